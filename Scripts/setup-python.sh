#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs Python packages that only tests need into a separate folder. If there is no pip or no network, the checks
# that use the packages are skipped with a message.
#
#   Scripts/setup-python.sh audits    axe-core, and models generated from SARIF's schema, into .build-audits
#   Scripts/setup-python.sh clients   pytest, Playwright, Selenium and mypy, into the virtual environment .build-clients
#   Scripts/setup-python.sh site      a Markdown parser, with which the website is built, into .build-site-tools
set -u
cd "$(dirname "$0")/.."
folder=.build-${1:?audits, clients or site?}
[ "$1" != site ] || folder=.build-site-tools

command -v python3 > /dev/null 2>&1 && python3 -m pip --version > /dev/null 2>&1 || exit 0
log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() {
  python3 -m pip install --disable-pip-version-check --root-user-action ignore --target "$folder" --upgrade "$@" \
    >> "$log" 2>&1
}
begin() { echo "setup: installing $1 into $folder" >&2; }

case $1 in
  audits)
    [ ! -f "$folder/axe_playwright_python/axe.min.js" ] || [ ! -d "$folder/fluidattacks_core" ] || exit 0
    begin "axe-core and models of SARIF"
    # Only axe-core's bundle is used, so the package's dependencies are not installed.
    install --no-deps axe-playwright-python==0.1.8 fluidattacks-core-sarif==14.2.0 && install pydantic || cat "$log" >&2
    ;;
  clients)
    [ ! -x "$folder/bin/mypy" ] || exit 0
    begin "pytest, Playwright, Selenium and mypy"
    # Debian has the module venv in a separate package.
    { python3 -m venv "$folder" && "$folder/bin/python" -m pip install --disable-pip-version-check \
      pytest pytest-xdist pytest-playwright playwright selenium mypy; } >> "$log" 2>&1 || cat "$log" >&2
    ;;
  site)
    [ ! -d "$folder/markdown_it" ] || exit 0
    begin "a Markdown parser"
    install markdown-it-py==4.3.0 || cat "$log" >&2
    ;;
esac
exit 0
