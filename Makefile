# Everything a fresh machine needs: `make run` to try it, `make test` to check it.

SWIFT ?= swift
EXAMPLE ?= Examples/Trees/sign-up.aria.yaml
CONFIGURATION ?= debug
SOURCES = Package.swift Sources Tests Examples

.PHONY: run test setup browser build lint listings format bench clean graph docs

run: build
	@if [ -t 0 ] && [ -t 1 ]; then \
	  "$$($(SWIFT) build -c $(CONFIGURATION) --show-bin-path)/a11ynav" open $(EXAMPLE); \
	else \
	  "$$($(SWIFT) build -c $(CONFIGURATION) --show-bin-path)/a11ynav" read $(EXAMPLE); \
	fi

test: setup browser lint graph
	SWIFT="$(SWIFT)" sh Scripts/check-imports.sh
	$(SWIFT) test --skip-build
	@echo "All scenarios once more, with no view passed over because it is the same as before:"
	A11YNAV_PRUNING=off $(SWIFT) test --skip-build --filter 'A11yUITests|ListingTests'
	SWIFT="$(SWIFT)" sh Scripts/check-listings.sh
	@sh Scripts/setup.sh missing-browser

build: setup
	$(SWIFT) build -c $(CONFIGURATION) --product a11ynav

# Installs libespeak-ng-dev, which brings the voices, and libyaml-dev where pkg-config cannot find them.
setup:
	@sh Scripts/setup.sh

# A browser for the tests of live pages; without one they are skipped, and said so at the end.
browser:
	@sh Scripts/setup.sh browser

# Times and memory, in release: Benchmarks/README.md says what they mean.
bench: setup
	@sh Benchmarks/run.sh

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)

# Which targets and folders name each other's types; fails on a cycle.
graph:
	@if command -v python3 >/dev/null; then \
	  out=$$(python3 Scripts/type-graph.py) || { echo "$$out"; exit 1; }; \
	else \
	  echo "graph: there is no python3, so references between targets and folders were not checked" >&2; \
	fi

# The articles' listings by themselves: on a Mac against Apple's SwiftUI, elsewhere against ours.
listings: setup
	@[ "$$(uname)" = Darwin ] || $(SWIFT) build --target ListingTests
	SWIFT="$(SWIFT)" sh Scripts/check-listings.sh

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

# The documentation of the public modules as static pages in .build-docs/site.
DOCUMENTED = A11yTree A11yNavigation A11yDocuments A11ySpeech A11ySession A11yTranscripts A11yWeb A11yTesting \
  A11yViewTesting A11yUI A11yViewGraph A11yViews A11yAppModel
docs: setup
	A11YNAV_DOCS=1 $(SWIFT) package --scratch-path .build-docs --allow-writing-to-directory .build-docs/site \
	  generate-documentation --enable-experimental-combined-documentation --transform-for-static-hosting \
	  $(foreach target,$(DOCUMENTED),--target $(target)) --output-path .build-docs/site

clean:
	$(SWIFT) package clean
