// SPDX-License-Identifier: MIT

/// The values in a JSON document as one flat list, in document order.
///
/// A string is not copied until it is requested. Values can be nested as deeply as memory allows, because neither
/// parsing nor traversal is recursive. Each entry in the list takes 16 bytes.
package final class JSONTape: Sendable {
  fileprivate let bytes: [UInt8]
  fileprivate let entries: [Entry]

  fileprivate struct Entry {
    /// The offset of the value's first byte.
    var start: UInt32
    /// The index of the entry after the value and everything inside it.
    var next: UInt32
    /// The index of the enclosing array or object, which is used only while the document is parsed.
    var parent: UInt32
    var kind: JSONNode.Kind
  }

  /// Parses a document of at most 4 GB that consists of one value.
  ///
  /// - Throws: The first syntax error.
  package init(_ bytes: [UInt8]) throws(JSONCursor.Fault) {
    var cursor = JSONCursor(bytes)
    var entries: [Entry] = []
    entries.reserveCapacity(bytes.count / 16)
    var innermost = UInt32.max
    repeat {
      try Self.readToLeaf(&cursor, &entries, &innermost)
      while innermost != .max {
        let isObject = entries[Int(innermost)].kind == .object
        if try cursor.goesOn(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          if isObject { try Self.readKey(&cursor, &entries) }
          break
        }
        Self.close(&entries, &innermost)
      }
    } while innermost != .max
    try cursor.finish()
    self.bytes = bytes
    self.entries = entries
  }

  /// Reads opening brackets up to and including the first scalar, empty array or empty object.
  private static func readToLeaf(
    _ cursor: inout JSONCursor,
    _ entries: inout [Entry],
    _ innermost: inout UInt32
  ) throws(JSONCursor.Fault) {
    while true {
      let first = cursor.peek()
      let start = UInt32(truncatingIfNeeded: cursor.offset)
      func append(_ kind: JSONNode.Kind) {
        let next = UInt32(truncatingIfNeeded: entries.count + 1)
        entries.append(Entry(start: start, next: next, parent: innermost, kind: kind))
      }
      switch first {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        let isObject = first == UInt8(ascii: "{")
        append(isObject ? .object : .array)
        cursor.offset += 1
        if try cursor.closes(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return }
        innermost = UInt32(truncatingIfNeeded: entries.count - 1)
        if isObject { try readKey(&cursor, &entries) }
      case UInt8(ascii: "\""):
        append(.string)
        _ = try cursor.skipString()
        return
      default:
        append(.other)
        if cursor.digits() == nil { _ = try cursor.word() }
        return
      }
    }
  }

  private static func readKey(
    _ cursor: inout JSONCursor,
    _ entries: inout [Entry]
  ) throws(JSONCursor.Fault) {
    let start = cursor.peek().map { _ in UInt32(truncatingIfNeeded: cursor.offset) } ?? 0
    try cursor.skipKey()
    let next = UInt32(truncatingIfNeeded: entries.count + 1)
    entries.append(Entry(start: start, next: next, parent: 0, kind: .string))
  }

  private static func close(_ entries: inout [Entry], _ innermost: inout UInt32) {
    let index = Int(innermost)
    entries[index].next = UInt32(truncatingIfNeeded: entries.count)
    innermost = entries[index].parent
  }

  /// The outermost value.
  package var root: JSONNode { JSONNode(self, 0) }
}

/// A value on a tape, which is a flat list of JSON values.
package struct JSONNode: Sendable {
  package enum Kind: UInt8, Sendable {
    case object, array, string
    /// A number, `true`, `false` or `null`.
    case other
  }

  private let tape: JSONTape
  private let index: Int

  fileprivate init(_ tape: JSONTape, _ index: Int) {
    self.tape = tape
    self.index = index
  }

  private var entry: JSONTape.Entry { tape.entries[index] }

  package var kind: Kind { entry.kind }

  /// The offset of the value's first byte.
  package var offset: Int { Int(entry.start) }

  /// The member of an object with the given name. O(number of members).
  package subscript(_ name: StaticString) -> JSONNode? {
    guard kind == .object else { return nil }
    var place = index + 1
    let end = Int(entry.next)
    while place + 1 < end {
      if JSONNode(tape, place).isString(name) { return JSONNode(tape, place + 1) }
      place = Int(tape.entries[place + 1].next)
    }
    return nil
  }

  /// The entries of an array, or an empty sequence for any other value.
  package var elements: some Sequence<JSONNode> {
    let end = kind == .array ? Int(entry.next) : index + 1
    return sequence(state: index + 1) { [tape] place in
      guard place < end else { return nil }
      defer { place = Int(tape.entries[place].next) }
      return JSONNode(tape, place)
    }
  }

  /// The members of an object, in document order, or an empty sequence for any other value.
  package var members: some Sequence<(name: String, value: JSONNode)> {
    let end = kind == .object ? Int(entry.next) : index + 1
    return sequence(state: index + 1) { [tape] place -> (name: String, value: JSONNode)? in
      guard place + 1 < end else { return nil }
      defer { place = Int(tape.entries[place + 1].next) }
      return (JSONNode(tape, place).string ?? "", JSONNode(tape, place + 1))
    }
  }

  /// The text of a string, or `nil` for any other value.
  package var string: String? {
    guard kind == .string else { return nil }
    var cursor = JSONCursor(tape.bytes)
    cursor.offset = offset
    return try? cursor.string()
  }

  /// The value of a number, or `nil` for any other value.
  package var number: Double? {
    guard kind == .other else { return nil }
    var cursor = JSONCursor(tape.bytes)
    cursor.offset = offset
    return try? cursor.number()
  }

  /// The value of an integer, or `nil` for any other value.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The value of `true` or `false`, or `nil` for any other value.
  package var flag: Bool? {
    guard kind == .other else { return nil }
    return switch tape.bytes[offset] {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// The text of a string or number, the word `true` or `false`, or `nil` for any other value.
  package var scalar: String? {
    guard kind == .other else { return string }
    var cursor = JSONCursor(tape.bytes)
    cursor.offset = offset
    guard let word = try? cursor.word(), word != "null" else { return nil }
    return word
  }

  private func isString(_ name: StaticString) -> Bool {
    let start = offset + 1
    let count = name.utf8CodeUnitCount
    guard kind == .string, start + count < tape.bytes.count,
      tape.bytes[start + count] == UInt8(ascii: "\"")
    else { return false }
    return name.withUTF8Buffer { name in
      for place in 0..<count where name[place] != tape.bytes[start + place] { return false }
      return true
    }
  }
}
