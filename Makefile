# make help lists what there is to make. Everything happens in .venv, which sets itself up.
NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))'
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do $$name $(NEW_ENOUGH) 2>/dev/null && echo $$name && break; done)
BIN := .venv/bin
UV_VERSION := 0.13.9

.DEFAULT_GOAL := help
.PHONY: help site serve test check bench lock clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

site: .venv/build.stamp ## build the complete site into site/
	$(BIN)/python -m generator build

serve: .venv/build.stamp ## serve the site on http://127.0.0.1:8000/ and show edits as they are saved
	$(BIN)/python -m generator serve

test: .venv/test.stamp ## run every test, those in a browser too
	$(BIN)/python -m tests.chromium
	$(BIN)/ruff check generator tests
	$(BIN)/mypy
	$(BIN)/python -m generator check
	$(BIN)/python -m pytest

check: .venv/test.stamp ## run the checks and tests that need no browser
	$(BIN)/ruff check generator tests
	$(BIN)/mypy
	$(BIN)/python -m generator check
	$(BIN)/python -m pytest --ignore=tests/browser

bench: .venv/test.stamp ## measure builds, edits under serve, what a first page view weighs, and the search
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.search

lock: .venv/build.stamp ## pin the requirements anew, with hashes
	$(BIN)/python -m pip install --quiet uv==$(UV_VERSION)
	for name in build test; do \
	  inputs=requirements/build.in; [ $$name = build ] || inputs="$$inputs requirements/test.in"; \
	  $(BIN)/uv pip compile --quiet --upgrade --generate-hashes --universal --python-version 3.11 --no-emit-index-url --no-header \
	    $$inputs -o requirements/$$name.txt; \
	done

clean: ## remove what was built, and the environment
	rm -rf site build .venv

# The .pth file silences Material's end-of-life banner for a plain `mkdocs` command; README, "Development", speaks of it.
.venv/build.stamp: requirements/build.txt pyproject.toml
	@[ -n "$(PYTHON)" ] && $(PYTHON) $(NEW_ENOUGH) || { echo 'Python 3.11 or newer is needed; name one: make site PYTHON=python3.12'; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@$(BIN)/python -c 'import pathlib, sysconfig; pathlib.Path(sysconfig.get_path("purelib"), "quiet_mkdocs.pth").write_text("import os; os.environ.setdefault(\"NO_MKDOCS_2_WARNING\", \"1\")\n")'
	@touch $@

.venv/test.stamp: .venv/build.stamp requirements/test.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/test.txt
	@touch $@
