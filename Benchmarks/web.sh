#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures live web pages: opening a page, steps, actions, walks, and twenty transcripts on one site.
#
#   ./web.sh             everything, about four minutes after the build
#   ./web.sh open step   some parts: open, step, act, walk, transcripts
#
# Needs Chromium, Chrome or Edge.
set -eu
cd "$(dirname "$0")"

swift build -c release --product WebPages
parts=${*:-open step act walk transcripts}
for part in $parts; do
  [ "$part" = transcripts ] || "$(swift build -c release --show-bin-path)/WebPages" "$part"
done
case " $parts " in *" transcripts "*) ;; *) exit 0 ;; esac

swift build -c release --package-path .. --product a11ynav
a11ynav="$(swift build -c release --package-path .. --show-bin-path)/a11ynav"
site=$(mktemp -d)
trap 'rm -rf "$site"' EXIT
cp -R ../Examples/Web/. "$site"
count=$(ls "$site"/*.a11y | wc -l)
# Copies the shop's transcripts until there are twenty.
for again in 2 3; do
  for transcript in ../Examples/Web/*.a11y; do
    [ "$count" -lt 20 ] || break
    cp "$transcript" "$site/$again-$(basename "$transcript")"
    count=$((count + 1))
  done
done
for round in 1 2 3 4 5; do
  start=$(date +%s%N)
  "$a11ynav" test "$site" >"$site/said" 2>&1 || { cat "$site/said"; exit 1; }
  echo "$(tail -n 1 "$site/said"): $((($(date +%s%N) - start) / 1000000)) ms"
done
