#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures a11ynav on desktop apps, on a private display, bus and registry. Prints tab-separated values.
#
#   ./desktop.sh              everything, about two minutes after the build
#   ./desktop.sh attach key   some parts: attach, key, activate, idle, memory
#   A11YNAV=path ./desktop.sh measures an existing program instead of building one
set -eu
cd "$(dirname "$0")"

if [ -z "${A11YNAV:-}" ]; then
  swift build -c release --package-path .. --product a11ynav >&2
  A11YNAV="$(swift build -c release --package-path .. --show-bin-path)/a11ynav"
fi
export A11YNAV
"$A11YNAV" desktop -- /usr/bin/python3 desktop.py "$@"
