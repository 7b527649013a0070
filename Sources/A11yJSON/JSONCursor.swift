// SPDX-License-Identifier: MIT

/// A cursor that reads a JSON document from beginning to end and checks its syntax.
///
/// The cursor reads only the values that the caller requests and skips all others, so that a large file from which few
/// values are needed is read quickly. No method is recursive, so deep nesting does not use the stack.
package struct JSONCursor {
  package let bytes: [UInt8]
  package var offset = 0
  /// The closing byte of each open array or object while a value is skipped.
  package var open: [UInt8] = []

  /// A syntax error and its position.
  package struct Fault: Error {
    package var message: String
    package var offset: Int

    package init(message: String, offset: Int) {
      self.message = message
      self.offset = offset
    }
  }

  /// Creates a cursor before the first byte of a UTF-8 document.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the first syntax error in a document, or `nil` if the document is valid.
  package static func fault(in bytes: [UInt8]) -> Fault? {
    var cursor = JSONCursor(bytes)
    do {
      try cursor.skipValue()
      try cursor.finish()
      return nil
    } catch {
      return error
    }
  }

  package var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  package mutating func skipSpaces() {
    while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
  }

  package func fault(_ message: String) -> Fault {
    Fault(message: offset >= bytes.count ? Self.cut : message, offset: offset)
  }

  package static let cut = "the text ends unexpectedly"
}

extension JSONCursor {
  /// Skips white space and returns the first byte of the next value.
  package mutating func peek() -> UInt8? {
    skipSpaces()
    return next
  }

  /// Calls `body` for each key in an object. The closure must read or skip the key's value.
  package mutating func object(
    _ body: (inout JSONCursor, String) throws(Fault) -> Void
  ) throws(Fault) {
    offset += 1
    guard try !closes(UInt8(ascii: "}")) else { return }
    repeat {
      let key = try key()
      try body(&self, key)
    } while try goesOn(UInt8(ascii: "}"))
  }

  /// Calls `body` for each value in an array. The closure must read or skip the value.
  package mutating func array(_ body: (inout JSONCursor) throws(Fault) -> Void) throws(Fault) {
    offset += 1
    guard try !closes(UInt8(ascii: "]")) else { return }
    repeat { try body(&self) } while try goesOn(UInt8(ascii: "]"))
  }

  /// Checks that only white space follows the value.
  package mutating func finish() throws(Fault) {
    skipSpaces()
    if next != nil { throw fault("there is text after the end of the document") }
  }

  package mutating func closes(_ closing: UInt8) throws(Fault) -> Bool {
    skipSpaces()
    guard next == closing else { return false }
    offset += 1
    return true
  }

  package mutating func goesOn(_ closing: UInt8) throws(Fault) -> Bool {
    if try closes(closing) { return false }
    guard next == UInt8(ascii: ",") else {
      throw fault("a comma or \(closing == UInt8(ascii: "]") ? "]" : "}") is missing")
    }
    offset += 1
    return true
  }

  private mutating func key() throws(Fault) -> String {
    skipSpaces()
    guard next == UInt8(ascii: "\"") else { throw fault("a quoted key is missing") }
    let key = try string()
    skipSpaces()
    guard next == UInt8(ascii: ":") else { throw fault("a colon is missing") }
    offset += 1
    return key
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or a line break.
  @inlinable package var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
