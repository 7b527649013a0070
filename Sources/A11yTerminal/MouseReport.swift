// SPDX-License-Identifier: MIT

import A11ySession

/// A terminal's mouse report in xterm's SGR format, which is `ESC [ < button ; column ; row M`.
enum MouseReport {
  private static let start = Array("\u{1B}[<".utf8)

  /// Returns the mouse report at the start of the bytes and its length, or `nil` if the bytes do not begin with a
  /// complete mouse report. The report's input is `nil` if the session does not use this type of report.
  static func first(in bytes: ArraySlice<UInt8>) -> (input: TerminalInput?, length: Int)? {
    guard bytes.starts(with: start) else { return nil }
    let rest = bytes.dropFirst(start.count)
    // If anything other than numbers precedes the final letter, the sequence is not a mouse report.
    guard let end = rest.firstIndex(where: { !isOfNumbers($0) }),
      bytes[end] == UInt8(ascii: "M") || bytes[end] == UInt8(ascii: "m")
    else { return nil }
    let numbers = rest[..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    let length = end - bytes.startIndex + 1
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
      let row = numbers[2],
      column > 0, row > 0, bytes[end] == UInt8(ascii: "M")
    else { return (nil, length) }
    switch button {
    case 0: return (.click(column: column, row: row), length)
    case 64: return (.wheel(isForward: false), length)
    case 65: return (.wheel(isForward: true), length)
    default: return (nil, length)
    }
  }

  private static func isOfNumbers(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
