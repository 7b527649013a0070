// SPDX-License-Identifier: MIT

extension JSONCursor {
  /// Skips a value and everything inside it.
  package mutating func skipValue() throws(Fault) {
    let outside = open.count
    repeat {
      try skipToLeaf()
      // After a value, the innermost open array or object either continues or ends.
      while open.count > outside, let closing = open.last {
        if try goesOn(closing) {
          try skipKey(closing)
          break
        }
        open.removeLast()
      }
    } while open.count > outside
  }

  /// Skips opening brackets up to and including the first scalar, empty array or empty object.
  private mutating func skipToLeaf() throws(Fault) {
    while true {
      skipSpaces()
      switch next {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        let closing = bytes[offset] == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
        offset += 1
        if try closes(closing) { return }
        open.append(closing)
        try skipKey(closing)
      case UInt8(ascii: "\""):
        _ = try skipString()
        return
      default:
        if digits() == nil { _ = try word() }
        return
      }
    }
  }

  private mutating func skipKey(_ closing: UInt8) throws(Fault) {
    if closing == UInt8(ascii: "}") { try skipKey() }
  }

  /// Skips a key and its colon.
  package mutating func skipKey() throws(Fault) {
    skipSpaces()
    guard next == UInt8(ascii: "\"") else { throw fault("a quoted key is missing") }
    _ = try skipString()
    skipSpaces()
    guard next == UInt8(ascii: ":") else { throw fault("a colon is missing") }
    offset += 1
  }
}
