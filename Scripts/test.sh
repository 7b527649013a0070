#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the tests of both packages that `swift build --build-tests` has built, in two lanes of processes.
#
#   Scripts/test.sh                   everything
#   Scripts/test.sh --shuffle SEED    everything, a few suites in each process, in random order
#
# Tests that start programs wait on threads that all tests in a process share. They therefore run one after the
# other in separate processes; the others run in parallel. A11YNAV_PROGRAM names the program whose command line is
# tested, instead of the one built with the tests. The log of each process is kept in .build/test-logs, and failures
# are printed at the end.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
folder=$("$swift" build --show-bin-path)
bundle=$folder/a11ynavPackageTests.xctest
program=${A11YNAV_PROGRAM:-$folder/a11ynav}
logs=$PWD/.build/test-logs
rm -rf "$logs"
mkdir -p "$logs"
# The command line's slowest tests, which run in the other lane.
pages='^A11ynavTests[.](WebCommandTests|JudgeTests)/'
# The slowest tests of pages, for which the other lane has time.
hostile='^A11yWebTests[.](HostileWalkTests|HostilePageTests)/'
serial='^A11ynavTests|^A11yWebTests|^A11yDesktopTests|^A11yServerTests'

# Runs the tests selected by the options in one process.
tests() {
  if [ -f "$bundle" ] && [ -x "$bundle" ]; then
    "$bundle" --testing-library swift-testing "$@"
  else
    "$swift" test --skip-build "$@"
  fi
}

# Runs a named process, and keeps its log, exit code and a status line.
run() {
  name=$1
  shift
  begun=$(date +%s) code=0
  "$@" > "$logs/$name.log" 2>&1 || code=$?
  echo "$code" > "$logs/$name.code"
  summary=$(grep -aoE "Test run with .* (passed|failed) after.*" "$logs/$name.log" | tail -n 1 || true)
  printf '%4d s  %-12s %s\n' $(($(date +%s) - begun)) "$name" "${summary:-ended with code $code}"
}

# Runs the scenarios again without skipping unchanged views.
unpruned() { A11YNAV_PRUNING=off tests --filter 'A11yUITests|ListingTests'; }

desktop() {
  [ "$(uname)" = Darwin ] || run desktop tests --no-parallel --filter '^A11yDesktopTests'
}

# Runs the tests of the package in Frameworks, and the transcripts of its example.
frameworks() (
  if [ -f "$folder/a11ynav-frameworksPackageTests.xctest" ]; then
    "$folder/a11ynav-frameworksPackageTests.xctest" --testing-library swift-testing
  else
    "$swift" test --package-path Frameworks --scratch-path .build --skip-build
  fi
  PATH=$PATH:$folder "$program" test Frameworks/Examples
)

# Prints the matching suites, a few on each line, in an order determined by a seed.
shuffled() {
  tests --list-tests 2> /dev/null | sed -nE 's,^([A-Za-z0-9_]+\.[^/]+)/.*,\1,p' | grep "$@" |
    sort -u | sed 's/\./[.]/g; s,.*,^&/,' | awk -v seed="$seed" '
      BEGIN { srand(seed) }
      { suites[NR] = $0 }
      END {
        for (last = NR; last > 1; last--) {
          other = int(rand() * last) + 1
          held = suites[last]; suites[last] = suites[other]; suites[other] = held
        }
        for (i = 1; i <= NR; i++) printf "%s%s", suites[i], (i % 8 == 0 || i == NR) ? "\n" : "|"
      }'
}

# Runs a list of suites, with one process for each line.
each() {
  number=0
  while read -r suites; do
    number=$((number + 1))
    run "$1-$number" tests $2 --filter "$suites" < /dev/null
  done < "$logs/$1.list"
}

if [ "${1:-}" = --shuffle ]; then
  seed=${2:?--shuffle needs a number}
  shuffled -vE "$serial" > "$logs/core.list"
  shuffled -E "$serial" > "$logs/programs.list"
  (each core "" && run unpruned unpruned && run frameworks frameworks) &
  each programs --no-parallel
else
  (run core tests --skip "$serial" && run unpruned unpruned && run frameworks frameworks &&
    run server tests --no-parallel --filter '^A11yServerTests' &&
    run web tests --no-parallel --filter '^A11yWebTests' --skip "$hostile" &&
    run pages tests --no-parallel --filter "$pages") &
  run programs tests --no-parallel --filter '^A11ynavTests' --skip "$pages"
  desktop
  run hostile tests --no-parallel --filter "$hostile"
fi
wait

failed=$(grep -lvx 0 "$logs"/*.code || true)
[ -n "$failed" ] || exit 0
for file in $failed; do
  log=${file%.code}.log
  echo "Failed: $log"
  issues=$(grep -aE "✘|rror:" "$log" | grep -avE "✘ (Suite|Test run)" | head -n 40 || true)
  if [ -n "$issues" ]; then echo "$issues"; else tail -n 40 "$log"; fi
done
exit 1
