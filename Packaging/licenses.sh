#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints a11ynav's license and the licenses of the libraries in its program.
#
#   Packaging/licenses.sh .build-release/checkouts
#
# If SELF_CONTAINED is set, the libraries are those of the self-contained archive.
set -eu
cd "$(dirname "$0")/.."
checkouts=$1

cat LICENSE
cat <<'TEXT'

--------------------------------------------------------------------------------
The program contains swift-argument-parser, and on Linux the libraries of Swift
(the runtime, Foundation, Dispatch), all under the license below. Foundation contains ICU, copyright Unicode, Inc., under the Unicode
License V3: https://www.unicode.org/license.txt

TEXT
if [ -n "${SELF_CONTAINED:-}" ]; then
  cat <<'TEXT'
The program also contains libyaml (MIT) and expat (MIT). a11ynav-voice, a separate program,
contains espeak-ng, and share/a11ynav/espeak-ng-data is its data. Both are under
the GNU General Public License, version 3 or later, which is at the end of this
file; the sources of espeak-ng are at https://github.com/espeak-ng/espeak-ng. Both
programs contain GCC’s C++ library, under the same license with the GCC Runtime
Library Exception.
TEXT
else
  cat <<'TEXT'
It loads libespeak-ng (GPL-3.0-or-later), libyaml (MIT) and expat (MIT) when it starts;
they are not part of it.
TEXT
fi
cat <<'TEXT'
--------------------------------------------------------------------------------

TEXT
cat "$checkouts/swift-argument-parser/LICENSE.txt"
[ -n "${SELF_CONTAINED:-}" ] || exit 0
for notice in /usr/share/doc/libyaml-dev/copyright /usr/share/doc/libexpat1-dev/copyright \
  /usr/share/doc/libespeak-ng-dev/copyright \
  /usr/share/common-licenses/GPL-3; do
  printf '\n%s\n\n' --------------------------------------------------------------------------------
  cat "$notice"
done
