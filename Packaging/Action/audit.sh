#!/bin/sh
# SPDX-License-Identifier: MIT
# Third step of the GitHub Action: audits pages and documents, draws their reading order, writes a summary, and sets
# the outputs `findings`, `sarif` and `pictures`.
#
# A11YNAV is the program, AUDIT has a page or document on each line, OPTIONS has additional options, SARIF is the
# path of the report, and PICTURES is the folder for pictures. Exits with the exit code of `a11ynav audit`.
set -eu
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Options are separated by spaces and pages by line breaks; neither options nor pages may be expanded as patterns.
set -f
# shellcheck disable=SC2086
set -- ${OPTIONS:-}
newline='
'
IFS=$newline
mkdir -p "$PICTURES"

# The runner must not interpret text from pages as workflow commands.
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
echo "::stop-commands::$token"
number=0
for page in $AUDIT; do
  set -- "$@" "$page"
  number=$((number + 1))
  name=$(printf '%s' "${page##*/}" | tr -c 'A-Za-z0-9._-' '-')
  "$A11YNAV" picture "$page" --to "$PICTURES/$number-$name.html" || true
done
unset IFS
code=0
"$A11YNAV" audit --sarif "$SARIF" "$@" > "$log" || code=$?
cat "$log"
echo "::$token::"

# The last line for each page contains the counts: “page.html: 2 findings (1 blocking, 1 misleading) at 5 stops”.
findings=$(sed -n 's/.*: \([0-9]*\) findings\{0,1\}[ (].* at [0-9]* stops\{0,1\}.*/\1/p' "$log" | awk '{ n += $1 } END { print n + 0 }')
{
  echo '### Audit findings'
  echo '<pre>'
  sed -n '/: [0-9]* findings\{0,1\}[ (].* at [0-9]* stops\{0,1\}/p; / findings\{0,1\} at [0-9]* stop/p' "$log" |
    sort -u | sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g'
  echo '</pre>'
} >> "$GITHUB_STEP_SUMMARY"
{
  echo "findings=$findings"
  if [ -f "$SARIF" ]; then echo "sarif=$(cd "$(dirname "$SARIF")" && pwd)/${SARIF##*/}"; fi
  echo "pictures=$(cd "$PICTURES" && pwd)"
} >> "$GITHUB_OUTPUT"

case $code in
  0 | 1) ;;
  *) echo "::error title=a11ynav::a11ynav audit ended with code $code" ;;
esac
exit "$code"
