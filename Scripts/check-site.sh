#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the website, follows its tutorials, and audits its pages in two shards, as two machines would. If Python, its
# packages or a browser are missing, the checks that need them are skipped with a message.
#
#   Scripts/check-site.sh .build/debug/a11ynav
set -eu
program=$1
scripts=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! PYTHONPATH="$scripts/../.build-site-tools" python3 -c "import markdown_it" 2> /dev/null; then
  echo "site: the Markdown parser is missing, so the website was not built" >&2
  exit 0
fi
python3 "$scripts/build-site.py" "$program" "$work/site"

# The oldest decision records are left out, because all of them have the same form.
audit() {
  "$program" audit "$work/site" --exclude '/Documentation/Decisions/00*' --no-acting --shard "$1/2" \
    --blob "$work/$1.jsonl" > "$work/$1.log" 2>&1 || true
}
audit 1 & audit 2 && wait $!
if grep -q "browser" "$work/1.log" && ! [ -s "$work/1.jsonl" ]; then
  echo "site: there is no browser, so the website was not audited and its tutorials were not followed" >&2
  exit 0
fi
"$program" merge-reports "$work/1.jsonl" "$work/2.jsonl" > "$work/log" || { cat "$work/log" >&2; exit 1; }
tail -n 1 "$work/log"
python3 "$scripts/check-tutorials.py" "$program"
