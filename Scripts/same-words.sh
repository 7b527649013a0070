#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the transcripts of live pages repeatedly, and checks that each run produces exactly the expected words.
#
#   same-words.sh A11YNAV [RUNS] [FOLDER…]     100 runs of the timing pages and the shop
#
# Prints the differences, and exits with 1 if there are any differences.
set -u
program=$1
runs=${2:-100}
[ $# -gt 2 ] && shift 2 || set -- Tests/A11yWebTests/Transcripts/time Examples/Web
differing=0
run=0
while [ "$run" -lt "$runs" ]; do
  run=$((run + 1))
  if ! said=$("$program" test "$@" 2>&1); then
    differing=$((differing + 1))
    echo "Run $run of $runs:"
    echo "$said"
  fi
done
echo "$runs runs, $differing differed"
[ "$differing" -eq 0 ]
