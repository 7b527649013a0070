// SPDX-License-Identifier: MIT

import A11yJSON

/// The lines of a log, without the times, tags and colors that loggers add.
///
/// A dump that an app or a test prints is usually part of the log of a whole run, and continuous integration, Android's
/// logcat and Flutter each add a prefix to every line of that log.
struct LogLines {
  struct Line {
    /// The line's number in the log, from 1.
    var number: Int
    var text: ArraySlice<UInt8>
    /// The number of leading spaces.
    var indentation: Int { text.prefix { $0 == UInt8(ascii: " ") }.count }
    var words: String { String(decoding: text, as: UTF8.self) }
  }

  let lines: [Line]

  init(_ text: [UInt8]) {
    var lines: [Line] = []
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var rest = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if rest.contains(0x1B) { rest = Self.withoutColors(rest)[...] }
      // Prefixes can be nested, because a tool that collects logs adds its own time before the app's.
      for _ in 0..<3 {
        guard let end = LogPrefix.end(in: rest) else { break }
        rest = rest[end...]
      }
      lines.append(Line(number: lines.count + 1, text: rest))
    }
    self.lines = lines
  }

  /// Returns the text without the escape sequences that set colors.
  private static func withoutColors(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == 0x1B, rest.first == UInt8(ascii: "[") else {
        kept.append(byte)
        continue
      }
      rest = rest.dropFirst().drop { $0 < 0x40 }.dropFirst()
    }
    return kept
  }
}

/// The prefixes that loggers add to a line.
private enum LogPrefix {
  /// Returns the offset at which the message begins after a line's prefix, or `nil` if the line has no prefix.
  static func end(in line: ArraySlice<UInt8>) -> Int? {
    for pattern in patterns {
      if let end = match(pattern.utf8[...], line) { return end }
    }
    return nil
  }

  /// The patterns. In a pattern, `9` matches digits, `.` a fraction of a second and a time zone, `_` spaces, `?` any
  /// text up to the pattern's next character, and `L` the letter of a log level.
  private static let patterns = [
    // GitHub Actions, GitLab and others
    "9-9-9T9:9:9. ", "9-9-9 9:9:9. ", "[9:9:9.]_",
    // logcat's formats: threadtime, time and brief
    "9-9 9:9:9._9_9_L_?: ", "9-9 9:9:9. L/?(?): ", "L/?(?): ",
    // Flutter on iOS
    "flutter: ",
    // A dump that was pasted into a comment
    "// ",
  ]

  private static func match(
    _ pattern: Substring.UTF8View,
    _ line: ArraySlice<UInt8>
  ) -> Int? {
    var rest = line
    var pattern = pattern
    while let part = pattern.popFirst() {
      switch part {
      case UInt8(ascii: "9"):
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty else { return nil }
        rest = rest[digits.endIndex...]
      case UInt8(ascii: "."):
        rest = rest.drop { (0x30...0x39).contains($0) || ".,Z+".utf8.contains($0) }
      case UInt8(ascii: "_"): rest = rest.drop { $0 == UInt8(ascii: " ") }
      case UInt8(ascii: "L"):
        guard let level = rest.popFirst(), "VDIWEF".utf8.contains(level) else { return nil }
      case UInt8(ascii: "?"):
        guard let next = pattern.first, let place = rest.prefix(100).firstIndex(of: next) else {
          return nil
        }
        rest = rest[place...]
      default: guard rest.popFirst() == part else { return nil }
      }
    }
    return rest.startIndex
  }
}

extension Substring {
  /// The text without leading and trailing spaces.
  var trimmed: String {
    var text = self.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
