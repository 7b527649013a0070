#!/bin/sh
# Checks that every source file names its license in a line with `SPDX-License-Identifier: MIT`.
#
#   sh Scripts/spdx.sh          lists the files without the line, and fails if there are any
#   sh Scripts/spdx.sh --add    adds the line to these files
#
# The line is the first one in a file, or the second one if another line must come first: `#!`, or the tools version in
# Package.swift. The listings from articles are not changed.
set -eu
cd "$(dirname "$0")/.."
identifier="SPDX-License-Identifier: MIT"

# Lists the files without the line. Empty files do not need the line.
unmarked() {
  git grep -L -F -e "$identifier" -- '*.swift' '*.h' '*.c' '*.modulemap' '*.py' '*.sh' '*.awk' \
    '*.mk' '*.rb' '*.js' '*.css' '*.html' Makefile Packaging/Dockerfile .ci/run \
    ':!Tests/ListingTests/Listings' |
    while IFS= read -r file; do if [ -s "$file" ]; then echo "$file"; fi; done
}

# Prints the line in the form of a comment in a file's language.
comment() {
  case $1 in
    *.swift | *.h | *.c | *.modulemap | *.js) echo "// $identifier" ;;
    *.css) echo "/* $identifier */" ;;
    *.html) echo "<!-- $identifier -->" ;;
    *) echo "# $identifier" ;;
  esac
}

# Prints the number of lines that must precede the line.
fixed_lines() {
  case $(head -n 1 "$1") in
    '#!'* | '// swift-tools-version'* | '<!doctype'* | '<!DOCTYPE'*) echo 1 ;;
    *) echo 0 ;;
  esac
}

# Writes to the existing file, which keeps its permissions.
add() {
  fixed=$(fixed_lines "$1")
  text=$(mktemp)
  {
    head -n "$fixed" "$1"
    comment "$1"
    if [ "${1%.swift}" != "$1" ] && [ -n "$(sed -n "$((fixed + 1))p" "$1")" ]; then echo; fi
    tail -n "+$((fixed + 1))" "$1"
  } > "$text"
  cat "$text" > "$1"
  rm -f "$text"
}

missing=$(unmarked)
[ -n "$missing" ] || exit 0

if [ "${1:-}" = --add ]; then
  echo "$missing" | while IFS= read -r file; do add "$file"; done
  echo "added to $(echo "$missing" | wc -l | tr -d ' ') files"
else
  echo "These files lack the line “$identifier”:" >&2
  echo "$missing" >&2
  exit 1
fi
