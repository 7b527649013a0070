// SPDX-License-Identifier: MIT

import A11yJSON

/// An XML dump, on its own or inside a log.
///
/// The command `adb exec-out uiautomator dump /dev/tty` writes a message after the dump, and a test run may print
/// several dumps.
struct XMLDump {
  /// The dump itself.
  let text: ArraySlice<UInt8>
  /// The number of lines before the dump.
  let linesBefore: Int
  /// The number of dumps in the text.
  let count: Int

  /// Finds the last complete dump, or the last dump if no dump is complete.
  ///
  /// A text search finds the root's tags, because an XML value never contains the character `<`.
  init(in source: [UInt8], root: StaticString) {
    let first = source.first { !$0.isSpace }
    let bytes = first == UInt8(ascii: "<") ? source : Self.withoutPrefixes(source, root: root)
    var found: Range<Int>?
    var count = 0
    var rest = bytes[...]
    while let start = Self.tag("<", root, in: rest) {
      count += 1
      let inside = rest[start.upperBound...]
      guard let end = Self.tag("</", root, in: inside)
      else {
        if found == nil { found = start.lowerBound..<bytes.endIndex }
        break
      }
      let close = bytes[end.upperBound...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
      found = start.lowerBound..<(close ?? bytes.endIndex)
      rest = bytes[(close ?? bytes.endIndex)...]
    }
    let range = found ?? 0..<bytes.endIndex
    text = bytes[range]
    linesBefore = bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    self.count = count
  }

  /// Returns a log without its line prefixes.
  private static func withoutPrefixes(_ log: [UInt8], root: StaticString) -> [UInt8] {
    let lines = LogLines(log) { line in
      (line.firstRange(of: "<?xml") ?? tag("<", root, in: line))?.lowerBound
    }
    return Array(lines.lines.map(\.text).joined(separator: [UInt8(ascii: "\n")]))
  }

  /// A notice that several dumps were found, or `nil` if there is only one dump.
  var notice: String? {
    count > 1 ? "the text contains \(count) dumps, but only the last complete one was read" : nil
  }

  /// Finds a tag of the root, ignoring tags with longer names that begin with the root's name.
  private static func tag(
    _ opening: StaticString,
    _ root: StaticString,
    in text: ArraySlice<UInt8>
  ) -> Range<Int>? {
    var rest = text
    while let start = rest.firstRange(of: opening) {
      let name = rest[start.upperBound...]
      let end = start.upperBound + root.utf8CodeUnitCount
      let isRoot = root.withUTF8Buffer { name.starts(with: $0) }
      if isRoot, end >= name.endIndex || name[end].isSpace || ">/".utf8.contains(name[end]) {
        return start.lowerBound..<min(end, name.endIndex)
      }
      rest = name
    }
    return nil
  }
}
