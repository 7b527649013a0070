#!/bin/sh
# SPDX-License-Identifier: MIT
# Keeps a single comment on a pull request, which later runs replace.
#
#   comment.sh NAME BODY IS_NEWS      NAME distinguishes the comment from others; BODY is a file
#
# NUMBER is the number of the pull request, if there is one, and GH_TOKEN is a token that may comment on it. If there is
# no news, an existing comment is replaced, but a new comment is not created.
set -eu
[ -n "${NUMBER:-}" ] && [ -n "${GH_TOKEN:-}" ] || exit 0
mark="<!-- a11ynav $1 -->"
body=$(mktemp)
trap 'rm -f "$body"' EXIT
{ echo "$mark"; cat "$2"; } > "$body"
comments=repos/$GITHUB_REPOSITORY/issues
find_own=".[] | select(.user.type == \"Bot\" and (.body | startswith(\"$mark\"))) | .id"
own=$(gh api --paginate "$comments/$NUMBER/comments" --jq "$find_own" | head -n 1) || own=
if [ -n "$own" ]; then
  gh api --silent --method PATCH "$comments/comments/$own" --field "body=@$body" ||
    echo "::warning title=a11ynav::the existing comment could not be replaced"
elif [ "$3" -gt 0 ]; then
  gh api --silent "$comments/$NUMBER/comments" --field "body=@$body" ||
    echo "::warning title=a11ynav::the comment could not be created; the job needs the permission “pull-requests: write”"
fi
