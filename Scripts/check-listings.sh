#!/bin/sh
# SPDX-License-Identifier: MIT
# Type-checks the listings from published articles separately: on a Mac against Apple's SwiftUI, and on other systems
# against this package's SwiftUI, which must already be built.
set -eu
cd "$(dirname "$0")/.."

listings=Tests/ListingTests/Listings
foreign=$(grep -nE '^ *(@[a-z_]+ +)*import ' "$listings"/*.swift |
  grep -vE ':import (SwiftUI|Combine|Observation|UniformTypeIdentifiers)$|:  import UIKit$' || true)
if [ -n "$foreign" ]; then
  echo "A listing imports a module that its article does not import:" >&2
  echo "$foreign" >&2
  exit 1
fi

check() {
  "$@" -typecheck -parse-as-library -swift-version 5 -module-name Listings "$listings"/*.swift
}

if [ "$(uname)" = Darwin ]; then
  echo "The listings against Apple's SwiftUI for macOS"
  check xcrun --sdk macosx swiftc -target "$(uname -m)-apple-macos15.0"
  if xcrun --sdk iphonesimulator --show-sdk-path >/dev/null 2>&1; then
    echo "The listings against Apple's SwiftUI for iOS"
    check xcrun --sdk iphonesimulator swiftc -target "$(uname -m)-apple-ios18.0-simulator"
  else
    echo "There is no iOS SDK, so listings that are only for iOS were not checked." >&2
  fi
else
  echo "The listings by themselves"
  built=$("${SWIFT:-swift}" build --show-bin-path)
  set -- "${SWIFT:-swift}c" -warnings-as-errors -I "$built/Modules"
  # The C modules that this package's modules need, including those of its dependencies.
  for map in Sources/*/module.modulemap "$built"/*.build/module.modulemap; do
    # Skips the duplicates that are built for compiler plugins.
    case $map in *-tool.build/*) continue ;; esac
    set -- "$@" -Xcc "-fmodule-map-file=$map"
  done
  check "$@"
fi
