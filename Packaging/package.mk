# SPDX-License-Identifier: MIT
# Installation and packages.
#
#   make install                  makes a release build and installs it in /usr/local
#   make install PREFIX=~/.local  the same for one user, without root
#   make uninstall                removes the installed files
#   make deb                      builds a Debian package in dist/
#   make release                  builds both archives, the package, the sources and their checksums in dist/
#   make dist                     builds an archive in dist/ that needs no other packages
#   make try-dist                 runs that archive in minimal systems (as root)
#   make try-installed            runs the README's commands in minimal Debian systems, for each way to install (as root)
#   make try-action               runs the steps of the GitHub Action locally

PREFIX ?= /usr/local
DESTDIR ?=

# Release builds use a separate folder, because they link Swift's libraries into the program. If debug builds used the
# same folder, the next debug build would start from scratch.
RELEASE_FOLDER = .build-release
STAGE = $(RELEASE_FOLDER)/stage
PROGRAMS = a11ynav a11ynav-voice
INSTALLED = $(PROGRAMS:%=bin/%) \
  share/man/man1/a11ynav.1 \
  share/bash-completion/completions/a11ynav \
  share/zsh/site-functions/_a11ynav \
  share/fish/vendor_completions.d/a11ynav.fish \
  share/doc/a11ynav/LICENSES.txt
# The package on which apps depend. `a11ynav init` refers to it in the manifests that it writes.
SOURCES_INSTALLED = share/a11ynav/package
STAGED = $(INSTALLED:%=$(STAGE)/%) $(STAGE)/$(SOURCES_INSTALLED)/Package.swift

.PHONY: program install uninstall deb release dist try-dist try-installed try-action
.DELETE_ON_ERROR:

program: $(STAGED)

install: program
	@for file in $(INSTALLED); do \
	  case $$file in bin/*) mode=755 ;; *) mode=644 ;; esac; \
	  target="$(DESTDIR)$(PREFIX)/$$file"; \
	  install -d "$${target%/*}" && install -m $$mode "$(STAGE)/$$file" "$$target" \
	    && echo "installed $$target" || exit 1; \
	done
	@target="$(DESTDIR)$(PREFIX)/$(SOURCES_INSTALLED)"; rm -rf "$$target"; \
	  install -d "$$target" && cp -R "$(STAGE)/$(SOURCES_INSTALLED)/." "$$target" && echo "installed $$target"

uninstall:
	@for file in $(INSTALLED); do rm -f "$(DESTDIR)$(PREFIX)/$$file"; done
	@rm -rf "$(DESTDIR)$(PREFIX)/share/a11ynav"
	@for folder in doc/a11ynav man/man1 man doc bash-completion/completions bash-completion zsh/site-functions zsh \
	  fish/vendor_completions.d fish; do \
	  rmdir "$(DESTDIR)$(PREFIX)/share/$$folder" 2>/dev/null || true; \
	done
	@rmdir "$(DESTDIR)$(PREFIX)/share" "$(DESTDIR)$(PREFIX)/bin" 2>/dev/null || true

deb: program
	sh Packaging/Debian/build.sh $(STAGE) dist

release: deb dist
	sh Packaging/release.sh $(STAGE) dist

dist: setup
	SWIFT="$(SWIFT)" sh Packaging/dist.sh $(RELEASE_FOLDER) dist

try-dist: dist
	sh Scripts/try-dist.sh

try-installed: release
	SWIFT="$(SWIFT)" sh Scripts/try-installed.sh

try-action: build
	sh Packaging/Action/try.sh "$$($(SWIFT) build -c $(CONFIGURATION) --show-bin-path)/a11ynav"

$(STAGE)/bin/%: Package.swift $(shell find Sources -type f ! -path '*.docc/*') | setup
	SWIFT="$(SWIFT)" sh Packaging/build.sh $* $(RELEASE_FOLDER) $@

$(STAGE)/$(SOURCES_INSTALLED)/Package.swift: Package.swift Frameworks/Package.swift LICENSE \
  $(shell find Sources Frameworks/Sources -type f)
	@rm -rf $(@D) && mkdir -p $(@D)/Frameworks
	@cp -R LICENSE Sources Package.swift $(@D)
	@cp -R Frameworks/Sources Frameworks/Package.swift $(@D)/Frameworks

$(STAGE)/share/man/man1/a11ynav.1: Packaging/manual.py Packaging/a11ynav.1.in $(STAGE)/bin/a11ynav
	@mkdir -p $(@D)
	python3 Packaging/manual.py $(STAGE)/bin/a11ynav "$$(sh Packaging/date.sh)" > $@

$(STAGE)/share/bash-completion/completions/a11ynav: SHELL_NAME = bash
$(STAGE)/share/zsh/site-functions/_a11ynav: SHELL_NAME = zsh
$(STAGE)/share/fish/vendor_completions.d/a11ynav.fish: SHELL_NAME = fish
COMPLETIONS = $(filter %/completions/a11ynav %/_a11ynav %.fish,$(STAGED))
$(COMPLETIONS): $(STAGE)/bin/a11ynav
	@mkdir -p $(@D)
	$< --generate-completion-script $(SHELL_NAME) | sed '1{/^#!/d;}' > $@

# The program contains Swift's libraries, which have the same license as the argument parser.
$(STAGE)/share/doc/a11ynav/LICENSES.txt: LICENSE $(STAGE)/bin/a11ynav
	@mkdir -p $(@D)
	sh Packaging/licenses.sh $(RELEASE_FOLDER)/checkouts > $@
