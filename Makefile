# SPDX-License-Identifier: MIT
# Everything a fresh machine needs: `make run` to try it, `make test` to check it.

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

.PHONY: installed soak check fuzz sanitize run test setup browser desktop audits build lint listings format bench clean graph docs surface

# The build's log goes to standard error, so the result can be piped.
run: setup
	@$(SWIFT) build -c $(CONFIGURATION) --product a11ynav >&2
	@command=read; if [ -t 0 ] && [ -t 1 ]; then command=open; fi; \
	"$$($(SWIFT) build -c $(CONFIGURATION) --show-bin-path)/a11ynav" $$command $(EXAMPLE)

# The release build, installed into a folder here as `make install` installs it for a user.
HERE = $(CURDIR)/.build-installed

# The command line, the action and the audits are tested as users get them: from the installed release build.
test: setup browser desktop audits lint graph
	$(build-tests)
	@$(MAKE) --no-print-directory installed
	@! command -v python3 >/dev/null || python3 Scripts/check-refused.py
	SWIFT="$(SWIFT)" sh Scripts/check-listings.sh
	SWIFT="$(SWIFT)" A11YNAV_PROGRAM="$(HERE)/bin/a11ynav" sh Scripts/test.sh
	sh Packaging/Action/try.sh "$(HERE)/bin/a11ynav"
	sh Scripts/check-audits.sh "$(HERE)/bin/a11ynav"
	sh Scripts/check-installed.sh "$(HERE)"
	@sh Scripts/setup.sh missing-browser
	@sh Scripts/setup-desktop.sh --check

installed: setup
	@$(MAKE) --no-print-directory install DESTDIR= PREFIX="$(HERE)"

# The whole suite again and again, in random order: `make soak TIMES=10 LOAD=2`.
soak: setup browser desktop installed
	$(build-tests)
	SWIFT="$(SWIFT)" LOAD="$(LOAD)" sh Scripts/soak.sh $(or $(TIMES),1)

# The half below the views, in a build folder of its own: an answer in two minutes after the first.
# All that needs a browser or a desktop is left to `make test`.
check: setup lint graph
	A11YNAV_BELOW_VIEWS=1 $(SWIFT) build --scratch-path .build-core --build-tests
	A11YNAV_BELOW_VIEWS=1 A11YNAV_LIVE=off $(SWIFT) test --scratch-path .build-core --skip-build \
	  --skip 'A11yDesktopTests|A11yWebTests'

build: setup
	$(SWIFT) build -c $(CONFIGURATION) --product a11ynav

# Installs libespeak-ng-dev, which brings the voices, and libyaml-dev where pkg-config cannot find them.
setup:
	@sh Scripts/setup.sh

# A browser for the tests of live pages; without one they are skipped, and said so at the end.
browser:
	@sh Scripts/setup.sh browser

# Installs what the tests of desktop apps need: a display in memory, a bus, three toolkits.
desktop:
	@sh Scripts/setup-desktop.sh

# axe-core and the models of SARIF, which audits of the shop are held against.
audits:
	@sh Scripts/setup-audits.sh

# Gives every reader of strangers' bytes many of them: `make fuzz SECONDS_EACH=600`.
fuzz: setup
	SWIFT="$(SWIFT)" sh Scripts/fuzz.sh $(or $(SECONDS_EACH),60)

# The tests below the views under AddressSanitizer and ThreadSanitizer.
sanitize: setup
	SWIFT="$(SWIFT)" sh Scripts/sanitize.sh

# Times and memory, in release: Benchmarks/README.md says what they mean.
bench: setup
	@sh Benchmarks/run.sh

# Writes the declarations that have nothing to do from Surface/*.rows: Surface/README.md.
surface:
	SWIFT="$(SWIFT)" python3 Scripts/surface.py

# Also that each file names its licence, the worst phrases, and that only VisibleText is printed, where git knows
# which files there are; and that what is made from rows is what they say.
lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	@if command -v python3 >/dev/null; then \
	  python3 Scripts/test_surface.py --quiet && \
	  SWIFT="$(SWIFT)" python3 Scripts/surface.py --check; \
	else \
	  echo "lint: there is no python3, so what is made from rows was not checked" >&2; \
	fi
	@[ ! -e .git ] || { sh Scripts/spdx.sh && sh Scripts/english.sh && sh Scripts/one-way-out.sh; }

# Which targets and folders name each other's types; fails on a cycle, on an import that Package.swift does not
# declare, and if the list of unsafe code and global state is not up to date.
graph:
	@if command -v python3 >/dev/null; then \
	  out=$$(python3 Scripts/type-graph.py) || { echo "$$out"; exit 1; }; \
	  SWIFT="$(SWIFT)" python3 Scripts/check-imports.py && python3 Scripts/list-unsafe.py --check || exit 1; \
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
DOCUMENTED = A11yTree A11yNavigation A11yDocuments A11ySpeech A11ySession A11yTranscripts A11yTesting \
  A11yWeb $(if $(filter Linux,$(shell uname)),A11yDesktop) A11yViewTesting \
  A11yUI A11yViewGraph A11yViewFeatures A11yViews A11yDrawing A11yPlatformViews \
  A11yAppModel SwiftUI Combine Accessibility AppIntents UniformTypeIdentifiers WidgetKit \
  Charts SwiftData UserNotifications OSLog ActivityKit CoreTransferable SwiftUICore
DOCUMENTED_FRAMEWORKS = $(filter-out _%,$(notdir $(wildcard Frameworks/Sources/*)))
docs: setup
	SWIFT="$(SWIFT)" sh Scripts/build-docs.sh . .build-docs $(DOCUMENTED)
	SWIFT="$(SWIFT)" sh Scripts/build-docs.sh Frameworks .build-docs $(DOCUMENTED_FRAMEWORKS)

clean:
	$(SWIFT) package clean

include Packaging/package.mk
