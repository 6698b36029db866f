"""A small project on disk, sound as it stands, in which each test breaks one thing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from generator.diagnostics import Finding
from generator.lint.messages import forget
from generator.project import Loader, Project

FILES = {
    "content/records/rule/cover.yaml": """\
name: Cover
also: [half cover]
editions:
  "2024":
    source: {document: srd-new, section: Cover}
    summary: An obstacle gives +2 to your [AC](term:armor-class).
    body: |
      **Half.** You have +2 to [AC](term:armor-class).

      - The obstacle stands within [](ft:5).
      - You can see the [reaction](term:reaction).
  "2014":
    source: {document: srd-old, section: Cover}
    same_as: "2024"
see_also: [reaction]
""",
    "content/terms/play.yaml": """\
armor-class:
  name: Armor Class
  also: [AC]
  kind: combat
  at: cover
  brief: What an attack has to reach.
reaction:
  name: Reaction
  kind: combat
  brief: What you do on the turn of somebody else.
""",
    "content/chapters.yaml": "core:\n  name: Core rules\n  summary: How play goes.\n  records: [cover]\n",
    "content/sources.yaml": """\
documents:
  srd-new: {title: New Document, short: New, url: "https://example.org/", attribution: From the New Document.}
  srd-old: {title: Old Document, short: Old, url: "https://example.org/", attribution: From the Old Document.}
editions:
  "2024": {label: 2024 rules, document: srd-new}
  "2014": {label: 2014 rules, document: srd-old}
""",
    "locales/languages.yaml": """\
languages:
  en: {tag: en, name: English, english: English, script: Latin, source: true}
  vi: {tag: vi, name: Tiếng Việt, english: Vietnamese, script: Latin}
  th: {tag: th, name: ไทย, english: Thai, script: Thai}
  ru: {tag: ru, name: Русский, english: Russian, script: Cyrillic}
  ko: {tag: ko, name: 한국어, english: Korean, script: Hangul}
  zh: {tag: zh-Hans, name: 简体中文, english: Chinese, script: Han}
""",
}
NAMES = {
    "vi": ("Che chắn", "Lớp giáp", "Phản ứng"),
    "th": ("ที่กำบัง", "ค่าเกราะ", "รีแอ็กชัน"),
    "ru": ("Укрытие", "Класс Доспеха", "Реакция"),
    "ko": ("엄폐", "방어도", "반응"),
    "zh": ("掩护", "护甲等级", "反应"),
}
Check = Callable[[Project], Iterator[Finding]]


class SmallProject:
    """Files of a project below `root`; `findings` loads them and runs one check."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for path, text in FILES.items():
            self.write(path, text)
        for locale, (cover, armor_class, reaction) in NAMES.items():
            entries = {"cover": cover, "armor-class": armor_class, "reaction": reaction}
            self.write(f"locales/{locale}/terms.yaml", "".join(f"{key}:\n  preferred: {name}\n" for key, name in entries.items()))

    def write(self, path: str, text: str) -> None:
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text, encoding="utf-8")

    def change(self, path: str, old: str, new: str) -> None:
        """Puts `new` where `old` stands in the file, once."""
        text = (self.root / path).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path}"
        self.write(path, text.replace(old, new))

    def translate(self, locale: str, source: str, text: str, context: str = "") -> None:
        """Makes `text` the only translation of `locale`; without a context it is one of the interface."""
        context_line = f"msgctxt {json.dumps(context)}\n" if context else ""
        lines = [f"msgid {json.dumps(source, ensure_ascii=False)}", f"msgstr {json.dumps(text, ensure_ascii=False)}"]
        self.write(f"locales/{locale}/LC_MESSAGES/site.po", 'msgid ""\nmsgstr ""\n\n' + context_line + "\n".join(lines) + "\n")

    def load(self) -> Project:
        forget()
        project = Loader(self.root).load()
        assert project.findings == []
        return project

    def findings(self, check: Check) -> list[Finding]:
        return sorted(check(self.load()))


@pytest.fixture
def small(tmp_path: Path) -> SmallProject:
    return SmallProject(tmp_path)
