// SPDX-License-Identifier: MIT

import Foundation

/// The line that identifies a manifest as generated from an app, so that it may be overwritten.
enum GeneratedMark {
  static let line =
    "// Made by `a11ynav init`: builds the views beside Xcode, so that they can be heard."

  /// Returns whether a manifest contains the line.
  static func isIn(_ manifest: URL) -> Bool {
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return false }
    return text.split(whereSeparator: \.isNewline).prefix(3).contains { $0 == line[...] }
  }
}
