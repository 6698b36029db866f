"""The text of every rule, folded, for the search behind the names."""

from __future__ import annotations

from generator.pages.text import TextRenderer
from generator.reference.model import Reference
from generator.search.folding import fold


def folded_texts(reference: Reference, text: TextRenderer) -> dict[str, str]:
    """Returns the folded words of each record's page, all editions, each sentence once."""
    return {
        record.id: fold(" ".join(dict.fromkeys(text.plain(each) for each in record.texts())))
        for record in reference.records.values()
    }
