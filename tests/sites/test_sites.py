"""Other projects than ours: a game of its own, one with every mistake, one with a language that gives away what is not translated."""

from __future__ import annotations

import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from generator.catalogs.extract import extract
from generator.catalogs.update import serialize, updated
from generator.cli import main
from generator.project import Loader

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TINY = HERE / "tiny"


def copy_of(source: Path, folder: Path) -> Path:
    """Copies a project, with the theme's overrides where its mkdocs.yml looks for them."""
    shutil.copytree(source, folder)
    settings = (folder / "mkdocs.yml").read_text(encoding="utf-8")
    (folder / "mkdocs.yml").write_text(settings.replace("../../../site_overrides", str(ROOT / "site_overrides")), encoding="utf-8")
    return folder


def files_of(site: Path) -> dict[str, bytes]:
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in sorted(site.rglob("*")) if path.is_file()}


@pytest.fixture(scope="module")
def tiny_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("tiny") / "site"
    assert main(["--project", str(TINY), "build", "--out", str(out)]) == 0
    return out


def test_another_game_builds(tiny_site: Path) -> None:
    """The generator knows nothing of our game: other kinds, editions, languages and words build with the same command."""
    html = (tiny_site / "es" / "dish" / "sponge.html").read_text(encoding="utf-8")
    assert '<html lang="es"' in html
    assert 'data-edition="iced"' in html
    assert "Un pastel que sube" in html
    assert ">1,5\u00a0m<" in html
    assert "2024" not in html
    assert "The Book of Icing is a gift of its bakers." in html
    assert main(["--project", str(TINY), "check"]) == 0


def test_lists_of_another_game(tiny_site: Path) -> None:
    """A kind that the generator does not know has no tag; names stand under the letters they begin with."""
    html = (tiny_site / "es" / "reference" / "names.html").read_text(encoding="utf-8")
    assert re.findall(r'<h2 id="letter_\d+">(.)</h2>', html) == ["B", "H"]
    assert 'class="tag"' not in html


def test_markup_in_a_text_is_text(tiny_site: Path) -> None:
    """HTML that somebody writes into a record is shown as it was written."""
    html = (tiny_site / "en" / "dish" / "sponge.html").read_text(encoding="utf-8")
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; friends" in html
    assert "<script>alert(1)" not in html


def test_every_mistake_is_named_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest) -> None:
    """A project with every kind of mistake gives one line for each, with file, line and what to do, and no traceback."""
    project = copy_of(TINY, tmp_path / "broken")
    shutil.copytree(HERE / "broken", project, dirs_exist_ok=True)
    (project / "content" / "records" / "empty").mkdir()
    (project / "content" / "records" / "dish" / "huge.yaml").write_text("name: " + "x" * 600_000, encoding="utf-8")
    (project / "content" / "records" / "dish" / "latin.yaml").write_bytes(b"name: caf\xe9\n")
    (project / "content" / "records" / "dish" / "deep.yaml").write_text("name: " + "[" * 50_000, encoding="utf-8")
    (project / "content" / "records" / "dish" / "out.yaml").symlink_to("/etc/hostname")
    assert main(["--project", str(project), "check"]) == 1
    found = capsys.readouterr().out
    golden = HERE / "broken.golden.txt"
    if request.config.getoption("--update-goldens"):
        golden.write_text(found, encoding="utf-8")
    assert found == golden.read_text(encoding="utf-8")
    assert "Traceback" not in found
    for line in found.splitlines():
        assert re.match(r"[^:]+:\d+: [a-z-]+ .+; .+", line), line


@pytest.mark.parametrize(
    ("path", "text", "said"),
    [
        ("content/redirects.yaml", "../../evil/x: dish/sponge\n", "content/redirects.yaml:1: redirects"),
        ("content/redirects.yaml", "- a\n", "content/redirects.yaml:1: schema"),
        ("content/chapters.yaml", "", "content/chapters.yaml:1: chapters"),
        ("locales/languages.yaml", "languages:\n  es: {tag: es, name: E, english: E, script: Latin}\n", "locales/languages.yaml:1: languages"),
        ("locales/languages.yaml", "languages:\n  ../en: {tag: en, name: E, english: E, script: Latin}\n", "locales/languages.yaml:2: schema"),
        ("locales/languages.yaml", "languages:\n  en: {tag: en, name: E, english: E, script: Latin, source: true, tones: a}\n", "locales/languages.yaml:2: schema"),
        ("locales/es/terms.yaml", "- a\n", "locales/es/terms.yaml:1: schema"),
        ("mkdocs.yml", "site_name: [\n", "mkdocs.yml:1: mkdocs"),
        ("mkdocs.yml", "site_name: x\ndocs_dir: content\ntheme: material\n", "mkdocs.yml:1: mkdocs"),
    ],
)
def test_bad_settings_are_findings(tmp_path: Path, capsys: pytest.CaptureFixture[str], path: str, text: str, said: str) -> None:
    """Lists and settings that cannot be used are findings too, not tracebacks."""
    project = copy_of(TINY, tmp_path / "game")
    (project / path).write_text(text, encoding="utf-8")
    assert main(["--project", str(project), "build"]) == 1
    assert said in capsys.readouterr().out
    assert not (project / "site").exists()


def test_a_failing_build_leaves_the_last_site(tmp_path: Path) -> None:
    """Whatever is wrong, the site that was there stays as it was, and nothing is left beside it."""
    project = copy_of(TINY, tmp_path / "game")
    assert main(["--project", str(project), "build"]) == 0
    before = files_of(project / "site")
    (project / "content" / "records" / "dish" / "sponge.yaml").write_text("name: [\n", encoding="utf-8")
    assert main(["--project", str(project), "build"]) == 1
    assert files_of(project / "site") == before
    assert [path.name for path in project.glob(".site-*")] == []


def test_one_language_alone(tmp_path: Path, tiny_site: Path) -> None:
    """A language can be built alone, and is the same as in the whole site."""
    out = tmp_path / "one"
    assert main(["--project", str(TINY), "build", "--out", str(out), "--locale", "es"]) == 0
    assert files_of(out / "es") == files_of(tiny_site / "es")
    assert not (out / "en").exists()


def test_ids_that_move_lead_on(tmp_path: Path) -> None:
    """An old address leads to the new one, with and without a script."""
    project = copy_of(TINY, tmp_path / "game")
    (project / "content" / "redirects.yaml").write_text("dish/cake: dish/sponge\n", encoding="utf-8")
    assert main(["--project", str(project), "build"]) == 0
    html = (project / "site" / "es" / "dish" / "cake.html").read_text(encoding="utf-8")
    assert 'url=../dish/sponge.html"' in html
    assert "location.hash" in html


class _Visible(HTMLParser):
    """Collects text that a reader sees or hears, outside what is said to be in another language."""

    VOID = frozenset({"meta", "link", "input", "img", "br", "base", "hr"})

    def __init__(self) -> None:
        super().__init__()
        self.stack: list[bool] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        foreign = (tag != "html" and "lang" in found) or tag in {"script", "style", "svg"} or "names-table" in (found.get("class") or "")
        hidden = foreign or (self.stack[-1] if self.stack else False)
        if not hidden:
            self.texts += [found[name] or "" for name in ("aria-label", "title", "placeholder", "alt") if name in found]
        if tag not in self.VOID:
            self.stack.append(hidden)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID and self.stack:
            self.stack.pop()

    def handle_data(self, data: str) -> None:
        if self.stack and not self.stack[-1]:
            self.texts.append(data)


def _pseudo(text: str) -> str:
    """Marks every piece of a text between its marks and placeholders, the texts of links too."""
    token = re.compile(r"\[(?P<label>[^\]]*)\](?P<target>\([^)]*\))|(?P<keep>\{[^}]*\}|%\(\w+\)s|\*\*|<[^>]*>)|(?P<words>[^\[\{%*<]+)")

    def mark(match: re.Match[str]) -> str:
        if match["target"]:
            return f"[{'⟦' + match['label'] + '⟧' if match['label'] else ''}]{match['target']}"
        return match["keep"] or f"⟦{match['words']}⟧"

    return token.sub(mark, text)


def test_no_text_escapes_translation(tmp_path: Path) -> None:
    """In a language whose every message is marked, every word that a reader sees is marked, a name, or a document's."""
    project = copy_of_sources(ROOT, tmp_path / "real")
    table = project / "locales" / "languages.yaml"
    table.write_text(table.read_text(encoding="utf-8") + "  eo: {tag: eo, name: ⟦Esperanto⟧, english: Esperanto, script: Latin}\n", encoding="utf-8")
    loaded = Loader(project).load()
    folder = project / "locales" / "eo" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    for domain, template in extract(loaded).items():
        (folder / f"{domain}.po").write_bytes(serialize(marked(template, domain)))
    names = [f"{key}: {{preferred: '⟦{key}⟧'}}" for key in sorted({*loaded.records, *loaded.terms})]
    (project / "locales" / "eo" / "terms.yaml").write_text("\n".join(names) + "\n", encoding="utf-8")
    assert main(["--project", str(project), "build", "--locale", "eo"]) == 0
    allowed = re.compile(r"⟦[^⟧]*⟧|Polyglot SRD|SRD 5\.[\d.]+|CC BY 4\.0|English|\bEN\b|\bd\d+\b|\d+d\d+\S*|(?:[^\w⟦⟧]|[\d_])+|\b(?:ft|m|km|lb|kg|mi)\b")
    measures = re.compile(r"\b(?:\d[\d.,]*\u00a0)?(?:futoj?|mejloj?|funtoj?|feet|foot|pounds?|miles?|ft|mi|lb)\b")
    escaped = set()
    for path in sorted((project / "site" / "eo").rglob("*.html")):
        parser = _Visible()
        parser.feed(path.read_text(encoding="utf-8"))
        for text in parser.texts:
            text = re.sub(r"⟧ · .* - Polyglot SRD$", "⟧", text)  # a title holds the English name on purpose
            rest = allowed.sub("", measures.sub("", text)).strip()
            if rest:
                escaped.add((path.name, text.strip()[:80]))
    assert escaped == set()


def copy_of_sources(source: Path, folder: Path) -> Path:
    """Copies content, languages and settings of our own project."""
    folder.mkdir()
    for name in ("content", "locales"):
        shutil.copytree(source / name, folder / name)
    shutil.copy(source / "mkdocs.yml", folder)
    (folder / "site_overrides").symlink_to(source / "site_overrides")
    return folder


def marked(template: Catalog, domain: str) -> Catalog:
    catalog = updated(template, None, domain, "eo")
    for message in catalog:
        if message.id:
            message.string = tuple(map(_pseudo, message.id)) if isinstance(message.id, tuple | list) else _pseudo(message.id)
    return catalog


def test_a_seventh_language(tmp_path: Path) -> None:
    """A new language appears everywhere, all in English and marked so, without a line of code."""
    project = copy_of_sources(ROOT, tmp_path / "seven")
    assert main(["--project", str(project), "add-language", "pl"]) == 0
    assert main(["--project", str(project), "build", "--locale", "pl", "--locale", "th"]) == 0
    html = (project / "site" / "pl" / "rule" / "advantage.html").read_text(encoding="utf-8")
    assert '<html lang="pl"' in html
    assert re.search(r'class="fallback-note"', html)
    assert '<span lang="en" class="untranslated">' in html
    assert 'hreflang="pl"' in (project / "site" / "th" / "index.html").read_text(encoding="utf-8")
