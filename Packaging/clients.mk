# SPDX-License-Identifier: MIT
# Packages for Python and JavaScript, which contain the program that `make dist` builds.
#
#   make wheel          builds the Python wheel in dist/
#   make npm            builds the npm packages in dist/
#   make check-clients  runs the tests of both clients with the installed release build

# The folder in which `make dist` collects the program together with all the files that it needs.
PROGRAM_FOLDER ?= $(RELEASE_FOLDER)/self-contained

.PHONY: wheel npm check-clients

wheel: dist
	python3 Clients/Python/backend.py --program "$(PROGRAM_FOLDER)" dist

npm: dist
	sh Packaging/npm.sh "$(PROGRAM_FOLDER)" dist

check-clients: installed
	sh Scripts/check-clients.sh "$(HERE)/bin/a11ynav"
