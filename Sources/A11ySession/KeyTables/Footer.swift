// SPDX-License-Identifier: MIT

/// The keys that somebody needs next, in one line for the foot of a screen.
struct Footer {
  /// The keys that every footer of a session ends with.
  static let always = ["? help", "q quit"]

  /// The keys, the most needed first.
  var keys: [String]
  /// Those at the end, however narrow the screen is.
  var always: [String] = []

  /// As many as fit a width, in columns; all of them are ASCII but for arrows, which take one each.
  func text(width: Int) -> String {
    var shown: [String] = []
    for key in keys {
      let line = (shown + [key] + always).joined(separator: "  ")
      if line.count > width { break }
      shown.append(key)
    }
    return (shown + always).joined(separator: "  ")
  }
}
