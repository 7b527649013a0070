#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks that espeak-ng, libyaml and expat are installed, and installs missing ones if possible.
set -eu

browser() {
  for name in chromium chromium-browser google-chrome google-chrome-stable chrome microsoft-edge; do
    command -v "$name" >/dev/null 2>&1 && return 0
  done
  return 1
}

case "${1:-}" in
  browser)
    # The headless shell starts in less than half the time of the full browser. The driver is for the tests of the
    # Python client.
    missing=
    if ! browser || command -v chromium > /dev/null 2>&1; then
      for package in chromium chromium-headless-shell chromium-driver; do
        case $package in *driver) program=chromedriver ;; *) program=$package ;; esac
        command -v $program > /dev/null 2>&1 || missing="$missing $package"
      done
    fi
    [ -n "$missing" ] || exit 0
    if ! command -v apt-get >/dev/null 2>&1; then
      echo "setup: there is no browser for the tests of live pages; install Chromium or Chrome" >&2
      exit 0
    fi
    as_root=""
    if [ "$(id -u)" -ne 0 ]; then
      command -v sudo >/dev/null 2>&1 || exit 0
      as_root="sudo"
    fi
    echo "setup: installing$missing" >&2
    $as_root apt-get update -qq >&2
    # A Debian release may lack one of these packages, but the others can still be installed.
    for package in $missing; do
      DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends \
        "$package" >&2 || true
    done
    exit 0
    ;;
  missing-browser)
    browser || echo "*** THE TESTS OF LIVE PAGES WERE SKIPPED: there is no browser. ***" >&2
    exit 0
    ;;
esac

found() { command -v pkg-config >/dev/null 2>&1 && pkg-config --exists espeak-ng yaml-0.1 expat; }

found && exit 0

if command -v apt-get >/dev/null 2>&1; then
  packages="pkg-config libespeak-ng-dev libyaml-dev libexpat1-dev"
  as_root=""
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
      echo "setup: run this command as root, then try again: apt-get install $packages" >&2
      exit 1
    fi
    as_root="sudo"
  fi
  echo "setup: installing $packages" >&2
  $as_root apt-get update -qq >&2
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends \
    $packages >&2
elif command -v brew >/dev/null 2>&1; then
  echo "setup: espeak-ng, libyaml or expat is missing; run: brew install pkgconf espeak-ng libyaml expat" >&2
  exit 1
elif command -v dnf >/dev/null 2>&1; then
  echo "setup: espeak-ng, libyaml or expat is missing; run: sudo dnf install pkgconf espeak-ng-devel libyaml-devel expat-devel" >&2
  exit 1
elif command -v pacman >/dev/null 2>&1; then
  echo "setup: espeak-ng, libyaml or expat is missing; run: sudo pacman -S pkgconf espeak-ng libyaml expat" >&2
  exit 1
else
  echo "setup: install espeak-ng, libyaml and expat, their headers, and pkg-config" >&2
  exit 1
fi

found || { echo "setup: pkg-config cannot find espeak-ng, libyaml and expat, although they were installed" >&2; exit 1; }
