"""A language's names for concepts: the termbase, locales/<locale>/terms.yaml."""
