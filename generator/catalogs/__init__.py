"""How a language says it: gettext catalogs, extracted, updated and read with Babel."""
