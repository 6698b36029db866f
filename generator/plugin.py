"""The MkDocs plugin: for one language it has the theme render the frames; without a language it starts the build of all."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import jinja2
from mkdocs.config import base, config_options
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import Abort
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page as MkDocsPage

from generator import build
from generator.diagnostics import ContentError
from generator.pages.environment import TEMPLATES
from generator.pages.page import Page

_UNUSED_THEME_FILES = ("sitemap.xml", "assets/javascripts/", "assets/images/favicon.png", "assets/stylesheets/palette")


class PolyglotConfig(base.Config):  # type: ignore[no-untyped-call]
    """Options in mkdocs.yml."""

    locale = config_options.Type(str, default="")


class PolyglotPlugin(BasePlugin[PolyglotConfig]):  # type: ignore[no-untyped-call]
    """Hands navigation and texts to MkDocs, and takes the theme's frames from it."""

    def on_startup(self, *, command: str, dirty: bool) -> None:
        """Keeps this instance, and with it what is loaded, from one build of `mkdocs serve` to the next."""
        self.all_languages = build.SiteBuild(keeps=True)

    def on_serve(self, server: LiveReloadServer, *, config: MkDocsConfig, builder: Callable[..., None]) -> LiveReloadServer:
        server.build_delay = 0.05  # seconds; editors that save in several steps need no longer
        return server

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        root = Path(config.config_file_path or "mkdocs.yml").resolve().parent
        config.watch += [str(path) for path in (root / "locales", TEMPLATES, *map(Path, config.theme.dirs[:1])) if path.is_dir()]
        if not self.config.locale:
            # MkDocs itself then has nothing to build and empties a folder of its own; the site is swapped in when it is whole.
            self.published, config.site_dir = Path(config.site_dir), tempfile.mkdtemp(prefix="polyglot-")
            config.theme.static_templates = set()
            return config
        with _findings_for_mkdocs():
            self.language = build.prepare_language(root, self.config.locale, config.site_name, config.site_url or "")
        self.shells: dict[str, str] = {}
        config.theme.static_templates.discard("sitemap.xml")  # join.py writes one for all languages
        config.nav = self.language.navigation()
        config.theme["language"] = "en"  # texts come from our catalogs; see site_overrides/partials/language.html
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        if not self.config.locale:
            return Files([])
        docs = Path(config.docs_dir)
        kept = [file for file in files if Path(file.src_dir or docs) != docs and _is_used(file.src_uri)]  # pages come from the records
        pages = [File.generated(config, build.source_of(path), content="") for path, _ in self.language.pages.navigation()]
        return Files([*kept, *pages])

    def on_env(self, env: jinja2.Environment, *, config: MkDocsConfig, files: Files) -> jinja2.Environment | None:
        if self.config.locale:
            env.add_extension("jinja2.ext.i18n")
            env.install_gettext_translations(self.language.reference.interface, newstyle=True)  # type: ignore[attr-defined]
            env.globals.update(self.language.theme_context())
        return env

    def on_post_page(self, output: str, *, page: MkDocsPage, config: MkDocsConfig) -> str:
        self.shells[page.file.dest_uri] = output
        return output

    def on_post_template(self, output_content: str, *, template_name: str, config: MkDocsConfig) -> str:
        return self.language.filler.fill(output_content, Page(template_name, template_name, "", "", ""))

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        if self.config.locale:
            self.language.write(self.shells, Path(config.site_dir))
            return
        shutil.rmtree(config.site_dir, ignore_errors=True)
        with _findings_for_mkdocs():
            self.all_languages.run(config, self.published)


@contextmanager
def _findings_for_mkdocs() -> Iterator[None]:
    """Lets MkDocs stop with the findings instead of a traceback."""
    try:
        yield
    except ContentError as error:
        raise Abort(str(error)) from None


def _is_used(theme_file: str) -> bool:
    return not theme_file.startswith(_UNUSED_THEME_FILES) and not theme_file.endswith(".map")
