#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the documentation of modules as one site, and fails if it has a broken link.
#
#   Scripts/build-docs.sh .build-docs A11yTree A11yNavigation
#
# The site is in .build-docs/site, and the complete log in .build-docs/log.
set -eu
folder=$1
shift
for module; do set -- "$@" --target "$module"; shift; done
mkdir -p "$folder"

# Inherited members are left out, because otherwise every modifier would have a page in every view.
code=0
A11YNAV_DOCS=1 "${SWIFT:-swift}" package --scratch-path "$folder" \
  --allow-writing-to-directory "$folder/site" generate-documentation \
  --enable-experimental-combined-documentation --experimental-skip-synthesized-symbols \
  --transform-for-static-hosting "$@" --output-path "$folder/site" > "$folder/log" 2>&1 || code=$?
if [ "$code" != 0 ]; then
  tail -n 40 "$folder/log" >&2
  exit "$code"
fi

# Prints each warning about a link with its source lines.
broken=$(awk '/^warning: .*(doesn.t exist at|is ambiguous at)/ { shown = 1 } /^$/ { shown = 0 } shown' \
  "$folder/log")
if [ -n "$broken" ]; then
  echo "These links of the documentation lead nowhere:" >&2
  echo "$broken" >&2
  exit 1
fi
# The modules' pages link to this file in the repository.
mkdir -p "$folder/site/Documentation"
cp Documentation/Modules.md "$folder/site/Documentation/"
echo "$folder/site/documentation/index.html"
