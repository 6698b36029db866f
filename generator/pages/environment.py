"""The Jinja environment of the page templates."""

from __future__ import annotations

from pathlib import Path

from jinja2 import BytecodeCache, Environment, FileSystemLoader, StrictUndefined
from jinja2.bccache import Bucket

from generator.reference.model import Reference

TEMPLATES = Path(__file__).parent.parent / "templates"


class _CompiledOnce(BytecodeCache):
    """Keeps compiled templates for all languages of a process; Jinja compares the source before it takes one."""

    def __init__(self) -> None:
        self._compiled: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        if bucket.key in self._compiled:
            bucket.bytecode_from_string(self._compiled[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._compiled[bucket.key] = bucket.bytecode_to_string()


_COMPILED = _CompiledOnce()


def plain_environment() -> Environment:
    """Returns an environment that escapes everything and refuses unknown names."""
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        bytecode_cache=_COMPILED,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        extensions=["jinja2.ext.i18n"],
    )


def make_environment(reference: Reference) -> Environment:
    """Returns an environment that also speaks the reference's language."""
    environment = plain_environment()
    environment.install_gettext_translations(reference.interface, newstyle=True)  # type: ignore[attr-defined]
    environment.globals["reference"] = reference
    environment.globals["tag"] = lambda locale: reference.languages[locale].tag
    return environment
