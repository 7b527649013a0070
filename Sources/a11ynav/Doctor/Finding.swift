// SPDX-License-Identifier: MIT

/// The result of checking one of a11ynav's requirements, with the remedy if the requirement is not met.
struct Finding {
  /// The name of the requirement.
  let name: String
  /// The result of the check.
  let words: String
  /// The command or advice that fixes the problem, or `nil` if there is no problem or no remedy.
  let remedy: String?

  init(_ name: String, _ words: String, remedy: String? = nil) {
    self.name = name
    self.words = words
    self.remedy = remedy
  }

  /// The finding as one line, followed by a line with the remedy if there is a problem.
  var lines: [String] {
    let line = "\(remedy == nil ? "ok     " : "missing") \(name): \(words)"
    return [line] + (remedy.map { ["        \($0)"] } ?? [])
  }
}
