#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails if any code prints without using the types that accept only VisibleText.
#
# The following are exempt: those types themselves, tools that only the compiler runs, the voice process, messages from
# tests about their own views, and the mark with which an app counts its previews.
set -eu
cd "$(dirname "$0")/.."
ways='(^|[^.A-Za-z_])(print|debugPrint|dump|puts|fputs|fwrite|printf)\(|FileHandle\.standard(Output|Error)|exit\(withError'
found=$(git grep -nE "$ways" -- 'Sources/*.swift' \
  ':!Sources/A11yCommandLine/Output' ':!Sources/a11ynav-voice' ':!Sources/a11ynav-sources' \
  ':!Sources/Views/A11yMacroExpansion' ':!Sources/Views/A11yApp/Apps/PreviewSnapshot.swift' \
  ':!Sources/Views/A11yViewTesting' |
  grep -vE ':[0-9]+: *//|os\.path|func print\(' || true)
[ -z "$found" ] || {
  echo "Printed without VisibleText; write to StandardOutput or StandardError:" >&2
  echo "$found" >&2
  exit 1
}
