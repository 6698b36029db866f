"""python -m generator add-language"""

from __future__ import annotations

import argparse

from babel import Locale
from babel.core import UnknownLocaleError, get_global
from pydantic import TypeAdapter

from generator.catalogs.extract import extract
from generator.catalogs.update import update_catalogs
from generator.diagnostics import ContentError, Finding
from generator.languages import Locale as LocaleId
from generator.languages import Script
from generator.project import Loader

_SCRIPTS: dict[str, Script] = {
    **dict.fromkeys(("", "Latn"), "Latin"),
    **dict.fromkeys(("Kore", "Hang"), "Hangul"),
    **dict.fromkeys(("Hans", "Hant", "Jpan"), "Han"),
    "Cyrl": "Cyrillic",
    "Thai": "Thai",
}
_TABLE = "locales/languages.yaml"
_TERMS = """\
# {language} names of concepts; see locales/README.md. For example:
# temporary-hit-points:
#   preferred: …
#   also: […]
{{}}
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("locale", help="the language's id, as Unicode CLDR names it: pl, uk, pt_BR")


def run(options: argparse.Namespace) -> int:
    try:
        TypeAdapter(LocaleId).validate_python(options.locale)
        locale = Locale.parse(options.locale)
    except (ValueError, UnknownLocaleError):
        raise _refused(f'"{options.locale}" is no known language', "use an id of Unicode CLDR, such as pl or pt_BR") from None
    project = Loader(options.project).load()
    if project.findings:
        raise ContentError(project.findings)
    if options.locale in project.locales:
        raise _refused(f"{options.locale} is there already", "nothing to do")
    native = (locale.display_name or options.locale).replace('"', "")
    script = _SCRIPTS.get(locale.script or _likely_script(options.locale), "Other")
    tag = options.locale.replace("_", "-")
    row = f'  "{options.locale}": {{tag: "{tag}", name: "{native[:1].upper() + native[1:]}", english: "{locale.english_name}", script: {script}}}\n'
    table = options.project / _TABLE
    text = table.read_text(encoding="utf-8")
    folder = options.project / "locales" / options.locale
    (folder / "LC_MESSAGES").mkdir(parents=True, exist_ok=True)
    for name, content in update_catalogs(extract(project), folder / "LC_MESSAGES", options.locale).items():
        (folder / "LC_MESSAGES" / name).write_bytes(content)
    style = f"# {locale.english_name}\n\nRegister, punctuation, numerals, what stays English.\n"
    for name, start in (("terms.yaml", _TERMS.format(language=locale.english_name)), ("STYLE.md", style)):
        if not (folder / name).exists():
            (folder / name).write_text(start, encoding="utf-8")
    table.write_text((text if text.endswith("\n") else text + "\n") + row, encoding="utf-8")
    print(f"{options.locale} is in {_TABLE}; its files stand in locales/{options.locale}. Look over the new row, then see locales/README.md")
    return 0


def _refused(message: str, fix: str) -> ContentError:
    return ContentError([Finding(_TABLE, 1, "locale", message, fix)])


def _likely_script(locale: str) -> str:
    likely = get_global("likely_subtags").get(locale) or ""
    return next((part for part in likely.split("_") if len(part) == 4), "")
