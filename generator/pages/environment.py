"""The Jinja environment of the page templates."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from generator.reference.model import Reference

TEMPLATES = Path(__file__).parent.parent / "templates"


def make_environment(reference: Reference) -> Environment:
    """Returns an environment that escapes everything, speaks the reference's language and refuses unknown names."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        extensions=["jinja2.ext.i18n"],
    )
    environment.install_gettext_translations(reference.interface, newstyle=True)  # type: ignore[attr-defined]
    environment.globals["reference"] = reference
    environment.globals["tag"] = lambda locale: reference.languages[locale].tag
    return environment
