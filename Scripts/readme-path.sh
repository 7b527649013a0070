#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints one of the README's three series of commands as a shell script, for the scripts and tests that run the
# commands.
#
#   Scripts/readme-path.sh web            the commands below <!-- path: web -->
#   Scripts/readme-path.sh swiftui swift  the commands before the first one that begins with a word
#
# The printed script writes the time of each command to file descriptor 3. It stops with exit code 9 at the first
# command that has an unexpected exit code. The expected exit code is 1 if the README has the comment "# fails" after
# the command, otherwise 0.
set -eu
cd "$(dirname "$0")/.."
cat <<'END'
begin() { begun=$(date +%s%N); }
end() {
  code=$?
  took=$((($(date +%s%N) - begun) / 1000000)) text=$2 awk \
    'BEGIN { printf "  %6.1f s  %s\n", ENVIRON["took"] / 1000, ENVIRON["text"] }' >&3
  [ $code = "$1" ] || { echo "the command exited with code $code" >&3; exit 9; }
}
END
awk -v mark="<!-- path: $1 -->" -v last="${2:-}" '
  $0 == mark { found = 1; next }
  found && /^```/ { if (begun) exit; begun = 1; next }
  begun {
    sub(/^\$ /, ""); if (last != "" && index($0, last " ") == 1) exit
    code = /# fails/ ? 1 : 0; words = $0; sub(/ +#.*/, "", words)
    gsub(/\047/, "\047\\\047\047", words); count++
    printf "begin\n%s\nend %d \047%s\047\n", $0, code, words
  }
  END { if (!count) print "echo \"the README has no path with this name\" >&3; exit 9" }' README.md
