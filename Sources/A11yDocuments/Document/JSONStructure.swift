// SPDX-License-Identifier: MIT

import Foundation

/// The bytes of a valid JSON text that are not inside its texts: brackets, numbers, words, spaces.
enum JSONStructure {
  /// Calls `body` with each of them and its offset, in order; a quotation mark that opens or closes a
  /// text is one. Ends early where `body` returns a value, and returns it.
  static func first<Value>(in data: Data, _ body: (Int, UInt8) -> Value?) -> Value? {
    var isText = false
    var isEscaped = false
    for (offset, byte) in data.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isText
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
        if let value = body(offset, byte) { return value }
      } else if !isText, let value = body(offset, byte) {
        return value
      }
    }
    return nil
  }
}
