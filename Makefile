# Every target sets itself up first; when nothing changed, that takes a fraction of a second.

PYTHON ?= python3
GAME   ?= fort
GAMES  ?= 2000
BIN    := .venv/bin
CHOOSE := $(BIN)/uv pip compile --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate \
          --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" --quiet --output-file

# Python keeps what it has read of its sources: every start is quicker, and tests make many.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test setup check bench bench-page bench-peers golden fuzz soak new-game types page dev pictures docs lock clean compiled

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play:  ## open the clubhouse in the browser; compiles the rules behind it
	@$(PYTHON) scripts/setup.py play
	@$(BIN)/klubovna

test: setup  ## run all tests
	@$(BIN)/pytest -n auto --maxschedchunk 4

setup:  ## install all that playing and working on it needs, compile the rules, build the page
	@$(PYTHON) scripts/setup.py

check: setup  ## check format, lint and types
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/python scripts/page_types.py --check
	@$(BIN)/python scripts/page.py npm run --silent check

bench: setup  ## measure decisions per second of every game
	@$(BIN)/klubovna bench

bench-page: setup  ## measure the page: weight, speed, frames, clicks and keys; ONLY=weight for a part
	@$(BIN)/python -m scripts.bench_page $(if $(ONLY),--only $(ONLY))

bench-peers: setup  ## measure the rules beside other projects' (catanatron, OpenSpiel), installed for it
	@$(BIN)/python -m scripts.bench_peers

golden: setup  ## write the golden games anew
	@$(BIN)/python scripts/golden.py

fuzz: setup  ## play random games: GAME=fort GAMES=2000
	@$(BIN)/python scripts/fuzz.py --game $(GAME) --games $(GAMES)

soak: setup  ## for a long time: random games of every title, their fullest boards, and killed clubhouses
	@$(BIN)/python scripts/fuzz.py --all --games 50000
	@KLUBOVNA_CROWD_GAMES=3000 $(BIN)/pytest -n auto tests/browser/test_crowds.py
	@KLUBOVNA_KILLS=100 $(BIN)/pytest -n auto --timeout 1800 tests/server/test_crash.py

new-game: setup  ## start a new game from the template: NAME=azul
	@test -n "$(NAME)" || { echo "which game? say: make new-game NAME=azul" >&2; exit 2; }
	@$(BIN)/python scripts/new_game.py $(NAME)

types: setup  ## write the page's types anew, after a change of messages
	@$(BIN)/python scripts/page_types.py

page: setup  ## build the page; fails when it can't be built
	@$(BIN)/python scripts/page.py

dev: setup  ## show the page from its sources, beside a clubhouse on port 7110
	@$(BIN)/python scripts/page.py npm run --silent dev

pictures: setup  ## take the pictures of README, docs, first page, lessons and tables anew
	@$(BIN)/python -m scripts.pictures

docs: setup  ## build the docs site in build/docs/site; fails on a warning or a broken link
	@$(BIN)/python -m scripts.docs

lock: setup  ## choose new versions for requirements/ and web/package-lock.json
	@$(CHOOSE) requirements/dev.txt pyproject.toml --extra compile --extra postgres --extra play --extra dev
	@$(CHOOSE) requirements/play.txt pyproject.toml --extra compile --extra play --constraints requirements/dev.txt
	@echo uv | $(CHOOSE) requirements/uv.txt - --constraints requirements/dev.txt
	@$(CHOOSE) requirements/docs.txt --group docs --constraints requirements/dev.txt
	@$(CHOOSE) requirements/peers.txt --group peers
	@$(BIN)/python scripts/page.py lock

compiled: setup  ## compile the rules; fails when they do not compile
	@$(BIN)/python scripts/compile.py

clean:  ## remove everything that was made
	@rm -rf .venv build dist web/node_modules src/klubovna/page .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests scripts \( -name '*.so' -o -name '*.pyd' \) -delete
	@find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
