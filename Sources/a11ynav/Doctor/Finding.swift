// SPDX-License-Identifier: MIT

/// The result of checking one requirement of a11ynav: whether it is available and, if not, what to do about that.
struct Finding {
  /// The name of the requirement.
  let name: String
  /// The result of the check.
  let words: String
  /// The command or advice that fixes the problem; `nil` if there is none.
  let remedy: String?

  init(_ name: String, _ words: String, remedy: String? = nil) {
    self.name = name
    self.words = words
    self.remedy = remedy
  }

  /// The finding in one line, followed by a second line with the remedy if there is a problem.
  var lines: [String] {
    let line = "\(remedy == nil ? "ok     " : "missing") \(name): \(words)"
    return [line] + (remedy.map { ["        \($0)"] } ?? [])
  }
}
