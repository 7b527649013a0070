// SPDX-License-Identifier: MIT

/// The keys that a user needs next, shown on one line at the bottom of the screen.
struct Footer {
  /// The keys at the end of every navigator's footer.
  static let always = ["? help", "q quit"]

  /// The keys to show in the footer, most important keys first.
  var keys: [String]
  /// The keys at the end of the footer, which are shown regardless of the screen's width.
  var always: [String] = []

  /// Returns as many of the footer's keys as fit in the given number of columns. All characters are ASCII except for
  /// arrows, which are one column wide.
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
