#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes a release build of a program and writes the stripped program to a file.
#
#   Packaging/build.sh a11ynav .build-release .build-release/stage/bin/a11ynav
#
# On Linux, Swift's libraries are linked into the program so that it runs on machines without Swift. Half of their
# size is unused ICU data and unused symbols, which are left out.
set -eu
program=$1 folder=$2 target=$3
swift=${SWIFT:-swift}
cd "$(dirname "$0")/.."

set -- -c release --product "$program" --scratch-path "$folder"
if [ "$(uname)" != Darwin ]; then
  set -- "$@" --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker --icf=safe -Xlinker --no-export-dynamic \
    -Xlinker -z -Xlinker pack-relative-relocs
  libraries=$("$swift" -print-target-info |
    python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
  archive=${libraries%/*}/swift_static/linux/lib_FoundationICU.a
  if [ "$program" = a11ynav ] && [ -f "$archive" ]; then
    mkdir -p "$folder"
    data=$(cd "$folder" && pwd)/icu
    symbol=$(python3 Packaging/icu-data.py "$archive" "$data.S")
    "${CC:-cc}" -c "$data.S" -o "$data.o"
    set -- "$@" -Xlinker "--wrap=$symbol" -Xlinker "$data.o"
  fi
fi

# SwiftPM does not check whether this data has changed.
rm -f "$("$swift" build "$@" --show-bin-path)/$program"
"$swift" build "$@"
mkdir -p "$(dirname "$target")"
install -m 755 "$("$swift" build "$@" --show-bin-path)/$program" "$target"
if [ "$(uname)" = Darwin ]; then
  strip "$target"
else
  # Removes the sections that contain a hash of the build folder, so that two builds are identical.
  strip -R .swift_modhash -R .note.gnu.build-id "$target"
fi
