// SPDX-License-Identifier: MIT

/// A parser for a message to or from the voice. The parser's methods return `nil` if the message ends too early.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Whether the whole message has been read.
  var isAtEnd: Bool { rest.isEmpty }

  mutating func number<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) -> Value? {
    let size = MemoryLayout<Value>.size
    guard rest.count >= size else { return nil }
    defer { rest = rest.dropFirst(size) }
    return rest.prefix(size).reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
  }

  mutating func flag() -> Bool? { number(UInt8.self).map { $0 != 0 } }

  mutating func text() -> String? {
    guard let count = number(UInt32.self), rest.count >= Int(count) else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return String(decoding: rest.prefix(Int(count)), as: UTF8.self)
  }

  mutating func optionalText() -> String?? {
    guard let isThere = flag() else { return nil }
    return isThere ? text().map(Optional.some) : .some(nil)
  }

  mutating func list<Element>(_ element: (inout ByteReader) -> Element?) -> [Element]? {
    guard let count = number(UInt32.self) else { return nil }
    var result: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      result.append(next)
    }
    return result
  }
}
