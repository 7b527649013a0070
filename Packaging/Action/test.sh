#!/bin/sh
# SPDX-License-Identifier: MIT
# Second step of the GitHub Action: runs the transcripts, annotates the lines that differ, writes a
# summary, and sets the outputs `passed`, `differs`, `errors` and `junit`.
#
# A11YNAV is the program, PATHS has a path on each line, OPTIONS has additional options, and JUNIT is the path of
# the report. Exits with the exit code of `a11ynav test`.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Options are separated by spaces and paths by line breaks; neither options nor paths may be expanded as patterns.
set -f
# shellcheck disable=SC2086
set -- ${OPTIONS:-}
newline='
'
IFS=$newline
for path in ${PATHS:-.}; do set -- "$@" "$path"; done
unset IFS

# The runner must not interpret text from transcripts and pages as workflow commands.
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
echo "::stop-commands::$token"
code=0
"$A11YNAV" test --junit "$JUNIT" "$@" > "$log" || code=$?
cat "$log"
echo "::$token::"

awk -v folder="$PWD" -v workspace="${GITHUB_WORKSPACE:-$PWD}" -f "$here/annotations.awk" "$log"
awk -f "$here/summary.awk" "$log" >> "$GITHUB_STEP_SUMMARY"

# The last line contains the counts: “3 transcripts, 9 steps: 1 passed, 1 differs, 1 could not be run”.
count() { tail -n 1 "$log" | sed -n "s/.*[:,] \([0-9]*\) $1.*/\1/p"; }
passed=$(count passed) differs=$(count differ) errors=$(count could)
{
  echo "passed=${passed:-0}"
  echo "differs=${differs:-0}"
  echo "errors=${errors:-0}"
  if [ -f "$JUNIT" ]; then echo "junit=$(cd "$(dirname "$JUNIT")" && pwd)/${JUNIT##*/}"; fi
} >> "$GITHUB_OUTPUT"

if [ -z "$passed" ] && [ "$code" != 0 ]; then
  echo "::error title=a11ynav::a11ynav test ended with code $code"
fi
exit "$code"
