#!/bin/sh
# SPDX-License-Identifier: MIT
# Fifth step of the GitHub Action: combines the parts of an audit or a test that several machines have run into one
# report, and sets the outputs `merged` and `changes`.
#
# A11YNAV is the program, MERGE has a --blob file or a folder with such files on each line, OPTIONS has additional
# options, and REPORT is the folder for the reports. AGAINST is the run with which an audit is compared, if it is
# available; the differences in speech are written to REPORT/changes.md. Exits with the exit code of
# `a11ynav merge-reports`.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$REPORT"

# Options are separated by spaces and paths by line breaks; neither options nor paths may be expanded as patterns.
set -f
# shellcheck disable=SC2086
set -- ${OPTIONS:-} --html "$REPORT/report.html" --junit "$REPORT/report.xml"
newline='
'
IFS=$newline
first=
for path in $MERGE; do
  set -- "$@" "$path"
  first=${first:-$path}
done
unset IFS

# The runner must not interpret text from pages as workflow commands.
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
echo "::stop-commands::$token"
code=0
"$A11YNAV" merge-reports "$@" > "$work/log" || code=$?
cat "$work/log"
changes=0
: > "$work/changes"
if [ -e "${AGAINST:-}" ]; then
  "$A11YNAV" diff "$AGAINST" "$first" > "$work/changes" || changes=$?
  cat "$work/changes"
fi
echo "::$token::"

# The summary and the comment can contain at most 60 kB.
escaped() { head -c 30000 "$1" | sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g'; }
if [ -e "${AGAINST:-}" ] && [ "$changes" -le 1 ]; then
  { echo '### Differences in speech'; echo '<pre>'; escaped "$work/changes"; echo '</pre>'; } > "$REPORT/changes.md"
  cat "$REPORT/changes.md" >> "$GITHUB_STEP_SUMMARY"
fi
{ echo '### Merged report'; echo '<pre>'; tail -n 1 "$work/log"; echo '</pre>'; } >> "$GITHUB_STEP_SUMMARY"
{
  echo "merged=$(cd "$REPORT" && pwd)"
  if [ "$changes" -le 1 ]; then echo "changes=$changes"; fi
} >> "$GITHUB_OUTPUT"

if [ "$changes" -gt 1 ]; then echo "::warning title=a11ynav::the run could not be compared with $AGAINST"; fi
case $code in
  0 | 1) ;;
  *) echo "::error title=a11ynav::a11ynav merge-reports ended with code $code" ;;
esac
exit "$code"
