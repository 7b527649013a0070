// SPDX-License-Identifier: MIT

/// The prefixes that loggers add to the lines of a list of spoken words.
enum LoggerPrefix {
  /// Returns a line without its prefixes.
  static func remove(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line
    // Prefixes can be nested, because a tool that collects logs adds its own timestamp before the app's prefix.
    for _ in 0..<3 {
      guard let end = end(in: rest) else { break }
      rest = rest[end...]
    }
    return rest
  }

  private static func end(in line: ArraySlice<UInt8>) -> Int? {
    for pattern in patterns {
      if let end = match(pattern.utf8[...], line) { return end }
    }
    return nil
  }

  /// The patterns. In a pattern, `9` matches digits, `.` a fraction of a second and a time zone, `_` spaces, `?` any
  /// text up to the pattern's next character, and `L` the letter for a log level.
  private static let patterns = [
    // GitHub Actions, GitLab and others
    "9-9-9T9:9:9. ", "9-9-9 9:9:9. ", "[9:9:9.]_",
    // logcat's formats: threadtime, time and brief
    "9-9 9:9:9._9_9_L_?: ", "9-9 9:9:9. L/?(?): ", "L/?(?): ",
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
