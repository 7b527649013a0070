#!/bin/sh
# SPDX-License-Identifier: MIT
# Fuzzes each reader of untrusted input with libFuzzer.
#
#   Scripts/fuzz.sh              60 seconds for each target
#   Scripts/fuzz.sh 600 aria     ten minutes for one target
#
# The corpus is kept in .build-fuzz/corpus/TARGET, and the next run continues with it. An input that causes a crash is
# written to .build-fuzz/crash-*; run `.build-fuzz/release/Fuzzing FILE` to reproduce the crash.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
[ $# -eq 0 ] || shift
targets=${*:-aria chrome native transcript command keys browser server desktop voice tree}

export A11YNAV_FUZZING=1
# The build is optimized, so that a million inputs take only minutes; arithmetic overflow still traps.
"${SWIFT:-swift}" build -c release -Xswiftc -enable-testing --sanitize fuzzer \
  --scratch-path .build-fuzz --product Fuzzing

seed() {
  case $1 in
  aria) find Examples Tests -name '*.aria.yaml' ;;
  chrome) find Examples Tests -name '*.chrome.json' -size -64k ;;
  native) find Examples Tests -name '*.a11y.json' ;;
  transcript) find Examples Tests -name '*.a11y' ;;
  esac
}

for target in $targets; do
  corpus=.build-fuzz/corpus/$target
  mkdir -p "$corpus"
  seed "$target" | while read -r file; do cp "$file" "$corpus/seed-$(basename "$file")"; done
  echo "fuzzing $target for $seconds s"
  # Disables Swift's crash report, which would end the program before libFuzzer saves the input.
  SWIFT_BACKTRACE=enable=no A11YNAV_FUZZ_TARGET=$target .build-fuzz/release/Fuzzing -max_total_time="$seconds" -timeout=10 \
    -rss_limit_mb=2048 -max_len=16384 -print_final_stats=1 -artifact_prefix=.build-fuzz/ \
    "$corpus" 2>&1 | grep -E 'ERROR|SUMMARY|fatal|Fatal|artifact|stat::number_of_(executed|commands)|stat::peak' || true
  if ls .build-fuzz/crash-* .build-fuzz/timeout-* .build-fuzz/oom-* >/dev/null 2>&1; then
    echo "fuzz: $target failed; the input is in .build-fuzz" >&2
    exit 1
  fi
done
