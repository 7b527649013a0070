#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds everything with its tests, and fails if a target of ours imports one that Package.swift
# does not give it. Dependencies of ours have such imports behind conditions (of Combine, of os), so
# SwiftPM's own check cannot be an error.
set -eu
log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=$(mktemp)
{ "${SWIFT:-swift}" build --build-tests --explicit-target-dependency-import-check warn 2>&1 \
  && echo 0 > "$status" || echo 1 > "$status"; } | tee "$log"
code=$(cat "$status")
rm -f "$status"
[ "$code" = 0 ] || exit "$code"
undeclared=$(grep "imports another target" "$log" | grep -vE "Target (OpenCombineShim|ArgumentParser) " || true)
if [ -n "$undeclared" ]; then
  echo "These imports have to be declared in Package.swift:" >&2
  echo "$undeclared" >&2
  exit 1
fi
