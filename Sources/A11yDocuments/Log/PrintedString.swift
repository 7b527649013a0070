// SPDX-License-Identifier: MIT

import A11yJSON

/// A dump that a debugger, a server or a JSON log printed as a string, in which each line break is written as `\n`.
enum PrintedString {
  /// Returns the lines of the dump that begins at the given offset in a line, or `nil` if the dump is not a string.
  static func lines(in line: ArraySlice<UInt8>, from start: Int) -> [ArraySlice<UInt8>]? {
    let dump = line[start...]
    guard isEscaped(dump) else { return nil }
    let isQuoted = line[..<start].contains(UInt8(ascii: "\""))
    return unescaped(dump, isQuoted: isQuoted)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Returns whether text contains escaped line breaks or quoted attributes. A single escaped line break is not
  /// sufficient, because a label may contain a backslash.
  private static func isEscaped(_ text: ArraySlice<UInt8>) -> Bool {
    var breaks = 0
    var rest = text
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")), breaks < 3 {
      let after = rest[(backslash + 1)...]
      if after.first == UInt8(ascii: "n") { breaks += 1 }
      if after.first == UInt8(ascii: "\""), backslash > text.startIndex,
        text[backslash - 1] == UInt8(ascii: "=")
      {
        return true
      }
      rest = after.dropFirst()
    }
    return breaks >= 3
  }

  private static func unescaped(_ line: ArraySlice<UInt8>, isQuoted: Bool) -> [UInt8] {
    var text: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      if isQuoted, byte == UInt8(ascii: "\"") { break }
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        text.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): break
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "u"): text += scalar(&rest)
      default: text.append(escaped)
      }
    }
    return text
  }

  /// Reads the digits of an escaped character, such as `2192` or, in Swift, `{2192}`.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let isBraced = rest.first == UInt8(ascii: "{")
    if isBraced { rest = rest.dropFirst() }
    let digits = rest.prefix(isBraced ? 8 : 4).prefix {
      Unicode.Scalar($0).properties.isASCIIHexDigit
    }
    rest = rest[digits.endIndex...]
    if isBraced, rest.first == UInt8(ascii: "}") { rest = rest.dropFirst() }
    let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(
      Unicode.Scalar.init
    )
    return scalar.map { Array(String(Character($0)).utf8) } ?? []
  }
}
