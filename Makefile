# roitelet. `make play` and `make test` need Python 3.11 or newer, make and git, and bring the rest themselves.
#
#   make play               set up .venv and open the game        make play ARGS="play roitatouille"
#   make test               set up .venv and run every check      make test ARGS="-k journal"
#   make check              lint, import contracts and types only
#   make bench              measure, beside other engines (in .venv-bench)
#   make bench-bots DEALS=1   measure how strong, honest and quick the bots are
#   make tune GAME=ministre    find a game's numbers for its bots anew
#   make soak               the long tests
#   make pictures           draw the pictures of the README anew
#   make lock               pin dependencies anew; UPGRADE=1 moves them to their newest releases
#   make clean              remove the environments and whatever tools left behind
#
# Another interpreter: make play PYTHON=python3.12

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && exit; done; echo python3)
VENV ?= .venv
BENCH_VENV ?= .venv-bench
LOCK_VENV ?= .venv-lock
JOBS ?= 2
DEALS ?= 1
ARGS ?=

ifeq ($(OS),Windows_NT)
    BIN := Scripts
else
    BIN := bin
endif

IN := $(VENV)/$(BIN)
PINS := constraints
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
UV_VERSION := 0.13.9

.DEFAULT_GOAL := play
.DELETE_ON_ERROR:
.PHONY: play test check bench bench-bots soak tune pictures lock clean

play: $(VENV)/play.stamp
	@$(IN)/roitelet $(ARGS)

test: check
	@$(IN)/python -m pytest -n $(JOBS) --dist loadgroup $(ARGS)

check: $(VENV)/test.stamp
	@$(IN)/ruff check .
	@$(IN)/ruff format --check .
	@$(IN)/lint-imports --no-logo
	@$(IN)/mypy

soak: $(VENV)/test.stamp
	@$(IN)/python -m pytest -m soak $(ARGS)

tune: $(VENV)/test.stamp
	@$(IN)/python -m ai.$(GAME).tune $(ARGS)

pictures: $(VENV)/test.stamp
	@$(IN)/python -m tests.pictures $(ARGS)

bench-bots: $(VENV)/test.stamp
	@$(IN)/python -m tests.bench.bots --deals $(DEALS) $(ARGS)

bench: $(BENCH_VENV)/bench.stamp
	@$(BENCH_VENV)/$(BIN)/python -m tests.bench $(ARGS)

# One environment and what it was last filled from: a stamp older than its pins fills the environment again.
$(VENV)/play.stamp: pyproject.toml $(PINS)/play.txt | $(VENV)/pyvenv.cfg
$(VENV)/test.stamp: pyproject.toml $(PINS)/test.txt | $(VENV)/pyvenv.cfg
$(BENCH_VENV)/bench.stamp: pyproject.toml $(PINS)/bench.txt | $(BENCH_VENV)/pyvenv.cfg

%.stamp:
	@echo "Installing the pinned packages of $(PINS)/$(*F).txt into $(@D)"
	@$(@D)/$(BIN)/python $(PIP_INSTALL) --require-hashes -r $(PINS)/$(*F).txt
	@$(@D)/$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

%/pyvenv.cfg:
	@$(PYTHON) -c "import sys; sys.exit('roitelet needs Python 3.11 or newer and this is %d.%d: try make PYTHON=python3.12' % sys.version_info[:2] if sys.version_info < (3, 11) else 0)"
	@$(PYTHON) -m venv $(@D)

# The pins of `play` and `bench` follow those of `test`, so that one environment serves to play and to test.
COMPILE := $(LOCK_VENV)/$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" pyproject.toml $(PINS)/build.in

lock: | $(LOCK_VENV)/pyvenv.cfg
	@$(LOCK_VENV)/$(BIN)/python $(PIP_INSTALL) uv==$(UV_VERSION)
	@$(COMPILE) $(if $(UPGRADE),--upgrade) --extra test --output-file $(PINS)/test.txt
	@$(COMPILE) --constraint $(PINS)/test.txt --output-file $(PINS)/play.txt
	@$(COMPILE) $(if $(UPGRADE),--upgrade) --constraint $(PINS)/test.txt --extra bench --output-file $(PINS)/bench.txt

clean:
	rm -rf $(VENV) $(BENCH_VENV) $(LOCK_VENV) dist build *.egg-info snapshot_report.html
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .grimp_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
