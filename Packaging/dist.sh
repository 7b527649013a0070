#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds an archive whose program needs no libraries except glibc, because the program and the voice contain their
# libraries, and the archive includes the voice data for the languages that a11ynav speaks.
#
#   Packaging/dist.sh .build-release dist
#
# The archive can be unpacked in any folder. libdbus, which only desktop apps need, and the libraries of sound servers
# are loaded if they are installed.
set -eu
folder=$1
mkdir -p "$2"
output=$(cd "$2" && pwd)
cd "$(dirname "$0")/.."

stage=$folder/self-contained
rm -rf "$stage"
for program in a11ynav a11ynav-voice; do
  SELF_CONTAINED=1 sh Packaging/build.sh "$program" "$folder" "$stage/bin/$program"
done

data=$stage/share/a11ynav/espeak-ng-data
installed=$(dirname "$("${CC:-cc}" -print-file-name=libespeak-ng.a)")/espeak-ng-data
[ -d "$installed" ] || installed=/usr/share/espeak-ng-data
mkdir -p "$data/lang" "$data/voices"
for name in phondata phonindex phontab intonations; do cp "$installed/$name" "$data"; done
for language in en de fr es ja cmn; do cp "$installed/${language}_dict" "$data"; done
(cd "$installed/lang" && find . -type f \( -name en -o -name 'en-*' -o -name de -o -name fr -o -name 'fr-*' -o -name es \
  -o -name 'es-*' -o -name ja -o -name cmn \) -exec sh -c '
    mkdir -p "$0/$(dirname "$1")" && cp "$1" "$0/$1"' "$OLDPWD/$data/lang" {} \;)
cp -R "$installed/voices/!v" "$data/voices/!v"

mkdir -p "$stage/share/doc/a11ynav"
SELF_CONTAINED=1 sh Packaging/licenses.sh "$folder/checkouts" > "$stage/share/doc/a11ynav/LICENSES.txt"
for entry in bash:bash-completion/completions/a11ynav zsh:zsh/site-functions/_a11ynav \
  fish:fish/vendor_completions.d/a11ynav.fish; do
  file=$stage/share/${entry#*:}
  mkdir -p "$(dirname "$file")"
  "$stage/bin/a11ynav" --generate-completion-script "${entry%%:*}" | sed '1{/^#!/d;}' > "$file"
done
mkdir -p "$stage/share/man/man1"
python3 Packaging/manual.py "$stage/bin/a11ynav" "$(sh Packaging/date.sh)" > "$stage/share/man/man1/a11ynav.1"

# A library that is linked dynamically despite this would be missing on other systems.
for program in "$stage"/bin/*; do
  for library in $(readelf -d "$program" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'); do
    case $library in libc.so.6 | libm.so.6 | libgcc_s.so.1 | ld-linux-*) ;; *)
      echo "dist: $program needs $library, which other systems may lack" >&2
      exit 1
      ;;
    esac
  done
done

# A function of a newer glibc would also be missing. Packaging/older-glibc.c replaces the newer functions that our
# libraries use.
oldest=2.34
glibc=$(objdump -T "$stage"/bin/* | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -Vu | tail -1)
if [ "$(printf '%s\n' "$oldest" "$glibc" | sort -V | tail -1)" != "$oldest" ]; then
  echo "dist: the programs need glibc $glibc, but must run with $oldest; because of:" >&2
  objdump -T "$stage"/bin/* | grep -F "GLIBC_$glibc" >&2
  exit 1
fi

name=a11ynav-$("$stage/bin/a11ynav" --version)-linux-$(uname -m)-self-contained
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$stage" "$work/$name"
chmod -R u+rwX,go+rX,go-w "$work/$name"
# The same tree produces an identical archive.
tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(sh Packaging/date.sh seconds)" -cf - "$name" |
  gzip -9n > "$output/$name.tar.gz"
echo "$output/$name.tar.gz: $(($(wc -c < "$output/$name.tar.gz") / 1000)) kB, needs glibc $glibc or later"
