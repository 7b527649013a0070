#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes a release build, measures the tree, the navigators, the readers and the start of the process, and prints one
# table. Exits with 1 if a figure misses its gate.
#
#   ./run.sh              everything
#   ./run.sh 'step|read'  only the parts whose names match: step, session, rotor, switch, chooser,
#                         update, read, memory, transcripts, start
set -eu
cd "$(dirname "$0")"

for product in TreeBenchmarks TreeMemory; do
  swift build -c release --product "$product"
done
swift build -c release --package-path .. --product a11ynav
captures=.build/captures
python3 make-capture.py "$captures"
CAPTURES="$PWD/$captures" exec python3 report.py "$(swift build -c release --show-bin-path)" \
  "$(swift build -c release --package-path .. --show-bin-path)/a11ynav" "${1:-.}"
