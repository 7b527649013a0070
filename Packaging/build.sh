#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds a program for release and puts it, stripped, into a file.
#
#   Packaging/build.sh a11ynav .build-release .build-release/stage/bin/a11ynav
#
# On Linux Swift's libraries are linked into the program, so it runs where there is no Swift.
set -eu
program=$1 folder=$2 target=$3

set -- -c release --product "$program" --scratch-path "$folder"
[ "$(uname)" = Darwin ] || set -- "$@" --static-swift-stdlib

"${SWIFT:-swift}" build "$@"
mkdir -p "$(dirname "$target")"
install -m 755 "$("${SWIFT:-swift}" build "$@" --show-bin-path)/$program" "$target"
strip "$target"
