// SPDX-License-Identifier: MIT

/// The prefix of the lines of a dump in a log.
///
/// There are too many kinds of prefixes to list, so the prefix is taken from the dump's first line. A prefix may
/// contain a time, so the numbers in a prefix may differ between lines.
struct LogPrefix {
  /// The prefix of the first line, without trailing spaces.
  private var text: [UInt8] = []
  /// The number of columns before the dump on its first line.
  private var width = 0
  /// Whether the lines after the first one have spaces instead of the prefix, as in Android Studio, or `nil` before the
  /// first such line.
  private var isPadded: Bool?

  /// Takes the prefix from a dump's first line, unless the previous line has the same prefix.
  mutating func learn(from line: ArraySlice<UInt8>, upTo start: Int) {
    let isSame = end(in: line).map { line[$0..<max($0, start)].allSatisfy(Self.isBlank) } ?? false
    guard !isSame else { return }
    let before = line[..<start]
    text = Array(before[..<((before.lastIndex { !Self.isBlank($0) } ?? before.startIndex - 1) + 1)])
    width = before.count { $0 & 0xC0 != 0x80 }
    isPadded = nil
  }

  /// Returns a line without the prefix, or the unchanged line if it does not have the prefix.
  mutating func remove(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard !text.isEmpty else { return line }
    if let end = end(in: line) { return line[end...] }
    let padding = line.prefix(width).prefix { $0 == 0x20 }
    if isPadded == nil, !line.isEmpty { isPadded = padding.count == width }
    // A line with a prefix keeps the spaces after the prefix's text, so a padded line keeps the same number of spaces.
    return isPadded == true ? line.dropFirst(max(padding.count - spacesAfterText, 0)) : line
  }

  private var spacesAfterText: Int { max(width - text.count { $0 & 0xC0 != 0x80 }, 0) }

  /// Returns the offset of the text after the prefix, or `nil` if the line does not begin with the prefix.
  private func end(in line: ArraySlice<UInt8>) -> Int? {
    var rest = line
    var pattern = text[...]
    while let byte = pattern.first {
      if Self.isDigit(byte) {
        pattern = pattern.drop(while: Self.isDigit)
        guard rest.first.map(Self.isDigit) == true else { return nil }
        rest = rest.drop(while: Self.isDigit)
      } else if Self.isBlank(byte) {
        // A longer right-aligned number is preceded by fewer spaces.
        let isAtStart = pattern.startIndex == text.startIndex
        pattern = pattern.drop(while: Self.isBlank)
        guard isAtStart || rest.first.map(Self.isBlank) == true else { return nil }
        rest = rest.drop(while: Self.isBlank)
      } else {
        guard rest.popFirst() == byte else { return nil }
        pattern = pattern.dropFirst()
      }
    }
    return rest.startIndex
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
