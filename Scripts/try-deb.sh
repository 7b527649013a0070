#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the Debian package of dist/ in a bare Debian system, and runs it there.
#
#   make try-deb
#   SUITE=trixie sh Scripts/try-deb.sh    another release of Debian
#
# Run it as root, with debootstrap installed. The system is in a temporary folder and is removed;
# KEEP=1 keeps it. MIRROR names another Debian mirror.
set -eu
cd "$(dirname "$0")/.."
suite=${SUITE:-bookworm}

fail() { echo "try-deb: $1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail "run this as root"
command -v debootstrap >/dev/null || fail "debootstrap is missing: apt-get install debootstrap"

package=
for file in dist/a11ynav_*_"$(dpkg --print-architecture)".deb; do package=$file; done
[ -f "$package" ] || fail "there is no package in dist/; run: make deb"

system=$(mktemp -d)
clean_up() {
  if mountpoint -q "$system/proc"; then umount "$system/proc"; fi
  if [ -n "${KEEP:-}" ]; then echo "try-deb: kept $system" >&2; return; fi
  rm -rf --one-file-system "$system"
}
trap clean_up EXIT
begun=$(date +%s)
since() { echo "  $(($(date +%s) - begun)) s: $1"; }
inside() { chroot "$system" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "$@"; }

echo "A bare $suite"
debootstrap --variant=minbase "$suite" "$system" ${MIRROR:+"$MIRROR"} > "$system.log" 2>&1 ||
  { tail -5 "$system.log" >&2; fail "debootstrap failed; its log is $system.log"; }
rm -f "$system.log"
# Swift reads a program's arguments from /proc.
mount -t proc proc "$system/proc"

echo "Install $package"
begun=$(date +%s)
cp "$package" "$system/root/a11ynav.deb"
inside env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
  /root/a11ynav.deb > /dev/null 2>"$system/root/log" ||
  { cat "$system/root/log" >&2; fail "the package could not be installed"; }

since "installed"
echo "Run it"
cp Examples/Trees/sign-up.aria.yaml "$system/root/"
version=$(inside a11ynav --version)
[ "$version" = "$(dpkg-deb -f "$package" Version)" ] || fail "it says that it is version $version"

inside a11ynav read /root/sign-up.aria.yaml 2>/dev/null > "$system/root/heard"
grep -qx "Become a member, heading level 1, main, landmark" "$system/root/heard" ||
  { cat "$system/root/heard" >&2; fail "the example is not read as it should be"; }

since "a page is read"

# Speech needs the voices, which have to come with the package.
inside a11ynav read /root/sign-up.aria.yaml --speech wav:/root/heard.wav >/dev/null 2>&1
samples=$(wc -c < "$system/root/heard.wav")
[ "$samples" -gt 100000 ] || fail "the WAV file has only $samples bytes"
since "and heard"

printf 'open: sign-up.aria.yaml\n\nFernwood Library, link, banner, landmark\n> next\nWrong\n' \
  > "$system/root/walk.a11y"
code=0
inside a11ynav test /root/walk.a11y --junit /root/report.xml >/dev/null 2>&1 || code=$?
[ "$code" = 1 ] || fail "a transcript that differs ended with code $code"
grep -q '<failure message="/root/walk.a11y:5:1' "$system/root/report.xml" ||
  fail "the JUnit report does not say where the transcript differs"
since "a test fails, with a JUnit report"

for file in bash-completion/completions/a11ynav zsh/vendor-completions/_a11ynav \
  fish/vendor_completions.d/a11ynav.fish; do
  [ -s "$system/usr/share/$file" ] || fail "there is no /usr/share/$file"
done

echo "Remove it"
inside apt-get purge -y -qq a11ynav >/dev/null 2>&1
left=$(find "$system/usr" -name '*a11ynav*')
[ -z "$left" ] || fail "these files are left: $left"
echo "$package works in a bare $suite: version $version, $(wc -l < "$system/root/heard") lines, $samples bytes of speech"
