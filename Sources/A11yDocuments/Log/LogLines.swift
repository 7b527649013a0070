// SPDX-License-Identifier: MIT

import A11yJSON

/// A log's lines, without escape sequences and without the prefix of the dump in the log.
///
/// A dump that an app or a test printed is usually part of a larger log, in which continuous integration, Android's
/// logcat and other tools each add a prefix to every line.
struct LogLines {
  struct Line {
    /// The one-based number of the line in the log.
    var number: Int
    var text: ArraySlice<UInt8>
    var words: String { String(decoding: text, as: UTF8.self) }
  }

  let lines: [Line]

  /// Splits a log into lines.
  ///
  /// - Parameter start: Returns the offset in a line at which a dump begins, after its prefix, or `nil` if none begins.
  init(_ text: [UInt8], dumpStart start: (ArraySlice<UInt8>) -> Int? = { _ in nil }) {
    var lines: [Line] = []
    var prefix = LogPrefix()
    let all = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in all.enumerated() {
      var rest = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if rest.contains(0x1B) { rest = Self.withoutEscapes(rest)[...] }
      if let start = start(rest) {
        if let printed = PrintedString.lines(in: rest, from: start) {
          lines += printed.map { Line(number: place + 1, text: $0) }
          prefix = LogPrefix()
          continue
        }
        prefix.learn(from: rest, upTo: start)
      }
      lines.append(Line(number: place + 1, text: prefix.remove(from: rest)))
    }
    self.lines = lines
  }

  /// Returns a notice that a log contains several dumps, or `nil` if there is only one dump.
  static func notice(forDumps count: Int) -> String? {
    count > 1
      ? "the log contains \(count) screen descriptions, but only the last one was read" : nil
  }

  /// Returns the text without escape sequences, which set colors or, as in Buildkite's logs, contain times.
  private static func withoutEscapes(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == 0x1B, let kind = rest.first else {
        kept.append(byte)
        continue
      }
      if kind == UInt8(ascii: "[") {
        rest = rest.dropFirst().drop { $0 < 0x40 }.dropFirst()
      } else if "]_P^X".utf8.contains(kind) {
        rest = rest.drop { $0 != 0x07 && $0 != 0x1B }
        if rest.popFirst() == 0x1B, rest.first == UInt8(ascii: "\\") { rest = rest.dropFirst() }
      }
    }
    return kept
  }
}

extension ArraySlice<UInt8> {
  /// The text without leading spaces and tabs.
  var withoutIndentation: ArraySlice<UInt8> { drop { $0 == 0x20 || $0 == 0x09 } }
}

extension Substring {
  /// The text without leading and trailing spaces.
  var trimmed: String {
    var text = self.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
