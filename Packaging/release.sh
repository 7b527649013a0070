#!/bin/sh
# SPDX-License-Identifier: MIT
# Collects all files of a release in a folder, with their checksums.
#
#   Packaging/release.sh .build-release/stage dist
#   RELEASE_URL=https://… Packaging/release.sh .build-release/stage dist
#
# RELEASE_URL is the address at which the files will be published; if it is set, a Homebrew formula is also written.
set -eu
stage=$(cd "$1" && pwd)
output=$(cd "$2" && pwd)
cd "$(dirname "$0")"

version=$("$stage/bin/a11ynav" --version)
system=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
seconds=$(sh date.sh seconds)
cd ..

if [ -n "$(git status --porcelain)" ]; then
  echo "release: there are uncommitted changes, which the source archive would not contain" >&2
  exit 1
fi
# The release notes are the version's section of the change log.
notes=a11ynav-$version-notes.md
awk -v version="$version" '
  /^## / { inside = $2 == version; next }
  inside { text = text $0 "\n" }
  END { sub(/^\n+/, "", text); sub(/\n+$/, "\n", text); printf "%s", text }' CHANGELOG.md > "$output/$notes"
if [ ! -s "$output/$notes" ]; then
  rm -f "$output/$notes"
  echo "release: CHANGELOG.md has no section for version $version" >&2
  exit 1
fi
tag=v$version
[ "$(git rev-parse -q --verify "$tag^{commit}" || true)" = "$(git rev-parse HEAD)" ] ||
  echo "release: the tag $tag is not on this commit" >&2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
name=a11ynav-$version-$system
cp -R "$stage" "$work/$name"
# The same tree produces an identical archive.
tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$seconds" -cf - "$name" |
  gzip -9n > "$output/$name.tar.gz"
source=a11ynav-$version-source
git archive --prefix="$source/" HEAD | gzip -9n > "$output/$source.tar.gz"

cd "$output"
files="$name.tar.gz $source.tar.gz $notes"
package=a11ynav_${version}_$(dpkg --print-architecture 2>/dev/null || true).deb
[ ! -f "$package" ] || files="$files $package"
contained=$name-self-contained.tar.gz
[ ! -f "$contained" ] || files="$files $contained"
if [ -n "${RELEASE_URL:-}" ]; then
  sum=$(sha256sum "$source.tar.gz" | cut -d' ' -f1)
  sed -e "s|@URL@|$RELEASE_URL/$source.tar.gz|" -e "s|@SHA256@|$sum|" -e "s|@HOMEPAGE@|$RELEASE_URL|" \
    "$OLDPWD/Packaging/Homebrew/a11ynav.rb" > a11ynav.rb
else
  echo "release: RELEASE_URL is not set, so no Homebrew formula is written" >&2
fi
# shellcheck disable=SC2086
sha256sum $files > SHA256SUMS
cat SHA256SUMS
