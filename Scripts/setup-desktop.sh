#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the requirements of the tests of desktop apps with apt-get, if possible. `make test` runs this script. If the
# requirements are missing, those tests are skipped, and the last line of `make test` says so.
set -u

# The library for reading desktop apps, a virtual display, a bus, a registry, a window manager, and three toolkits.
packages="libdbus-1-3 xvfb dbus at-spi2-core x11-utils xfonts-base evilwm zenity python3-gi gir1.2-gtk-3.0
  gir1.2-gtk-4.0 python3-pyqt5"

missing() {
  for program in Xvfb dbus-daemon dbus-send xprop evilwm zenity; do
    command -v "$program" >/dev/null 2>&1 || return 0
  done
  for binding in gi PyQt5; do
    [ -d "/usr/lib/python3/dist-packages/$binding" ] || return 0
  done
  for library in Gtk-3.0 Gtk-4.0; do
    ls /usr/lib/*/girepository-1.0/$library.typelib >/dev/null 2>&1 || return 0
  done
  return 1
}

case "${1:-}" in
--check)
  if missing; then
    echo "NOTE: desktop apps were not tested, because that needs these Debian packages:" $packages >&2
  fi
  exit 0
  ;;
esac

missing || exit 0
[ "$(uname)" = Linux ] && command -v apt-get >/dev/null 2>&1 || exit 0
as_root=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null 2>&1 || exit 0
  as_root="sudo"
fi
echo "setup: installing the packages for tests of desktop apps" >&2
$as_root apt-get update -qq >&2
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $packages >&2 ||
  echo "setup: the installation failed; desktop apps will not be tested" >&2
exit 0
