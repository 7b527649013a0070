#!/bin/sh
# SPDX-License-Identifier: MIT
# First step of the GitHub Action: finds or installs a11ynav, and sets the output `program`.
#
# It uses the first of the following that is available: the program that A11YNAV names; the program in PATH; the
# self-contained archive of RELEASE; the Debian package of RELEASE; a build of these sources, if there is a Swift
# compiler. A file whose checksum differs from the one in SHA256SUMS is never used.
set -eu
sources=$(cd "$(dirname "$0")/../.." && pwd)

fail() { echo "::error title=a11ynav::$1"; exit 1; }

finish() {
  version=$("$1" --version) || fail "$1 cannot be run"
  echo "a11ynav $version: $1"
  echo "program=$1" >> "$GITHUB_OUTPUT"
  exit 0
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# Downloads the release's file whose name matches a pattern to the file `download`; fails if there is no such file.
download() {
  curl -fsSL -o SHA256SUMS "$RELEASE/SHA256SUMS" 2>/dev/null || return 1
  entry=$(grep -E "^[0-9a-f]{64}  $1\$" SHA256SUMS | head -n 1) || return 1
  [ -n "$entry" ] || return 1
  curl -fsSL -o download "$RELEASE/${entry#*  }" || return 1
  echo "${entry%% *}  download" | sha256sum --check --quiet ||
    fail "$RELEASE/${entry#*  } does not match its checksum in SHA256SUMS"
}

if [ -n "${A11YNAV:-}" ]; then
  program=$(command -v "$A11YNAV") || fail "there is no program $A11YNAV"
  finish "$program"
fi
if program=$(command -v a11ynav); then finish "$program"; fi

[ "$(uname)" = Linux ] || fail "a11ynav can be installed only on Linux; on other systems, set the input “program”"

folder=$(mktemp -d)
cd "$folder"
if download "a11ynav-[0-9][0-9A-Za-z.+-]*-linux-$(uname -m)-self-contained\.tar\.gz" && tar -xzf download; then
  for program in "$folder"/*/bin/a11ynav; do
    if "$program" --version > /dev/null 2>&1; then finish "$program"; fi
  done
  echo "The program in the archive does not run on this system, so the package is installed."
fi
if architecture=$(dpkg --print-architecture 2>/dev/null) &&
  download "a11ynav_[0-9A-Za-z.~+-]*_$architecture\.deb"; then
  mv download a11ynav.deb
  as_root apt-get update -qq
  as_root apt-get install -y -qq --no-install-recommends "$folder/a11ynav.deb"
  finish "$(command -v a11ynav)"
fi

echo "There is nothing to install at $RELEASE, so a11ynav is built from its sources."
command -v swift >/dev/null || fail "there is nothing to install at $RELEASE, and no Swift compiler for a build"
make -C "$sources" install "PREFIX=$folder"
finish "$folder/bin/a11ynav"
