#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the transcripts of live pages again and again: each run must say what is written, word for word.
#
#   same-words.sh A11YNAV [RUNS] [FOLDER…]     100 runs of the pages of time, and of the shop
#
# Prints what differed; ends with 1 if anything did.
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
