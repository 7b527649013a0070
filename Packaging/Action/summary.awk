# SPDX-License-Identifier: MIT
# Turns the report of `a11ynav test` into the summary of a workflow run.
#
# The report may repeat what a page says, so it is shown as plain text, with no markup of its own.

function plain(text) {
  gsub(/&/, "\\&amp;", text)
  gsub(/</, "\\&lt;", text)
  gsub(/>/, "\\&gt;", text)
  return text
}

/^[0-9]+ transcripts?, [0-9]+ steps?: / { counts = $0; next }

{ report = report plain($0) "\n" }

END {
  print "### What assistive technologies say"
  print ""
  print (counts == "" ? "The transcripts could not be run." : counts)
  sub(/\n+$/, "", report)
  if (report != "") print "\n<pre>\n" report "\n</pre>"
}
