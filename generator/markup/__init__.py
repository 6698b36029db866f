"""The text format of records: a small Markdown, whose links carry whatever must not be mistyped."""
