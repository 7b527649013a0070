#!/bin/sh
# SPDX-License-Identifier: MIT
# Fourth step of the GitHub Action: shows all previews on one page, lists the previews that changed in a comment on the
# pull request, and sets the outputs `changed` and `gallery`.
#
# A11YNAV is the program, PREVIEWS is a folder of transcripts or a package, OPTIONS has additional options, and
# GALLERY is the folder for the page. The page is compared with AGAINST or, if that is not set, with the same folder in
# the commit BASE. NUMBER is the number of the pull request, if there is one, and GH_TOKEN is a token that may comment
# on it.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

against=${AGAINST:-}
if [ -z "$against" ] && [ -n "${BASE:-}" ]; then
  git cat-file -e "$BASE^{commit}" 2>/dev/null || git fetch --quiet --depth=1 origin "$BASE" || true
  # Only extracts the folder from that commit; none of the commit's code is run.
  if git archive "$BASE" -- "$PREVIEWS" 2>/dev/null | tar -x -C "$work" 2>/dev/null &&
    find "$work/$PREVIEWS" -name '*.a11y' 2>/dev/null | grep -q .; then
    against=$work/$PREVIEWS
  fi
fi

# Options are separated by spaces and must not be expanded as patterns.
set -f
# shellcheck disable=SC2086
set -- "$PREVIEWS" --to "$GALLERY" ${OPTIONS:-}
if [ -n "$against" ]; then set -- "$@" --against "$against" --comment "$work/comment.md"; fi

# The runner must not interpret text from previews as workflow commands.
token=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
echo "::stop-commands::$token"
code=0
"$A11YNAV" previews "$@" > "$work/log" || code=$?
cat "$work/log"
echo "::$token::"

# The last line is a summary; each line before it describes one preview.
changed=$(sed '$d' "$work/log" | wc -l | tr -d ' ')
if [ -f "$work/comment.md" ]; then cat "$work/comment.md" >> "$GITHUB_STEP_SUMMARY"; fi
{
  echo "changed=$changed"
  if [ -d "$GALLERY" ]; then echo "gallery=$(cd "$GALLERY" && pwd)"; fi
} >> "$GITHUB_OUTPUT"

if [ -f "$work/comment.md" ]; then
  sh "$(dirname "$0")/comment.sh" previews "$work/comment.md" "$changed"
fi

case $code in
  0 | 1) ;;
  *) echo "::error title=a11ynav::a11ynav previews ended with code $code" ;;
esac
exit "$code"
