#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs Orca and a11ynav on the tests' GTK 3 app, one after the other, on a private display, bus and registry. Prints
# the words of each after each key, with their times, as tab-separated values.
#
#   ./orca.sh                 presses Tab ten times in the form, and arrow keys in the list of 100,000 rows
#   ./orca.sh --pause 2       waits this many seconds between two keys, for a slow machine
#   A11YNAV=path ./orca.sh    measures an existing program instead of building one
set -eu
cd "$(dirname "$0")"

for tool in Xvfb xvfb-run dbus-run-session evilwm orca; do
  command -v "$tool" >/dev/null || {
    echo "$tool is missing: install xvfb, dbus, evilwm, orca, python3-gi, gir1.2-gtk-3.0 and gir1.2-atspi-2.0" >&2
    exit 69
  }
done

if [ -z "${A11YNAV:-}" ]; then
  swift build -c release --package-path .. --product a11ynav >&2
  A11YNAV="$(swift build -c release --package-path .. --show-bin-path)/a11ynav"
fi
export A11YNAV

home="$(mktemp -d)"
trap 'rm -rf "$home"' EXIT
unset WAYLAND_DISPLAY AT_SPI_BUS_ADDRESS
export HOME="$home" XDG_RUNTIME_DIR="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" \
  GSETTINGS_BACKEND=memory LANG=C.UTF-8
xvfb-run -a -s "-screen 0 1280x1024x24" dbus-run-session -- \
  /usr/bin/python3 orca-moves.py --to "$home/table" "$@" >&2
cat "$home/table"
