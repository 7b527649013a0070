// SPDX-License-Identifier: MIT

/// One thing that a11ynav uses: whether it is there, and what to do if it is not.
struct Finding {
  /// What it is.
  let name: String
  /// What was found.
  let words: String
  /// The command, or the advice, that puts it right; `nil` if all is well.
  let remedy: String?

  init(_ name: String, _ words: String, remedy: String? = nil) {
    self.name = name
    self.words = words
    self.remedy = remedy
  }

  /// A line, and a second one with the remedy.
  var lines: [String] {
    let line = "\(remedy == nil ? "ok     " : "missing") \(name): \(words)"
    return [line] + (remedy.map { ["        \($0)"] } ?? [])
  }
}
