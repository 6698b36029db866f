"""What one built page refers to and holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

_RESOURCE_ATTRIBUTES = {
    "img": ("src", "srcset"),
    "script": ("src",),
    "iframe": ("src",),
    "embed": ("src",),
    "object": ("data",),
    "audio": ("src",),
    "video": ("src", "poster"),
    "source": ("src", "srcset"),
    "track": ("src",),
    "use": ("href", "xlink:href"),
    "image": ("href", "xlink:href"),
    "input": ("src",),
}
_RESOURCE_RELATIONS = frozenset(
    ["stylesheet", "icon", "apple-touch-icon", "mask-icon", "manifest", "preload", "modulepreload", "prefetch", "preconnect", "dns-prefetch"]
)


@dataclass(frozen=True)
class Reference:
    """An address in a page; `loads` if the browser fetches it by itself."""

    address: str
    line: int
    loads: bool


@dataclass
class Page:
    """One page: its addresses, its ids with their lines, its styles, and what is asked of every page."""

    path: str
    references: list[Reference] = field(default_factory=list)
    ids: dict[str, int] = field(default_factory=dict)
    repeated_ids: list[tuple[str, int]] = field(default_factory=list)
    images_without_text: list[int] = field(default_factory=list)
    styles: list[tuple[str, int]] = field(default_factory=list)
    lang: str = ""
    headings: int = 0
    is_redirect: bool = False


def scan(path: str, text: str) -> Page:
    """Returns what stands in the page `text`, called `path` from the site's root."""
    scanner = _Scanner(Page(path))
    scanner.feed(text)
    scanner.close()
    return scanner.page


class _Scanner(HTMLParser):
    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page
        self._in_style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        page, line = self.page, self.getpos()[0]
        values = {name: value or "" for name, value in attrs}
        if identity := values.get("id"):
            if identity in page.ids:
                page.repeated_ids.append((identity, line))
            page.ids.setdefault(identity, line)
        if tag == "html":
            page.lang = values.get("lang", "")
        page.headings += tag == "h1"
        self._in_style = tag == "style"
        if tag == "img" and "alt" not in values:
            page.images_without_text.append(line)
        if "style" in values:
            page.styles.append((values["style"], line))
        self._addresses(tag, values, line)

    def _addresses(self, tag: str, values: dict[str, str], line: int) -> None:
        found: list[tuple[str, bool]] = []
        for attribute in _RESOURCE_ATTRIBUTES.get(tag, ()):
            if value := values.get(attribute):
                parts = [part.split()[0] for part in value.split(",") if part.strip()] if attribute == "srcset" else [value]
                found += [(part, True) for part in parts]
        if tag in {"a", "area"} and "href" in values:
            found.append((values["href"], False))
        elif tag == "form" and values.get("action"):
            found.append((values["action"], False))
        elif tag == "link" and _RESOURCE_RELATIONS & set(values.get("rel", "").lower().split()):
            found.append((values.get("href", ""), True))
        elif tag == "meta" and values.get("http-equiv", "").lower() == "refresh":
            self.page.is_redirect = True
            found.append((values.get("content", "").partition("=")[2].strip("'\" "), False))
        self.page.references += [Reference(address.strip(), line, loads) for address, loads in found]

    def handle_endtag(self, tag: str) -> None:
        self._in_style = False

    def handle_data(self, data: str) -> None:
        if self._in_style:
            self.page.styles.append((data, self.getpos()[0]))
