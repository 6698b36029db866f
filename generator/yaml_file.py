"""Reads YAML strictly: values as YAML 1.2 means them, the line of every value kept, every surprise a finding.

The events of libyaml are put together here instead of by PyYAML's loader, because that drops lines, lets the last
of two equal keys win, resolves `no` and `1:30` as YAML 1.1 did, and follows aliases, which can blow up in memory.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from generator.diagnostics import Finding

MAX_BYTES = 512 * 1024
MAX_DEPTH = 24

Key = tuple[str | int, ...]

_CORE: list[tuple[re.Pattern[str], Callable[[str], Any]]] = [
    (re.compile(r"(?:~|null|Null|NULL|)\Z"), lambda text: None),
    (re.compile(r"(?:true|True|TRUE)\Z"), lambda text: True),
    (re.compile(r"(?:false|False|FALSE)\Z"), lambda text: False),
    (re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})\Z"), int),
    (re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})\.[0-9]{1,18}\Z"), float),
]
_SURPRISES = [
    (re.compile(r"(?:yes|no|on|off)\Z", re.I), "some YAML readers take it for true or false"),
    (re.compile(r"[-+]?[0-9]+(?::[0-5]?[0-9])+(?:\.[0-9]*)?\Z"), "some YAML readers take it for a number in base 60"),
    (re.compile(r"[-+]?0[0-9_]+\Z"), "some YAML readers take it for an octal number"),
    (re.compile(r"[-+]?0[xob][0-9a-f_]+\Z", re.I), "it reads as a number in another base"),
    (re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt ].*)?\Z"), "some YAML readers take it for a date"),
    (re.compile(r"[-+]?[0-9][0-9_]*_[0-9_.]*\Z"), "some YAML readers drop the underscores"),
    (re.compile(r"[-+]?\.(?:inf|nan)\Z|[-+]?\.nan\Z", re.I), "it reads as a number that is none"),
    (re.compile(r"[-+]?[0-9]{19,}(?:\.[0-9]*)?\Z|[-+]?[0-9.]+e[-+]?[0-9]+\Z", re.I), "it reads as a number out of range"),
    (re.compile(r"<<\Z|=\Z"), "some YAML readers give it a meaning of its own"),
]


@dataclass
class YamlFile:
    """One file's data with the line of every value, by its path of keys and indexes."""

    path: str
    data: Any = None
    lines: dict[Key, int] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def line(self, key: Key = ()) -> int:
        """Returns the line of the value at `key`, or of its nearest parent that stands in the file."""
        while key and key not in self.lines:
            key = key[:-1]
        return self.lines.get(key, 1)

    def finding(self, key: Key, code: str, message: str, fix: str) -> Finding:
        return Finding(self.path, self.line(key), code, message, fix)


class _RefusedError(Exception):
    def __init__(self, line: int, message: str, fix: str) -> None:
        super().__init__(message)
        self.line, self.message, self.fix = line, message, fix


def read_yaml(path: Path, shown: str) -> YamlFile:
    """Reads the file at `path`, called `shown` in findings. Never raises for what a file can hold."""
    result = YamlFile(shown)
    try:
        if path.stat().st_size > MAX_BYTES:
            raise _RefusedError(1, f"is larger than {MAX_BYTES // 1024} KiB", "split it; a record is one rule")
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        result.findings.append(Finding(shown, line, "yaml-encoding", "is not UTF-8 text", "save the file as UTF-8"))
        return result
    except OSError as error:
        result.findings.append(Finding(shown, 1, "yaml-file", f"cannot be read ({error.strerror})", "check the file and its permissions"))
        return result
    except _RefusedError as refused:
        result.findings.append(Finding(shown, refused.line, "yaml-size", refused.message, refused.fix))
        return result
    parse_yaml(text, result)
    return result


def parse_yaml(text: str, result: YamlFile) -> None:
    """Parses `text` into `result`: data, lines and findings."""
    try:
        _Composer(result).compose(text)
    except _RefusedError as refused:
        result.data = None
        result.findings.append(Finding(result.path, refused.line, "yaml-syntax", refused.message, refused.fix))
    except yaml.YAMLError as error:
        result.data = None
        mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
        line = mark.line + 1 if mark else text[: getattr(error, "position", 0)].count("\n") + 1
        problem = str(getattr(error, "problem", None) or getattr(error, "reason", None) or "is not valid YAML")
        here = text.splitlines()[line - 1 : line]
        tabs = any("\t" in row[: len(row) - len(row.lstrip())] for row in here)
        fix = "indent with spaces, not tabs" if tabs else "check the indentation, the quotes and the colons near this line"
        result.findings.append(Finding(result.path, line, "yaml-syntax", f"YAML cannot be read here: {problem}", fix))


class _Composer:
    """Puts events together iteratively, so that no file can exhaust the stack."""

    def __init__(self, result: YamlFile) -> None:
        self.result = result
        self.stack: list[tuple[Any, Key]] = []
        self.key: str | None = None
        self.pending: list[str | None] = []
        self.done = False

    def compose(self, text: str) -> None:
        for event in yaml.parse(text, Loader=yaml.CSafeLoader):
            line = event.start_mark.line + 1 if event.start_mark else 1
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
                raise _RefusedError(line, "anchors and aliases (& and *) are not used here", 'write the value out, or quote a text that begins with "&" or "*"')
            if isinstance(event, yaml.ScalarEvent):
                if event.tag and not event.tag.startswith("tag:yaml.org,2002:str"):
                    raise _RefusedError(line, f"the tag {event.tag} is not used here", "remove it, or quote the text")
                self.scalar(event, line)
            elif isinstance(event, yaml.CollectionStartEvent):
                if event.tag:
                    raise _RefusedError(line, f"the tag {event.tag} is not used here", "remove it")
                self.open({} if isinstance(event, yaml.MappingStartEvent) else [], line)
            elif isinstance(event, yaml.CollectionEndEvent):
                self.stack.pop()
                self.key = self.pending.pop()
            elif isinstance(event, yaml.DocumentStartEvent) and self.done:
                raise _RefusedError(line, "a second document begins here (---)", "one file holds one document")

    def open(self, value: Any, line: int) -> None:
        if len(self.stack) >= MAX_DEPTH:
            raise _RefusedError(line, f"nested deeper than {MAX_DEPTH} levels", "flatten it")
        if self.stack and isinstance(self.stack[-1][0], dict) and self.key is None:
            raise _RefusedError(line, "a list or mapping stands where a key should", "a key is one word; quote a text that begins with [ or {")
        path = self.put(value, line)
        self.pending.append(None)
        self.stack.append((value, path))
        self.key = None

    def put(self, value: Any, line: int) -> Key:
        self.done = True
        if not self.stack:
            self.result.data = value
            self.result.lines[()] = line
            return ()
        parent, path = self.stack[-1]
        if isinstance(parent, list):
            path = (*path, len(parent))
            parent.append(value)
        else:
            assert self.key is not None
            path = (*path, self.key)
            parent[self.key] = value
            self.key = None
        self.result.lines.setdefault(path, line)
        return path

    def scalar(self, event: yaml.ScalarEvent, line: int) -> None:
        value: Any = event.value
        plain = not event.style and not event.tag
        is_key = bool(self.stack) and isinstance(self.stack[-1][0], dict) and self.key is None
        if plain:
            value = self.plain(event.value, line)
        if not is_key:
            self.put(value, line)
            return
        if not isinstance(value, str):
            self.note(line, f"the key {event.value} is no text", f'write it in quotes: "{event.value}"')
            value = event.value
        mapping, path = self.stack[-1]
        if value in mapping:
            self.note(line, f'the key "{value}" stands twice (first on line {self.result.line((*path, value))})', "remove one of them")
        self.result.lines.setdefault((*path, value), line)
        self.key = value

    def plain(self, text: str, line: int) -> Any:
        if len(text) > 40 or (" " in text and not text[:1].isdigit()):
            return text  # longer than any number or date; spares most texts two dozen patterns
        for pattern, why in _SURPRISES:
            if pattern.match(text):
                self.note(line, f"{text} is ambiguous: {why}", f'write "{text}" in quotes if it is text, else true, false or a plain number')
                return text
        for pattern, convert in _CORE:
            if pattern.match(text):
                return convert(text)
        return text

    def note(self, line: int, message: str, fix: str) -> None:
        self.result.findings.append(Finding(self.result.path, line, "yaml-value", message, fix))
