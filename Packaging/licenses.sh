#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints a11ynav's licence and those of the libraries in its program.
#
#   Packaging/licenses.sh .build-release/checkouts
set -eu
cd "$(dirname "$0")/.."
checkouts=$1

cat LICENSE
cat <<'TEXT'

--------------------------------------------------------------------------------
The program contains swift-argument-parser, and on Linux the libraries of Swift
(the runtime, Foundation, Dispatch), all under the licence below. Foundation contains ICU, copyright Unicode, Inc., under the Unicode
License V3: https://www.unicode.org/license.txt

It loads libespeak-ng (GPL-3.0-or-later) and libyaml (MIT) when it starts; they
are not part of it.
--------------------------------------------------------------------------------

TEXT
cat "$checkouts/swift-argument-parser/LICENSE.txt"
