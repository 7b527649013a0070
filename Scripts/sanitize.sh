#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the tests of the modules below the view layer with AddressSanitizer and ThreadSanitizer.
#
#   Scripts/sanitize.sh              both sanitizers
#   Scripts/sanitize.sh thread       one of them
set -eu
cd "$(dirname "$0")/.."
export A11YNAV_BELOW_VIEWS=1
tests=${TESTS:-A11yTree|A11yNavigation|A11yDocuments|A11yFiles|A11ySession|A11ySpeech|A11yTerminal|A11yTranscripts|A11yVoice}
for sanitizer in ${*:-address thread}; do
  echo "sanitizing: $sanitizer"
  # Ignores leaks in Foundation; every other report ends the run.
  ASAN_OPTIONS="detect_leaks=0:abort_on_error=0:suppressions=$PWD/Scripts/address-sanitizer.supp" \
  TSAN_OPTIONS="halt_on_error=1:suppressions=$PWD/Scripts/thread-sanitizer.supp" \
    "${SWIFT:-swift}" test --sanitize "$sanitizer" --scratch-path ".build-$sanitizer" --filter "$tests"
done
