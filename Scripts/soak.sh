#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs all the tests many times in different orders, and reports every failure together with its log.
#
#   make installed && Scripts/soak.sh 10       ten times
#   LOAD=2 Scripts/soak.sh 10                  ten times, while two busy loops run
#   SEED=42 Scripts/soak.sh 1                  repeats the order of one run
#
# The tests must already be built. Logs of failed runs are kept in .build/soak.
set -eu
cd "$(dirname "$0")/.."
times=${1:?how many times?}
seed=${SEED:-$(date +%s)}
folder=.build/soak
mkdir -p "$folder"
installed=.build-installed/bin/a11ynav
[ ! -x "$installed" ] || export A11YNAV_PROGRAM="${A11YNAV_PROGRAM:-$PWD/$installed}"

busy=
for _ in $(seq "${LOAD:-0}"); do
  (while :; do :; done) &
  busy="$busy $!"
done
# shellcheck disable=SC2086
trap '[ -z "$busy" ] || kill $busy' EXIT

failures=0
echo "| run | seed | busy loops | seconds | failures |"
echo "|---|---|---|---|---|"
for run in $(seq "$times"); do
  begun=$(date +%s) code=0
  sh Scripts/test.sh --shuffle "$seed" > "$folder/run.log" 2>&1 || code=$?
  failed=$(grep -lvx 0 .build/test-logs/*.code | wc -l || true)
  echo "| $run | $seed | ${LOAD:-0} | $(($(date +%s) - begun)) | $failed |"
  if [ "$code" != 0 ]; then
    failures=$((failures + 1))
    rm -rf "$folder/$seed"
    cp -R .build/test-logs "$folder/$seed"
    sed -n '/^Failed: /,$p' "$folder/run.log" | sed 's/^/    /'
  fi
  seed=$((seed + 1))
done
[ "$failures" = 0 ] || { echo "$failures of $times runs failed; logs: $folder" >&2; exit 1; }
