#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the npm packages: the client, and a package with the program for one platform.
#
#   Packaging/npm.sh .build-release/self-contained dist
#
# Publish the platform packages first: npm publish dist/a11ynav-linux-x64-1.0.0.tgz --access public
set -eu
program=$(cd "$1" && pwd)
mkdir -p "$2"
output=$(cd "$2" && pwd)
cd "$(dirname "$0")/../Clients/JavaScript"

command -v npm > /dev/null || { echo "npm: npm is not installed" >&2; exit 1; }
[ -x "$program/bin/a11ynav" ] || { echo "npm: $1 has no bin/a11ynav; “make dist” writes such a folder" >&2; exit 1; }
# The header of a Linux program names the machine for which it is built.
case $(od -An -tx1 -j18 -N2 "$program/bin/a11ynav" | tr -d ' ') in
  3e00) platform=linux-x64 ;;
  b700) platform=linux-arm64 ;;
  *) echo "npm: $1/bin/a11ynav is not a program for Linux on x86_64 or aarch64" >&2; exit 1 ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/client" "$work/platform"
cp -R package.json README.md bin src ../../LICENSE "$work/client"
cp -R "platforms/$platform/package.json" ../../LICENSE "$work/platform"
# The other parts of an installation are needed only by apps written in Swift and by shells.
for part in bin lib share/a11ynav share/doc; do
  [ -e "$program/$part" ] || continue
  mkdir -p "$work/platform/$(dirname "$part")"
  cp -RL "$program/$part" "$work/platform/$part"
done
rm -rf "$work/platform/share/a11ynav/package"
for package in platform client; do
  npm pack --silent --offline --pack-destination "$output" "$work/$package"
done
