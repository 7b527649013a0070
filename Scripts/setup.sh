#!/bin/sh
# Makes sure that espeak-ng can be found, and installs it where that is possible.
set -eu

found() { command -v pkg-config >/dev/null 2>&1 && pkg-config --exists espeak-ng; }

found && exit 0

if command -v apt-get >/dev/null 2>&1; then
  as_root=""
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
      echo "setup: run this as root, then try again: apt-get install pkg-config libespeak-ng-dev" >&2
      exit 1
    fi
    as_root="sudo"
  fi
  echo "setup: installing pkg-config and libespeak-ng-dev" >&2
  $as_root apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends \
    pkg-config libespeak-ng-dev >&2
elif command -v brew >/dev/null 2>&1; then
  echo "setup: espeak-ng is missing; run: brew install pkgconf espeak-ng" >&2
  exit 1
elif command -v dnf >/dev/null 2>&1; then
  echo "setup: espeak-ng is missing; run: sudo dnf install pkgconf espeak-ng-devel" >&2
  exit 1
elif command -v pacman >/dev/null 2>&1; then
  echo "setup: espeak-ng is missing; run: sudo pacman -S pkgconf espeak-ng" >&2
  exit 1
else
  echo "setup: espeak-ng is missing; install its library, its headers and pkg-config" >&2
  exit 1
fi

found || { echo "setup: espeak-ng was installed, but pkg-config does not find it" >&2; exit 1; }
