// SPDX-License-Identifier: MIT

import Foundation

/// Splits standard input into lines.
struct SwitchLines {
  /// The maximum number of bytes to keep for a line.
  static let longest = 200

  private var pending: [UInt8] = []

  /// Adds bytes, which may be split at any point, and returns the complete lines without surrounding white space.
  mutating func take(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(
          String(decoding: pending, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        )
        pending = []
      } else if pending.count < Self.longest {
        pending.append(byte)
      }
    }
    return lines
  }
}
