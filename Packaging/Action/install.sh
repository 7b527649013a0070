#!/bin/sh
# SPDX-License-Identifier: MIT
# First step of the GitHub Action: finds or installs a11ynav, and sets the output `program`.
#
# It uses the first of these that is available: A11YNAV, if it is set; the program in PATH; the Debian package of
# RELEASE, if its checksum is correct; a build of these sources, if there is a Swift compiler.
set -eu
sources=$(cd "$(dirname "$0")/../.." && pwd)

fail() { echo "::error title=a11ynav::$1"; exit 1; }

finish() {
  version=$("$1" --version) || fail "$1 does not run"
  echo "a11ynav $version: $1"
  echo "program=$1" >> "$GITHUB_OUTPUT"
  exit 0
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# Downloads the release's package for this machine as a11ynav.deb; fails if there is none.
download() {
  architecture=$(dpkg --print-architecture 2>/dev/null) || return 1
  curl -fsSL -o SHA256SUMS "$RELEASE/SHA256SUMS" 2>/dev/null || return 1
  entry=$(grep -E "^[0-9a-f]{64}  a11ynav_[0-9A-Za-z.~+-]*_$architecture\.deb\$" SHA256SUMS) ||
    return 1
  curl -fsSL -o a11ynav.deb "$RELEASE/${entry#*  }"
}

if [ -n "${A11YNAV:-}" ]; then
  program=$(command -v "$A11YNAV") || fail "there is no program $A11YNAV"
  finish "$program"
fi
if program=$(command -v a11ynav); then finish "$program"; fi

[ "$(uname)" = Linux ] || fail "this action runs on Linux; elsewhere set the input “program”"

folder=$(mktemp -d)
cd "$folder"
if download; then
  echo "${entry%% *}  a11ynav.deb" | sha256sum --check --quiet ||
    fail "$RELEASE/${entry#*  } has another checksum than SHA256SUMS says"
  as_root apt-get update -qq
  as_root apt-get install -y -qq --no-install-recommends "$folder/a11ynav.deb"
  finish "$(command -v a11ynav)"
fi

echo "There is no package at $RELEASE: a11ynav is built from its sources."
command -v swift >/dev/null || fail "there is no package at $RELEASE, and no Swift to build with"
make -C "$sources" install "PREFIX=$folder"
finish "$folder/bin/a11ynav"
