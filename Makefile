# Everything a person or CI runs. `make` alone lists it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Two more than the cores that tests are written for: three of the workers often wait for a browser.
WORKERS ?= 4

# Tests start Python many times; what it has compiled once it need not compile again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play site screens test tests proof counts openspiel cluster bench load strength baselines learn mutants lint packages pins docs clean

help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 12

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Visavis needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

# First all packages, each with its digest, then Visavis itself, which fetches nothing more.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
HERE := $(PIP) --no-deps --no-build-isolation -e .

$(VENV)/.play: pyproject.toml requirements/web.txt | $(VENV)/.python
	$(PIP) --require-hashes -r requirements/web.txt
	$(HERE)
	@touch $@

$(VENV)/.dev: pyproject.toml requirements/dev.txt | $(VENV)/.python
	$(PIP) --require-hashes -r requirements/dev.txt
	$(HERE)
	@touch $@ $(VENV)/.play

$(VENV)/.bench: requirements/bench.txt | $(VENV)/.dev
	$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

# Tried once: a computer without a browser and without a network need not wait for it every time.
$(VENV)/.browser: $(VENV)/.dev
	@$(BIN)/python tools/provide_browser.py
	@touch $@

play: $(VENV)/.play ## set everything up and open Visavis in the browser (LAN=1 also allows phones)
	@$(BIN)/visavis serve $(if $(LAN),--lan)

site: $(VENV)/.play ## build the page that needs no network into build/site (needs node and npm)
	@$(BIN)/python site/build.py

screens: $(VENV)/.dev ## take the screenshots in docs/screens (needs chromium)
	$(BIN)/python tools/make_screens.py

lint: $(VENV)/.dev ## ruff, and mypy: strict in src, not strict in tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: $(VENV)/.browser ## run lint and all tests
	@$(MAKE) --no-print-directory -j 2 lint tests

# In a fresh clone the tests are compiled once, not once by every worker. The mark lies beside what was compiled: a new
# clone may come to an environment that was there before.
COMPILED := tests/__pycache__/.compiled
$(COMPILED): $(VENV)/.dev
	@$(BIN)/pytest --collect-only -qq >/dev/null || true
	@mkdir -p $(@D) && touch $@

tests: $(VENV)/.browser $(COMPILED)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -q

$(VENV)/.large: requirements/large.txt | $(VENV)/.dev
	$(PIP) --require-hashes -r requirements/large.txt
	@touch $@

proof: $(VENV)/.browser $(VENV)/.large ## the same on larger samples, within the hour; writes what it counted to docs/promises.md
	@mkdir -p proof && rm -f proof/counts.jsonl && date +%s > proof/began
	VISAVIS_PROOF=1 VISAVIS_PROOF_FILE=$(CURDIR)/proof/counts.jsonl $(BIN)/pytest -n $(WORKERS) --dist worksteal -q -o faulthandler_timeout=0
	@$(BIN)/python tools/sum_proof.py proof $$(cat proof/began) $(WORKERS)

counts: $(VENV)/.dev ## the full counts where a proof takes samples: many hours; can be stopped and goes on
	$(BIN)/python tools/full_counts.py

openspiel: $(VENV)/.large ## install OpenSpiel, which is large, and test the games in it
	VISAVIS_OPENSPIEL=1 $(BIN)/pytest -q tests/research/test_openspiel.py

cluster: $(VENV)/.large ## install Ray, which is large, and test runs on a cluster of its own on this machine
	VISAVIS_CLUSTER=1 $(BIN)/pytest -q tests/lab/test_cluster.py tests/arena/test_league_on_cluster.py

bench: $(VENV)/.bench ## measure speed and strength on one core; PAIRS=10 for a quick look
	$(BIN)/python bench/run.py

load: $(VENV)/.dev ## how many tables of four phones one process holds, over loopback: a few minutes
	cd bench && ../$(BIN)/python load.py

strength: $(VENV)/.dev ## how strong the computer players are, into docs/strength.md: hours; can be stopped and goes on
	$(BIN)/python bench/strength.py

baselines: $(VENV)/.dev ## leagues of the computer players of every game, into docs/arena.md
	$(BIN)/python tools/make_baselines.py

LEARN := docs/examples/learning
learn: $(VENV)/.dev ## install torch, which is large, train the examples, and draw their learning curves
	$(PIP) torch==2.13.0 sb3-contrib==2.9.2
	$(BIN)/python $(LEARN)/ppo_sparks.py $(LEARN)/ppo_sparks.jsonl
	$(BIN)/python $(LEARN)/self_play.py $(LEARN)/self_play.jsonl
	$(BIN)/python $(LEARN)/curve.py $(LEARN)/ppo_sparks.jsonl 200
	$(BIN)/python $(LEARN)/curve.py $(LEARN)/self_play.jsonl 100

mutants: $(VENV)/.dev ## change every criterion, one at a time; every change must fail a test
	@for game in $$($(BIN)/visavis games --json | $(BIN)/python -c 'import json, sys; print(*(game["id"] for game in json.load(sys.stdin)))'); \
		do $(BIN)/python -m visavis.testing.mutants $$game || exit 1; done

packages: $(VENV)/.dev ## the wheel and the source as files to install, into dist
	$(BIN)/python -m hatchling build

pins: $(VENV)/.dev ## write requirements/*.txt from constraints.txt: versions with their digests
	$(BIN)/python tools/make_requirements.py

docs: $(VENV)/.dev ## write the generated parts of docs/
	$(BIN)/python tools/make_docs.py

clean: ## remove everything that was made
	rm -rf $(VENV) proof build dist site/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
