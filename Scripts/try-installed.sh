#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the program in minimal Debian systems, one for each way of installing it, and runs the README's three series
# of commands there with only PATH changed.
#
#   make try-installed
#   WAYS="deb archive" sh Scripts/try-installed.sh   only some ways: prefix, deb, archive
#   PATHS=web sh Scripts/try-installed.sh            only some series: web, swiftui, linux
#   SUITE=trixie sh Scripts/try-installed.sh         another release of Debian
#
# Run it as root after `make release`, with debootstrap or mmdebstrap installed. The systems use this machine's
# Swift with the packages that swift.org requires. They are in a temporary folder and are deleted, unless KEEP=1 is
# set. MIRROR names a Debian mirror to use instead of debootstrap's default; SWIFTPM_CACHE names an initial SwiftPM
# cache.
set -eu
cd "$(dirname "$0")/.."
suite=${SUITE:-bookworm}
mirror=${MIRROR:-}
toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")")")
needed_by_swift=binutils,ca-certificates,gcc,git,libc6-dev,libcurl4,libedit2,libncurses6,libsqlite3-0,libstdc++-12-dev
needed_by_swift=$needed_by_swift,libxml2,tzdata,zlib1g-dev

fail() { echo "try-installed: $1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail "run this as root"
stage=${STAGE:-.build-release/stage}
package= archive=
for file in dist/a11ynav_*_"$(dpkg --print-architecture)".deb; do package=$file; done
for file in dist/a11ynav-*-linux-"$(uname -m)".tar.gz; do archive=$file; done
[ -f "$package" ] && [ -f "$archive" ] || fail "there are no packages in dist/; run: make release"

work=$(mktemp -d)
unmount() {
  for place in dev/pts dev/shm proc opt/swift ""; do
    if mountpoint -q "$work/system/$place"; then umount "$work/system/$place"; fi
  done
}
clean_up() {
  unmount
  if [ -n "${KEEP:-}" ]; then echo "try-installed: kept $work" >&2; else rm -rf --one-file-system "$work"; fi
}
trap clean_up EXIT
system=$work/system
inside() {
  chroot "$system" /usr/bin/env -i HOME=/root TERM=xterm LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    PATH="${folder:+$folder:}/opt/swift/usr/bin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" "$@"
}
install() {
  # shellcheck disable=SC2086
  inside apt-get install -y -qq --no-install-recommends $1 > "$work/log" 2>&1 ||
    { tail -5 "$work/log" >&2; fail "could not install $1"; }
}
begun=$(date +%s)
since() { echo "  $(($(date +%s) - begun)) s  $1"; begun=$(date +%s); }

mount_system() {
  mkdir -p "$work/$1" "$work/$1.work" "$system"
  mount -t overlay overlay -o "lowerdir=$work/bare,upperdir=$work/$1,workdir=$work/$1.work" "$system"
  mkdir -p "$system/opt/swift" "$system/dev/pts" "$system/dev/shm"
  mount --bind -o ro "$toolchain" "$system/opt/swift"
  # Swift reads a program's arguments from /proc, so /proc must be mounted.
  mount -t proc proc "$system/proc"
  mount -t tmpfs tmpfs "$system/dev/shm"
  mount -t devpts devpts "$system/dev/pts"
}

echo "A minimal $suite"
debootstrap=$(command -v mmdebstrap || command -v debootstrap) || fail "debootstrap is missing"
"$debootstrap" --variant=minbase --include="$needed_by_swift" "$suite" "$work/bare" ${mirror:+"$mirror"} \
  > "$work/log" 2>&1 || { tail -5 "$work/log" >&2; fail "the minimal system cannot be created"; }
cp /etc/resolv.conf "$work/bare/etc/resolv.conf"
if [ -n "${SWIFTPM_CACHE:-}" ]; then
  mkdir -p "$work/bare/root/.cache" && cp -R "$SWIFTPM_CACHE" "$work/bare/root/.cache/org.swift.swiftpm"
fi
since "set up, with what Swift asks for"

for way in ${WAYS:-prefix deb archive}; do
  echo "Installed by $way"
  mount_system "$way"
  folder=
  inside apt-get update -qq > /dev/null
  case $way in
    prefix)
      # Installs the libraries that the program loads, because an archive does not declare any dependencies.
      install "libdbus-1-3 libyaml-0-2 libexpat1 libstdc++6 libespeak-ng1 espeak-ng-data"
      begun=$(date +%s)
      make -s install DESTDIR="$system" PREFIX=/root/.local STAGE="$stage" > /dev/null
      folder=/root/.local/bin
      ;;
    deb)
      cp "$package" "$system/root/a11ynav.deb"
      install /root/a11ynav.deb
      ;;
    archive)
      install "libdbus-1-3 libyaml-0-2 libexpat1 libstdc++6 libespeak-ng1 espeak-ng-data"
      begun=$(date +%s)
      tar -C "$system/root" -xzf "$archive"
      folder=/root/$(basename "$archive" .tar.gz)/bin
      ;;
    *) fail "there is no method called $way" ;;
  esac
  since "installed: version $(inside a11ynav --version)"

  # Installs all packages that the doctor reports as missing.
  inside a11ynav doctor > "$work/doctor" || true
  grep -qx "ok      voices: .*" "$work/doctor" || { cat "$work/doctor" >&2; fail "there are no voices"; }
  install "$(sed -n 's/^ *apt-get install //p' "$work/doctor" | tr '\n' ' ') zenity"
  since "what the doctor names, and zenity, the app of a path"

  cp Examples/Trees/sign-up.aria.yaml "$system/root/"
  inside a11ynav read /root/sign-up.aria.yaml --speech wav:/root/heard.wav > "$work/heard" 2> /dev/null
  grep -qx "Become a member, heading level 1, main, landmark" "$work/heard" ||
    { cat "$work/heard" >&2; fail "the example is not read as expected"; }
  [ "$(wc -c < "$system/root/heard.wav")" -gt 100000 ] || fail "speech is too short"

  for path in ${PATHS:-web linux swiftui}; do
    echo "  The README’s commands for “$path”:"
    {
      echo 'mkdir -p "$HOME/walk" && cd "$HOME/walk"'
      sh Scripts/readme-path.sh "$path"
    } > "$system/root/walk.sh"
    inside sh /root/walk.sh 3>&1 > "$work/log" 2>&1 || { tail -20 "$work/log" >&2; fail "the README’s commands for “$path” failed"; }
    begun=$(date +%s)
  done

  case $way in
    prefix) make -s uninstall DESTDIR="$system" PREFIX=/root/.local ;;
    deb) inside apt-get purge -y -qq a11ynav > /dev/null 2>&1 ;;
  esac
  left=$(find "$system/usr" "$system/root/.local" -name '*a11ynav*' 2>/dev/null || true)
  [ "$way" = archive ] || [ -z "$left" ] || fail "these files remain after removal: $left"
  unmount
done
