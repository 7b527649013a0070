# SPDX-License-Identifier: MIT
# `make run` sets up a fresh machine and starts a session; `make test` runs every check.

SWIFT ?= swift
EXAMPLE ?= Examples/Trees/sign-up.aria.yaml
CONFIGURATION ?= debug
SOURCES = Package.swift Sources Tests Examples Fuzzing \
  Frameworks/Package.swift Frameworks/Sources Frameworks/Tests Frameworks/Examples
# Builds both packages with their tests. They share the build folder, so modules that both need are compiled once.
# SwiftPM keeps one plan for a folder, and does not notice that it is another package's.
PLAN = .build/debug/description.json
define build-tests
	@rm -f $(PLAN)
	$(SWIFT) build --build-tests
	@rm -f $(PLAN)
	$(SWIFT) build --package-path Frameworks --scratch-path .build --build-tests
	@rm -f $(PLAN)
endef

.PHONY: installed soak check fuzz simulate sanitize run test setup browser desktop audits clients build lint listings format bench clean graph docs site surface

# The build log goes to standard error so that the output can be piped.
run: setup
	@$(SWIFT) build -c $(CONFIGURATION) --product a11ynav >&2
	@command=read; if [ -t 0 ] && [ -t 1 ]; then command=open; fi; \
	"$$($(SWIFT) build -c $(CONFIGURATION) --show-bin-path)/a11ynav" $$command $(EXAMPLE)

# The local folder in which `make installed` installs the release build.
HERE = $(CURDIR)/.build-installed

# The command line, the GitHub Action and the audits are tested with the installed release build, as users get it.
test: setup browser desktop audits clients lint graph
	$(build-tests)
	@$(MAKE) --no-print-directory installed
	@$(MAKE) --no-print-directory simulate
	@! command -v python3 >/dev/null || python3 Scripts/check-refused.py
	SWIFT="$(SWIFT)" sh Scripts/check-listings.sh
	SWIFT="$(SWIFT)" A11YNAV_PROGRAM="$(HERE)/bin/a11ynav" sh Scripts/test.sh
	sh Packaging/Action/try.sh "$(HERE)/bin/a11ynav"
	sh Scripts/check-audits.sh "$(HERE)/bin/a11ynav"
	@sh Scripts/setup-python.sh site
	sh Scripts/check-site.sh "$(HERE)/bin/a11ynav"
	sh Scripts/check-installed.sh "$(HERE)"
	sh Scripts/check-clients.sh "$(HERE)/bin/a11ynav"
	@sh Scripts/setup.sh missing-browser
	@sh Scripts/setup-desktop.sh --check

installed: setup
	@$(MAKE) --no-print-directory install DESTDIR= PREFIX="$(HERE)"

# Repeats the whole suite in random order: `make soak TIMES=10 LOAD=2`.
soak: setup browser desktop installed
	$(build-tests)
	SWIFT="$(SWIFT)" LOAD="$(LOAD)" sh Scripts/soak.sh $(or $(TIMES),1)

# Builds and tests the modules below the view layer in a separate build folder; after the first build this takes two
# minutes. Tests that need a browser or a desktop run only in `make test`.
check: setup lint graph
	A11YNAV_BELOW_VIEWS=1 $(SWIFT) build --scratch-path .build-core --build-tests
	A11YNAV_BELOW_VIEWS=1 A11YNAV_LIVE=off $(SWIFT) test --scratch-path .build-core --skip-build \
	  --skip 'A11yDesktopTests|A11yWebTests'

build: setup
	$(SWIFT) build -c $(CONFIGURATION) --product a11ynav

# Installs libespeak-ng-dev (which includes the voices), libyaml-dev and libexpat1-dev if pkg-config cannot find them.
setup:
	@sh Scripts/setup.sh

# Installs a browser for the tests of live pages. Without one, those tests are skipped and the summary says so.
browser:
	@sh Scripts/setup.sh browser

# Installs a virtual display, a D-Bus daemon and three toolkits for the tests of desktop apps.
desktop:
	@sh Scripts/setup-desktop.sh

# Installs axe-core and SARIF models, against which the audits of the example shop are checked.
audits:
	@sh Scripts/setup-python.sh audits

# Installs pytest, Playwright, Selenium and mypy for the tests of the Python and JavaScript clients.
clients:
	@sh Scripts/setup-python.sh clients

# Fuzzes every parser of untrusted input: `make fuzz SECONDS_EACH=600`.
fuzz: setup
	SWIFT="$(SWIFT)" sh Scripts/fuzz.sh $(or $(SECONDS_EACH),60)

# Runs random sessions and checks what must hold in all of them. `make simulate SEED=7 EVENTS=0` runs until it is
# stopped; a failing seed leaves a log for `a11ynav replay --log`.
simulate: setup
	sh Packaging/build.sh Simulator $(RELEASE_FOLDER) $(RELEASE_FOLDER)/Simulator
	$(RELEASE_FOLDER)/Simulator $(or $(SEED),1) $(or $(EVENTS),1000000)

# Runs the tests below the view layer under AddressSanitizer and ThreadSanitizer.
sanitize: setup
	SWIFT="$(SWIFT)" sh Scripts/sanitize.sh

# Measures time and memory in a release build; Benchmarks/README.md explains the results.
bench: setup
	@sh Benchmarks/run.sh

# Generates declarations without behavior from Surface/*.rows, as described in Surface/README.md.
surface:
	SWIFT="$(SWIFT)" python3 Scripts/surface.py

# Checks formatting and that generated files match their rows. In a git checkout, also checks that each file names its
# license and that only VisibleText is printed.
lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	@if command -v python3 >/dev/null; then \
	  python3 Scripts/test_surface.py --quiet && \
	  SWIFT="$(SWIFT)" python3 Scripts/surface.py --check; \
	else \
	  echo "lint: python3 is not installed, so generated files were not checked" >&2; \
	fi
	@[ ! -e .git ] || { sh Scripts/spdx.sh && sh Scripts/one-way-out.sh; }
	@! command -v node >/dev/null || for script in Sources/*/Scripts/*.js; do node --check "$$script" || exit 1; done

# Fails on a dependency cycle between targets or folders, on an import that Package.swift does not declare, and if the
# list of unsafe code and global state is out of date or ARCHITECTURE.md names files or functions that do not exist.
graph:
	@if command -v python3 >/dev/null; then \
	  out=$$(python3 Scripts/type-graph.py) || { echo "$$out"; exit 1; }; \
	  SWIFT="$(SWIFT)" python3 Scripts/check-imports.py && python3 Scripts/list-unsafe.py --check && \
	  python3 Scripts/check-ways.py || exit 1; \
	else \
	  echo "graph: python3 is not installed, so dependencies between targets and folders were not checked" >&2; \
	fi

# Type-checks the listings from published articles: against Apple's SwiftUI on a Mac, against this package elsewhere.
listings: setup
	@[ "$$(uname)" = Darwin ] || $(SWIFT) build --target ListingTests
	SWIFT="$(SWIFT)" sh Scripts/check-listings.sh

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

# Builds the website in .build-site: guides, tutorials, and the reference that the program itself describes.
site: setup
	@sh Scripts/setup-python.sh site
	$(SWIFT) build --product a11ynav
	python3 Scripts/build-site.py "$$($(SWIFT) build --show-bin-path)/a11ynav" .build-site

# Also builds the public modules' documentation as static pages in .build-docs/site.
DOCUMENTED = A11yTree A11yNavigation A11yDocuments A11ySpeech A11ySession A11yTranscripts A11yTesting \
  A11yWeb $(if $(filter Linux,$(shell uname)),A11yDesktop) A11yViewTesting \
  A11yUI A11yViewGraph A11yViewFeatures A11yViews A11yDrawing A11yPlatformViews \
  A11yAppModel SwiftUI Combine Accessibility AppIntents UniformTypeIdentifiers WidgetKit \
  Charts SwiftData UserNotifications OSLog ActivityKit CoreTransferable SwiftUICore
DOCUMENTED_FRAMEWORKS = $(filter-out _%,$(notdir $(wildcard Frameworks/Sources/*)))
docs: site
	SWIFT="$(SWIFT)" sh Scripts/build-docs.sh . .build-docs $(DOCUMENTED)
	SWIFT="$(SWIFT)" sh Scripts/build-docs.sh Frameworks .build-docs $(DOCUMENTED_FRAMEWORKS)

clean:
	$(SWIFT) package clean

include Packaging/package.mk
include Packaging/clients.mk
