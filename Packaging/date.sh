#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints the date of the last commit in the form 2026-11-22, so that two builds of the same commit are identical. With
# an argument, prints the same time in seconds since 1970.
set -eu
cd "$(dirname "$0")/.."
seconds=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
if [ $# -gt 0 ]; then
  echo "$seconds"
else
  date -u -d "@$seconds" +%Y-%m-%d 2>/dev/null || date -u -r "$seconds" +%Y-%m-%d
fi
