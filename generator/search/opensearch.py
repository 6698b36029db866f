"""A description of the search, so that a browser can offer it."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from generator.reference.model import Reference


def opensearch(reference: Reference, site_name: str, base: str) -> str:
    """Returns the OpenSearch description of one language's site, which stands below the address `base`."""
    home = f"{base}{reference.locale}/index.html"
    name = f"{site_name} ({reference.language.name})"
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\n'
        f"<ShortName>{escape(name)}</ShortName>\n"
        f"<Description>{escape(reference.interface.ugettext('The rules of fifth-edition games in six languages, with calculators, offline.'))}</Description>\n"
        f"<Language>{reference.language.tag}</Language>\n<InputEncoding>UTF-8</InputEncoding>\n"
        f"<Url type=\"text/html\" template={quoteattr(home + '?q={searchTerms}')}/>\n"
        "</OpenSearchDescription>\n"
    )
