#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds a Debian package from an installed tree.
#
#   Packaging/Debian/build.sh .build-release/stage dist
#
# The maintainer is the person who builds the package: DEBFULLNAME and DEBEMAIL if they are set, otherwise git's user.
set -eu
stage=$(cd "$1" && pwd)
mkdir -p "$2"
output=$(cd "$2" && pwd)
cd "$(dirname "$0")"
packaging=$PWD

for tool in dpkg-deb dpkg-shlibdeps; do
  command -v "$tool" >/dev/null || { echo "deb: $tool is missing; install dpkg-dev" >&2; exit 1; }
done

version=$("$stage/bin/a11ynav" --version)
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=$(sh ../date.sh seconds)
export SOURCE_DATE_EPOCH
name=${DEBFULLNAME:-$(git config user.name || echo "The a11ynav authors")}
email=${DEBEMAIL:-$(git config user.email || echo "root@localhost")}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
documents=$root/usr/share/doc/a11ynav
mkdir -p "$root/usr" "$root/DEBIAN"
chmod 755 "$root"
cp -R "$stage/." "$root/usr/"

# Debian includes the full texts of common licenses, so the copyright file only names them.
rm "$documents/LICENSES.txt"
{
  cat "$packaging/copyright.in"
  # Indents every line of a license and writes a dot in place of each empty line.
  sed -n '/^Permission/,$p' ../../LICENSE | sed 's/^$/./; s/^/ /'
} > "$documents/copyright"
{
  echo "a11ynav ($version) unstable; urgency=medium"
  echo
  echo "  * Version $version. See CHANGELOG.md in the sources for the changes."
  echo
  echo " -- $name <$email>  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n > "$documents/changelog.gz"
gzip -9n "$root/usr/share/man/man1/a11ynav.1"
mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
find "$root" -type d -exec chmod 755 {} +
find "$root" -type f -exec chmod 644 {} +
chmod 755 "$root"/usr/bin/*

# Finds the libraries to which the program is linked, together with their minimum versions.
mkdir "$work/debian"
printf 'Source: a11ynav\n\nPackage: a11ynav\nArchitecture: any\n' > "$work/debian/control"
libraries=$(cd "$work" && dpkg-shlibdeps -O root/usr/bin/* 2>"$work/log") ||
  { cat "$work/log" >&2; exit 1; }

size=$(du -sk --apparent-size "$root/usr" | cut -f1)
sed -e "s|@VERSION@|$version|" -e "s|@ARCHITECTURE@|$architecture|" -e "s|@SIZE@|$size|" \
  -e "s|@MAINTAINER@|$name <$email>|" -e "s|@LIBRARIES@|${libraries#shlibs:Depends=}|" \
  "$packaging/control.in" > "$root/DEBIAN/control"
(cd "$root" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k2) > "$root/DEBIAN/md5sums"
chmod 644 "$root/DEBIAN/control" "$root/DEBIAN/md5sums"

package="$output/a11ynav_${version}_$architecture.deb"
dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >/dev/null
echo "$package"
