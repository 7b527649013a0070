#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the tests of both packages that `swift build --build-tests` has built, several processes at a time.
#
#   Scripts/test.sh                   everything
#   Scripts/test.sh --shuffle SEED    everything, in random order, with a few suites in each process
#
# Tests that start programs wait on threads that all tests in a process share. Such tests therefore run one after
# another in a process; all other tests run in parallel. LANES is the number of processes that run at the same time. By
# default, it is one more than the number of cores, because programs, browsers and desktops also wait. A11YNAV_PROGRAM
# names the program whose command line is tested in place of the program that was built with the tests. The log of each
# process is kept in .build/test-logs, and failures are printed at the end.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
# The folder in which the tests were built, which is passed on to the jobs.
FOLDER=${FOLDER:-$("$swift" build --show-bin-path)}
export FOLDER
folder=$FOLDER
bundle=$folder/a11ynavPackageTests.xctest
program=${A11YNAV_PROGRAM:-$folder/a11ynav}
logs=$PWD/.build/test-logs
serial='^A11ynavTests|^A11yWebTests|^A11yDesktopTests|^A11yServerTests'

# Runs the tests selected by the options in one process.
tests() {
  if [ -f "$bundle" ] && [ -x "$bundle" ]; then
    "$bundle" --testing-library swift-testing "$@"
  else
    "$swift" test --skip-build "$@"
  fi
}

# Runs the scenarios again without skipping unchanged views.
unpruned() { A11YNAV_PRUNING=off tests --filter 'A11yUITests|ListingTests'; }

desktop() {
  [ "$(uname)" = Darwin ] || tests --no-parallel --filter '^A11yDesktopTests'
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

# Prints one job per line: its name and its command. The longest jobs come first.
jobs() {
  cat << JOBS
core tests --skip '$serial'
web tests --no-parallel --filter '^A11yWebTests' --skip '[.](HostileWalkTests|HostilePageTests)/'
pages tests --no-parallel --filter '^A11ynavTests[.](WebCommandTests|JudgeTests)/'
programs tests --no-parallel --filter '^A11ynavTests' --skip '[.]($suites)/'
examples tests --no-parallel --filter '^A11ynavTests[.]WrittenExampleTests/.*without a terminal'
terminal tests --no-parallel --filter '^A11ynavTests[.]WrittenExampleTests/.*at a terminal'
hostile tests --no-parallel --filter '^A11yWebTests[.](HostileWalkTests|HostilePageTests)/'
secrets tests --no-parallel --filter '^A11ynavTests[.]SecretOutputTests/'
apps tests --no-parallel --filter '^A11ynavTests[.]DesktopCommandTests/'
sites tests --no-parallel --filter '^A11ynavTests[.]SiteCommandTests/'
desktop desktop
unpruned unpruned
server tests --no-parallel --filter '^A11yServerTests'
frameworks frameworks
JOBS
}
suites='WebCommandTests|JudgeTests|WrittenExampleTests|SecretOutputTests|DesktopCommandTests|SiteCommandTests'

# Prints jobs in the same form for all suites in random order, with a few suites in each job.
shuffled_jobs() {
  seed=$1
  shuffled -vE "$serial" | awk '{ print "core-" NR, "tests --filter '\''" $0 "'\''" }'
  shuffled -E "$serial" | awk '{ print "programs-" NR, "tests --no-parallel --filter '\''" $0 "'\''" }'
  echo unpruned unpruned
  echo frameworks frameworks
}

# Runs a job and keeps its log, its exit code and a status line.
job() {
  name=$1 begun=$(date +%s) code=0
  shift
  "$@" > "$logs/$name.log" 2>&1 < /dev/null || code=$?
  echo "$code" > "$logs/$name.code"
  summary=$(grep -aoE "Test run with .* (passed|failed) after.*" "$logs/$name.log" | tail -n 1 || true)
  printf '%4d s  %-12s %s\n' $(($(date +%s) - begun)) "$name" "${summary:-ended with code $code}"
}

if [ "${1:-}" = --job ]; then
  shift
  job "$@"
  exit 0
fi

rm -rf "$logs"
mkdir -p "$logs"
cores=$(getconf _NPROCESSORS_ONLN)
if [ "${1:-}" = --shuffle ]; then shuffled_jobs "${2:?--shuffle needs a number}"; else jobs; fi |
  tr '\n' '\0' | xargs -0 -P "${LANES:-$((cores + 1))}" -I "{}" sh -c 'eval "sh Scripts/test.sh --job $1"' sh '{}'

failed=$(grep -lvx 0 "$logs"/*.code || true)
[ -n "$failed" ] || exit 0
for file in $failed; do
  log=${file%.code}.log
  echo "Failed: $log"
  issues=$(grep -aE "✘|rror:" "$log" | grep -avE "✘ (Suite|Test run)" | head -n 40 || true)
  if [ -n "$issues" ]; then echo "$issues"; else tail -n 40 "$log"; fi
done
exit 1
