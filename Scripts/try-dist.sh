#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the program from the self-contained archive in minimal systems without additional packages, and on a read-only
# file system.
#
#   make try-dist
#   SUITES="bookworm trixie" sh Scripts/try-dist.sh   other releases of Debian
#
# Run it as root after `make dist`, with debootstrap installed. MIRROR names a Debian mirror to use instead of
# debootstrap's default.
set -eu
cd "$(dirname "$0")/.."
fail() { echo "try-dist: $1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail "run this as root"
archive=
for file in dist/a11ynav-*-self-contained.tar.gz; do archive=$file; done
[ -f "$archive" ] || fail "there is no archive in dist/; run: make dist"

work=$(mktemp -d)
clean_up() {
  for place in proc ""; do
    if mountpoint -q "$work/system/$place"; then umount "$work/system/$place"; fi
  done
  rm -rf --one-file-system "$work"
}
trap clean_up EXIT
name=$(basename "$archive" .tar.gz)
inside() { chroot "$work/system" /usr/bin/env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 HOME=/nonexistent "$@"; }
program="/opt/any folder/$name/bin/a11ynav"
expect() {
  [ "$2" = "$3" ] || fail "$1: “$2” instead of “$3”"
  echo "  $1"
}

for suite in ${SUITES:-bookworm}; do
  echo "A minimal $suite"
  rm -rf "$work/bare"
  debootstrap --variant=minbase "$suite" "$work/bare" ${MIRROR:+"$MIRROR"} > "$work/log" 2>&1 ||
    { tail -5 "$work/log" >&2; fail "the minimal system cannot be created"; }
  mkdir -p "$work/bare/opt/any folder" "$work/system"
  tar -C "$work/bare/opt/any folder" -xzf "$archive"
  cp Examples/Trees/sign-up.aria.yaml Examples/Walks/*.a11y "$work/bare/opt"
  mount --bind "$work/bare" "$work/system"
  expect "without /proc, it names the reason" "$(inside "$program" read /opt/sign-up.aria.yaml 2>&1)" \
    "Error: the command line cannot be read, because /proc is not mounted"
  mount -t proc proc "$work/system/proc"
  mount -o remount,bind,ro "$work/system"
  expect "it reads a document on a read-only file system" \
    "$(inside "$program" read /opt/sign-up.aria.yaml 2>&1 | head -1)" "Fernwood Library, link, banner, landmark"
  expect "it has voices for its languages" \
    "$(inside "$program" voices | cut -c1-2 | sort -u | tr '\n' ' ')" "cm de en es fr ja "
  request='{"jsonrpc":"2.0","id":1,"method":"open","params":{"subject":"/opt/sign-up.aria.yaml"}}'
  expect "it serves a session" \
    "$(echo "$request" | inside "$program" serve --stdio --lines | grep -o '"session":"s1"')" '"session":"s1"'
  expect "it names the missing browser" \
    "$(inside "$program" read http://localhost:1 2>&1 | grep -o 'no browser was found: install Chromium')" \
    "no browser was found: install Chromium"
  umount "$work/system/proc" "$work/system"
  mount --bind "$work/bare" "$work/system"
  mount -t proc proc "$work/system/proc"
  inside "$program" read /opt/sign-up.aria.yaml --speech wav:/opt/heard.wav > /dev/null 2>&1 || true
  [ "$(wc -c < "$work/bare/opt/heard.wav")" -gt 100000 ] || fail "speech is too short"
  echo "  speech is written to a file"
  umount "$work/system/proc" "$work/system"
done
