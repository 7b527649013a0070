#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the documentation of a package's modules as one site, and fails if it has a broken link.
#
#   Scripts/build-docs.sh . .build-docs A11yTree A11yNavigation
#   Scripts/build-docs.sh Frameworks .build-docs MapKit
#
# The root package's site is in .build-docs/site, the nested package's site is in .build-docs/site/frameworks, and the
# complete log of the last run is in .build-docs/log.
set -eu
package=$1 folder=$2
shift 2
site=$folder/site
base=
if [ "$package" != . ]; then
  site=$folder/site/frameworks
  base="--hosting-base-path frameworks"
fi
for module; do set -- "$@" --target "$module"; shift; done
mkdir -p "$folder"

# Inherited members are left out, because every modifier would otherwise have a page for every view.
code=0
# shellcheck disable=SC2086
A11YNAV_DOCS=1 "${SWIFT:-swift}" package --package-path "$package" --scratch-path "$folder" \
  --allow-writing-to-directory "$site" generate-documentation $base \
  --enable-experimental-combined-documentation --experimental-skip-synthesized-symbols \
  --transform-for-static-hosting "$@" --output-path "$PWD/$site" > "$folder/log" 2>&1 || code=$?
if [ "$code" != 0 ]; then
  tail -n 40 "$folder/log" >&2
  exit "$code"
fi

# Prints each warning about a link, together with its source lines.
broken=$(awk '/^warning: .*(doesn.t exist at|is ambiguous at)/ { shown = 1 } /^$/ { shown = 0 } shown' \
  "$folder/log")
if [ -n "$broken" ]; then
  echo "These links in the documentation are broken:" >&2
  echo "$broken" >&2
  exit 1
fi
# The modules' pages link to this file in the repository.
mkdir -p "$site/Documentation"
cp Documentation/Modules.md "$site/Documentation/"
echo "$site/documentation/index.html"
