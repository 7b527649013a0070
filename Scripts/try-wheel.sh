#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the Python wheel in a minimal Debian system that has only Python and a browser, and tests a page with pytest
# and Playwright: the test passes, fails and shows the differing words when a label is missing, and passes again.
#
#   Scripts/try-wheel.sh dist/a11ynav-1.0.0-py3-none-manylinux_2_34_x86_64.whl
#
# Run it as root after `make wheel`, with debootstrap installed. It downloads Debian packages, pytest and Playwright.
# MIRROR names a Debian mirror to use instead of debootstrap's default.
set -eu
wheel=$(cd "$(dirname "$1")" && pwd)/${1##*/}
fail() { echo "try-wheel: $1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail "run this as root"
[ -f "$wheel" ] || fail "there is no $1; run: make wheel"

work=$(mktemp -d)
system=$work/system
clean_up() {
  for place in dev/shm proc; do
    if mountpoint -q "$system/$place"; then umount "$system/$place"; fi
  done
  rm -rf --one-file-system "$work"
}
trap clean_up EXIT
inside() { chroot "$system" /usr/bin/env -i PATH=/opt/tests/bin:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/root "$@"; }

debootstrap --variant=minbase bookworm "$system" ${MIRROR:+"$MIRROR"} > "$work/log" 2>&1 ||
  { tail -5 "$work/log" >&2; fail "the minimal system cannot be created"; }
mkdir -p "$system/dev/shm" "$system/opt/wheels" "$system/opt/project"
mount -t proc proc "$system/proc"
mount -t tmpfs tmpfs "$system/dev/shm"
cp /etc/resolv.conf "$system/etc/resolv.conf"
inside apt-get update -qq
# Playwright's Node.js needs libatomic1.
inside env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3 python3-venv chromium \
  libatomic1 > "$work/log" 2>&1 || { tail -5 "$work/log" >&2; fail "Python and the browser cannot be installed"; }
python3 -m pip download -q --dest "$system/opt/wheels" --only-binary :all: --python-version 3.11 pytest playwright
cp "$wheel" "$system/opt/wheels"
inside python3 -m venv /opt/tests
inside pip install -q --no-index --find-links /opt/wheels a11ynav pytest playwright

cat > "$system/opt/project/test_shop.py" <<'END'
from a11ynav.playwright import expect_heard


def test_shop(a11y_page):
    a11y_page.goto("file:///opt/project/shop.html")
    expect_heard(a11y_page, """
        Shop, heading level 1
        Name, text field, double tap to edit
        Buy, button
    """)
END
page() { echo "<!doctype html><title>Shop</title><h1>Shop</h1>$1<button>Buy</button>" > "$system/opt/project/shop.html"; }
try() {
  code=0
  inside sh -c "cd /opt/project && pytest -p no:cacheprovider test_shop.py" > "$work/log" 2>&1 || code=$?
  [ "$code" = "$1" ] || { cat "$work/log" >&2; fail "pytest ended with $code instead of $1"; }
}

[ "$(inside a11ynav --version)" != "" ] || fail "the command does not run"
page "<label>Name <input></label>"
try 0
echo "  the test passes"
page "<label><input></label>"
try 1
grep -q "expected  Name, text field, double tap to edit" "$work/log" || { cat "$work/log" >&2; fail "the report lacks the expected words"; }
grep -A3 "expected  Name" "$work/log"
echo "  the test fails without the label, and shows the words"
page "<label>Name <input></label>"
try 0
echo "  the test passes again"
mv "$system/usr/bin/chromium" "$system/usr/bin/chromium-moved"
try 1
grep -q "there is no Chromium, Chrome or Edge on this machine" "$work/log" || { cat "$work/log" >&2; fail "the missing browser is not reported"; }
echo "  a missing browser is reported"
