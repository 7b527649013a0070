#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what the audits of the shop are checked with, into .build-audits: axe-core, and models that were generated
# from SARIF's schema. Without pip, or without a network, these checks are left out, and check-audits.sh says so.
set -u
folder="$(dirname "$0")/../.build-audits"

[ -f "$folder/axe_playwright_python/axe.min.js" ] && [ -d "$folder/fluidattacks_core" ] && exit 0
command -v python3 >/dev/null 2>&1 && python3 -m pip --version >/dev/null 2>&1 || exit 0
echo "setup: installing axe-core and models of SARIF into .build-audits" >&2
# Of the first only the bundle is used, so what it would run with is left out.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() {
  python3 -m pip install --disable-pip-version-check --root-user-action ignore --target "$folder" --upgrade "$@" >>"$log" 2>&1
}
install --no-deps axe-playwright-python==0.1.8 fluidattacks-core-sarif==14.2.0 && install pydantic || cat "$log" >&2
exit 0
