# SPDX-License-Identifier: MIT
# Converts the report of `a11ynav test` to the summary of a workflow run.
#
# The report may contain text from a page, so it is shown as plain text without markup.

function plain(text) {
  gsub(/&/, "\\&amp;", text)
  gsub(/</, "\\&lt;", text)
  gsub(/>/, "\\&gt;", text)
  return text
}

/^[0-9]+ transcripts?, [0-9]+ steps?: / { counts = $0; next }

{ report = report plain($0) "\n" }

END {
  print "### Speech in assistive technologies"
  print ""
  print (counts == "" ? "The transcripts could not be run." : counts)
  sub(/\n+$/, "", report)
  if (report != "") print "\n<pre>\n" report "\n</pre>"
}
