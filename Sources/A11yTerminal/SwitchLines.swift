// SPDX-License-Identifier: MIT

import Foundation

/// Splits what arrives on standard input into lines.
struct SwitchLines {
  /// The most bytes of a line that are kept.
  static let longest = 200

  private var pending: [UInt8] = []

  /// Takes bytes, in any pieces, and returns the lines that are complete, without surrounding space.
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
