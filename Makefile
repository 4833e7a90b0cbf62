# Each step is a target that a person can type; `make site` and `make test` install what they miss.

SHELL := bash
PREFIX ?= /usr/local
PORT ?= 8000
SECONDS_OF_FUZZING ?= 60
CONFIGURATION ?= release

# One set of flags for everything, so that the site, the tests and the benchmark share one build.
flags := -c $(CONFIGURATION) -Xswiftc -enable-testing
products := .build/$(CONFIGURATION)
catalog := $(products)/catalog
results := .build/results
# Cases are as their authors write them.
formatted := find Package.swift Sources Tests content/_support -name '*.swift' -not -path '*/Cases/*'

# Pagefind lies among the programs of the virtual environment.
export PATH := $(CURDIR)/.build/venv/bin:$(PATH)

.PHONY: site test serve check docs coverage format lint bench verdicts fuzz install clean
.PHONY: setup setup-test build test-swift test-tool test-browser same-bytes

## The site, in site/.
site: build
	$(catalog) build

## All tests: those of the modules, the tool as a shell runs it, the finished site in a browser.
test: test-swift test-tool test-browser

## The site on http://127.0.0.1:8000.
serve: site
	python3 -m http.server --bind 127.0.0.1 --directory site $(PORT)

## Every snippet of the pages, compiled.
check: build
	$(catalog) check

## docs/diagnostics.md, from the table that `catalog explain` reads.
docs: build
	$(catalog) explain --markdown > docs/diagnostics.md

## docs/coverage.md, from the modules and the table of names.
coverage: build
	scripts/coverage.py $(products) > docs/coverage.md

format:
	$(formatted) -exec swift format -i {} +

lint:
	$(formatted) -exec swift format lint --strict {} +

## How fast checking and drawing are, beside the compiler alone.
bench: build
	bench/run.py $(products)

## Snippets of every kind, and mutants of them, against the compiler alone: VERDICTS=1000 SEED=7 for
## how many, and which.
verdicts: setup-test
	swift build $(flags) --build-tests
	VERDICTS=$(or $(VERDICTS),600) VERDICT_SEED=$(or $(SEED),1) swift test $(flags) --skip-build \
	  --disable-xctest --filter 'VerdictTests|TypoTests'

## Inputs that nobody thought of, for the readers of what authors write.
fuzz: setup
	scripts/fuzz.sh $(SECONDS_OF_FUZZING)

install: build
	scripts/install.sh $(products) '$(DESTDIR)$(PREFIX)'

clean:
	rm -rf .build .catalog
	find site -mindepth 1 ! -name README.md -delete

setup:
	@scripts/setup.sh site

setup-test:
	@scripts/setup.sh test

build: setup
	swift build $(flags)

# Left to itself, `swift test` would compile everything again with flags of its own.
test-swift: setup-test
	@mkdir -p $(results) && rm -f $(results)/swift.xml
	swift build $(flags) --build-tests
	swift test $(flags) --skip-build --disable-xctest --xunit-output $(results)/swift.xml

test-tool: setup-test build
	@mkdir -p $(results) && rm -f $(results)/tool.xml
	PRODUCTS=$(products) .build/venv/bin/python -m pytest -q \
	  --junit-xml=$(results)/tool.xml Tests/CommandLine

test-browser: setup-test site
	@mkdir -p $(results) && rm -f $(results)/browser.xml
	.build/venv/bin/python -m pytest -q --junit-xml=$(results)/browser.xml Tests/Browser

## Two builds of the site, compared byte for byte.
same-bytes: site
	scripts/same-bytes.sh $(catalog)
