# Tapete. Each command does its own set-up: python3 (3.11 or newer) and make are enough.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= data

BIN := .venv/bin
BUNDLE := src/tapete/web/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/.*/*' 2>/dev/null)
WHOLE := src/tapete/naipes/*,src/tapete/mus/*,src/tapete/escoba/*,src/tapete/table/*,src/tapete/club/*,src/tapete/wire/*

export PATH := $(CURDIR)/$(BIN):$(PATH)
.NOTPARALLEL: # one pip and one npm at a time, also under -j
.DELETE_ON_ERROR:
.PHONY: help serve test check lint unit bench laws generate lock clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

serve: .venv/.runtime $(BUNDLE) ## play at http://localhost:8000 (PORT=, HOST=, DATA=)
	exec tapete serve --host $(HOST) --port $(PORT) --data $(DATA)

test: lint $(BUNDLE) .venv/.chromium ## prove that everything works
	pytest -n 2 -m "not e2e" --cov --cov-report=
	coverage report
	coverage report --include='$(WHOLE)' --fail-under=100
	pytest -m e2e

check: lint unit ## lint, types and unit tests: under two minutes

lint: .venv/.dev web/node_modules/.installed
	ruff check
	ruff format --check
	mypy
	lint-imports
	cd web && npm run check

unit: .venv/.dev # the laws over fewer hands than in `make test`
	TAPETE_LAWS_HANDS=200 pytest -n 2 -m "not e2e and not kill"

bench: .venv/.runtime ## measure the engine and the server
	tapete bench engine
	tapete bench server --tables 200

laws: .venv/.dev ## the laws of every game over 50,000 hands for each preset
	TAPETE_LAWS_HANDS=50000 pytest -n 2 tests/contract

generate: .venv/.dev web/node_modules/.installed ## write the generated files anew
	python -m scripts.generate
	python -m scripts.records
	cd web && npm run types

lock: ## write the locks anew from pyproject.toml
	$(PYTHON) -m venv .venv/lock && .venv/lock/bin/pip install --quiet uv
	$(LOCK) pyproject.toml --group build --output-file requirements.lock
	$(LOCK) pyproject.toml --group dev --constraints requirements.lock --output-file requirements-dev.lock
	$(LOCK) --group node --output-file requirements-node.lock

LOCK = .venv/lock/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url \
	--upgrade --custom-compile-command "make lock"

clean: ## remove all that make made; the data stay
	rm -rf .venv dist web/node_modules src/tapete/web .coverage .*_cache .hypothesis

# What the commands above stand on. A file is a stamp: newer than what it was made from.
INSTALL = pip install --quiet --disable-pip-version-check --require-hashes --requirement

.venv/.runtime: requirements.lock pyproject.toml hatch_build.py
	@echo "Tapete: preparing .venv (once)"
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Tapete needs Python 3.11")'
	test -x $(BIN)/pip || $(PYTHON) -m venv .venv
	$(INSTALL) requirements.lock
	pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.dev: requirements-dev.lock .venv/.runtime
	$(INSTALL) requirements-dev.lock
	@touch $@

.venv/.node: requirements-node.lock .venv/.runtime
	python hatch_build.py || $(INSTALL) requirements-node.lock
	@touch $@

.venv/.chromium: .venv/.dev
	@if command -v chromium; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends chromium fonts-liberation; \
	else python -m playwright install chromium; fi
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json .venv/.node
	cd web && npm ci --no-audit --no-fund
	@touch $@

$(BUNDLE): web/node_modules/.installed $(WEB)
	cd web && npm run build
	@touch $@
