#!/bin/sh
# SPDX-License-Identifier: MIT
# Audits the example shop as another project's CI would, validates the audit's SARIF log, and runs axe-core in the same
# pages. Scripts/setup-python.sh installs both tools; a check whose tool is missing is skipped with a message.
#
#   Scripts/check-audits.sh .build/debug/a11ynav
set -eu
program=$1
examples=$(dirname "$0")/../Examples/Audit
tools=$(cd "$(dirname "$0")/.." && pwd)/.build-audits
export PYTHONPATH="$tools${PYTHONPATH:+:$PYTHONPATH}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! "$program" picture "$examples/mended.html" --to "$work/order.html" 2> "$work/errors"; then
  if grep -q "browser" "$work/errors"; then
    echo "audits: there is no browser, so the shop was not audited" >&2
    exit 0
  fi
  cat "$work/errors" >&2
  exit 1
fi
# A picture of an audit must itself pass an audit.
"$program" audit "$work/order.html" --no-acting > "$work/log" || { cat "$work/log" >&2; exit 1; }

"$program" audit "$examples/mistakes.html" --warn --sarif "$work/audit.sarif" > "$work/log"
tail -n 1 "$work/log"
if ! command -v python3 > /dev/null; then
  echo "audits: there is no python3, so the SARIF log was not checked" >&2
elif python3 -c "import fluidattacks_core.sarif" 2> /dev/null; then
  python3 "$(dirname "$0")/check-sarif.py" --models "$work/audit.sarif"
else
  echo "audits: the SARIF models are not installed, so the log was checked without its schema" >&2
  python3 "$(dirname "$0")/check-sarif.py" "$work/audit.sarif"
fi

if "$program" audit "$examples/mistakes.html" --warn --no-acting --beside axe > "$work/log" 2> "$work/errors"; then
  grep -E "^Found (by both|only by)" "$work/log"
  # A page without mistakes, and the walk through that page in the report, have no findings in either theme.
  "$program" audit "$examples/mended.html" --no-acting --html "$work/report.html" > "$work/log"
  for theme in light dark; do
    for page in "$examples/mended.html" "file://$work/report.html#page-0/1"; do
      "$program" audit "$page" --no-acting --beside axe --color-scheme $theme > "$work/log" ||
        { cat "$work/log" >&2; exit 1; }
      grep -q "^Found only by axe .* (0 findings):" "$work/log" || { cat "$work/log" >&2; exit 1; }
    done
  done
elif grep -q "axe was not found" "$work/errors"; then
  echo "audits: axe-core is not installed, so its results were not compared" >&2
else
  cat "$work/errors" >&2
  exit 1
fi
