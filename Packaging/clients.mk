# SPDX-License-Identifier: MIT
# Packages for Python and JavaScript, which contain the program that `make dist` writes.
#
#   make wheel          builds the Python wheel in dist/
#   make npm            builds the npm packages in dist/
#   make check-clients  runs the tests of both clients with the installed release build

PROGRAM_VERSION = $(shell sed -n 's/.*static let text = "\(.*\)"/\1/p' Sources/a11ynav/Options/Version.swift)
PROGRAM_FOLDER ?= dist/a11ynav-$(PROGRAM_VERSION)-linux-$(shell uname -m)

.PHONY: wheel npm check-clients

wheel: dist
	python3 Clients/Python/backend.py --program "$(PROGRAM_FOLDER)" dist

npm: dist
	sh Packaging/npm.sh "$(PROGRAM_FOLDER)" dist

check-clients: installed
	sh Scripts/check-clients.sh "$(HERE)/bin/a11ynav"
