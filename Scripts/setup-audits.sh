#!/bin/sh
# SPDX-License-Identifier: MIT Installs the tools that check the audits of the example shop into .build-audits:
# axe-core, and models generated from SARIF's schema. Without pip or a network, check-audits.sh skips these checks
# with a message.
set -u
folder="$(dirname "$0")/../.build-audits"

[ -f "$folder/axe_playwright_python/axe.min.js" ] && [ -d "$folder/fluidattacks_core" ] && exit 0
command -v python3 >/dev/null 2>&1 && python3 -m pip --version >/dev/null 2>&1 || exit 0
echo "setup: installing axe-core and models of SARIF into .build-audits" >&2
# Only axe-core's bundle is used, so the package's dependencies are not installed.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() {
  python3 -m pip install --disable-pip-version-check --root-user-action ignore --target "$folder" --upgrade "$@" >>"$log" 2>&1
}
install --no-deps axe-playwright-python==0.1.8 fluidattacks-core-sarif==14.2.0 && install pydantic || cat "$log" >&2
exit 0
