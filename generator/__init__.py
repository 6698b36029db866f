"""Polyglot SRD: structured rule records in many languages, rendered into a static site."""
