# SPDX-License-Identifier: MIT
# Converts the report of `a11ynav test` to annotations on a workflow run.
#
# In the report, a difference begins with “file:line:column: message” at the start of a line, and its details are
# indented. Set `folder` to the folder in which the tests ran, and `workspace` to the root of the repository.

function escaped(text) {
  gsub(/%/, "%25", text)
  gsub(/\r/, "%0D", text)
  gsub(/\n/, "%0A", text)
  return text
}

function property(text) {
  text = escaped(text)
  gsub(/:/, "%3A", text)
  gsub(/,/, "%2C", text)
  return text
}

function fromRoot(path) {
  if (substr(path, 1, 1) != "/") path = folder "/" path
  if (index(path, workspace "/") == 1) path = substr(path, length(workspace) + 2)
  gsub(/\/\.\//, "/", path)
  return path
}

function finish() {
  if (message == "") return
  sub(/\n+$/, "", message)
  print "::error " place "title=a11ynav::" escaped(message)
  message = ""
}

/^[0-9]+ transcripts?, [0-9]+ steps?: / { finish(); next }

/^[^ ]/ {
  finish()
  place = ""
  message = $0
  if (match($0, /:[0-9]+:[0-9]+: /)) {
    split(substr($0, RSTART + 1, RLENGTH - 3), at, ":")
    place = "file=" property(fromRoot(substr($0, 1, RSTART - 1))) ",line=" at[1] ",col=" at[2] ","
    message = substr($0, RSTART + RLENGTH)
  }
  next
}

message != "" { message = message "\n" $0 }

END { finish() }
