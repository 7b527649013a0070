#!/bin/sh
# SPDX-License-Identifier: MIT
# Creates a release build of a program and writes the stripped program to a file.
#
#   Packaging/build.sh a11ynav .build-release .build-release/stage/bin/a11ynav
#
# On Linux, Swift's libraries are linked into the program so that it runs on machines without Swift. Half of the
# libraries' size is unused ICU data and unused symbols, which are left out. If SELF_CONTAINED is set, all other
# libraries except glibc are linked in as well, and an older version of glibc is sufficient.
set -eu
program=$1 folder=$2 target=$3
swift=${SWIFT:-swift}
cd "$(dirname "$0")/.."

set -- -c release --product "$program" --scratch-path "$folder"
if [ "$(uname)" != Darwin ]; then
  set -- "$@" --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker --icf=safe -Xlinker --no-export-dynamic
  if [ -n "${SELF_CONTAINED:-}" ]; then
    mkdir -p "$folder/static"
    static=$(cd "$folder/static" && pwd)
    # The linker uses a library from the first folder that contains the library in any form.
    for library in yaml expat espeak-ng stdc++; do
      found=$("${CC:-cc}" -print-file-name="lib$library.a")
      [ "$found" != "lib$library.a" ] || { echo "build: lib$library.a is not installed" >&2; exit 1; }
      ln -sf "$found" "$static/lib$library.a"
    done
    for part in espeak-unused older-glibc; do
      "${CC:-cc}" -O2 -c "Packaging/$part.c" -o "$static/$part.o"
    done
    # The first description of a library that SwiftPM finds determines the library's folder.
    printf 'Name: yaml\nDescription: libyaml\nVersion: 0\nLibs: -L%s -lyaml\n' "$static" > "$static/yaml-0.1.pc"
    printf 'Name: expat\nDescription: expat\nVersion: 0\nLibs: -L%s -lexpat\n' "$static" > "$static/expat.pc"
    export PKG_CONFIG_PATH="$static${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
    rm -f "$static/libespeak-unused.a"
    ar rcsD "$static/libespeak-unused.a" "$static/espeak-unused.o"
    set -- "$@" -Xlinker "-L$static" -Xlinker -lespeak-unused \
      -Xlinker --wrap=hypot -Xlinker --wrap=hypotf -Xlinker --wrap=arc4random_buf \
      -Xlinker "$static/older-glibc.o"
  else
    # This needs glibc 2.36.
    set -- "$@" -Xlinker -z -Xlinker pack-relative-relocs
  fi
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
