#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the program twice as for an installation, in folders whose names have different lengths, and fails if any file
# differs.
#
#   sh Scripts/same-bytes.sh            the last commit
#   sh Scripts/same-bytes.sh COMMIT
set -eu
cd "$(dirname "$0")/.."
commit=$(git rev-parse --verify "${1:-HEAD}")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for name in one the-other-one; do
  git clone -q . "$work/$name"
  git -C "$work/$name" checkout -q "$commit"
  make -s -C "$work/$name" program > "$work/log" 2>&1 || { tail -20 "$work/log" >&2; exit 1; }
  (cd "$work/$name/.build-release/stage" && find . -type f -exec sha256sum {} + | LC_ALL=C sort -k2) > "$work/$name.sums"
done
cmp -s "$work/one.sums" "$work/the-other-one.sums" || {
  echo "same-bytes: these files differ:" >&2
  diff "$work/one.sums" "$work/the-other-one.sums" | sed -n 's/^> [0-9a-f]*  //p' >&2
  exit 1
}
echo "$(wc -l < "$work/one.sums") files, the same bytes in both builds of $commit"
grep ' \./bin/' "$work/one.sums"
