#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests an installed program in the way in which a new user would use it: the doctor, speech that is written to a file,
# the manual, completions, and the README's commands for SwiftUI apps, which build an app against the installed sources.
#
#   Scripts/check-installed.sh PREFIX
#
# The command line's tests, which run the README's other commands and all documented examples, use the same program if
# A11YNAV_PROGRAM is set to PREFIX/bin/a11ynav.
set -eu
prefix=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
PATH=$prefix/bin:$PATH
export PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "check-installed: $1" >&2
  [ ! -f "$work/log" ] || tail -n 20 "$work/log" >&2
  exit 1
}

[ "$(command -v a11ynav)" = "$prefix/bin/a11ynav" ] || fail "there is no program in $prefix/bin"
a11ynav --version | grep -qxE '[0-9]+\.[0-9]+\.[0-9]+' || fail "the version is not a version number"
# The doctor fails on a machine without a sound device, so only the package's own parts are required.
a11ynav doctor > "$work/log" || true
grep -q '^ok  *voices: ' "$work/log" || fail "the doctor finds no voices"

# The speech must have a plausible length for its words, and be neither silence nor noise at full scale.
a11ynav read Examples/Trees/sign-up.aria.yaml --speech "wav:$work/heard.wav" > "$work/words" 2> "$work/log" ||
  fail "the example is not spoken"
if command -v sox > /dev/null; then
  sox "$work/heard.wav" -n stat 2> "$work/stat"
  awk -v words="$(wc -w < "$work/words")" '
    /^Length/ { length_ = $3 } /^RMS .*amplitude/ { loudness = $3 }
    END {
      printf "speech: %d words in %.1f s, RMS amplitude %.3f\n", words, length_, loudness
      exit !(length_ > words / 6 && length_ < words * 2 && loudness > 0.01 && loudness < 0.7)
    }' "$work/stat" || fail "the speech is too short or too quiet"
else
  echo "check-installed: sox is not installed, so speech was not measured" >&2
fi

manual=$prefix/share/man/man1/a11ynav.1
if command -v man > /dev/null; then
  LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l -Tutf8 -Z "$manual" > /dev/null 2> "$work/log"
  [ ! -s "$work/log" ] || fail "the manual has formatting errors"
else
  echo "check-installed: man is not installed, so the manual was not formatted" >&2
fi
for command in $(a11ynav --experimental-dump-help |
  python3 -c 'import json, sys
for command in json.load(sys.stdin)["command"]["subcommands"]: print(command["commandName"])'); do
  [ "$command" = help ] || grep -qF "$command" "$manual" || fail "the manual does not mention $command"
done

python3 Scripts/try-completion.py "$prefix/bin/a11ynav" > "$work/log" 2>&1 || fail "completion failed"

sh Scripts/readme-path.sh swiftui > "$work/path.sh"
(unset CI && cd "$work" && sh path.sh) 3>&1 > "$work/log" 2>&1 || fail "the README’s commands for SwiftUI apps failed"
echo "The installed program behaves as the README describes."
