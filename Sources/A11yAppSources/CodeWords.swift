// SPDX-License-Identifier: MIT

/// The words in a piece of code. A word is a name, including a leading `@` or `#`.
struct CodeWords: IteratorProtocol {
  /// A word and its byte range in the file.
  struct Word {
    let text: String
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Word? {
    while index < end, !Self.isWord(bytes[index]), !Self.isMark(bytes[index]) { index += 1 }
    guard index < end else { return nil }
    let start = index
    if Self.isMark(bytes[index]) { index += 1 }
    while index < end, Self.isWord(bytes[index]) { index += 1 }
    return Word(
      text: String(decoding: bytes[start..<index], as: UTF8.self),
      range: start..<index
    )
  }

  /// The end of the current line or of the code, whichever comes first.
  var endOfLine: Int { bytes[index..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end }

  /// Continues reading at the given position.
  mutating func skip(to place: Int) { index = max(index, min(place, end)) }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Returns the position after the closing bracket that matches the first bracket, or `nil` if the first bracket is
  /// never closed.
  func endOfBrackets() -> Int? {
    guard first == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for index in indices {
      if self[index] == UInt8(ascii: "(") { depth += 1 }
      if self[index] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }
}
