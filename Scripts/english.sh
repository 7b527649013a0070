#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails on phrases that the field does not use; Documentation says what it says instead.
#
#   "Makes a button"        Creates a button
#   "is no button any more" is no longer a button
#   "whatever it is"        the plain term
set -eu
cd "$(dirname "$0")/.."
phrases='/// Makes (a|an) |\bany more\b|\bwhatever (it|he|they) (is|does)\b|\bwhat stands\b|\bis told (of|whether)\b'
found=$(git grep -nE "$phrases" -- 'Sources/*.swift' 'Frameworks/*.swift' 'Examples/*.swift' '*.md' ':!CHANGELOG.md' ':!Documentation/missing-names.txt' || true)
[ -z "$found" ] || {
  echo "Phrases that read as translated (Scripts/english.sh has the plain ones):" >&2
  echo "$found" >&2
  exit 1
}
