// SPDX-License-Identifier: MIT

import A11yJSON

/// An error in a native document whose text is valid JSON, together with the incorrect part of the document.
struct NativeMistake: Error {
  /// A part of a native document.
  enum Part {
    /// A member of the document, or the document as a whole if no member is incorrect.
    case member(String)
    /// An element, identified by its index in the list of elements.
    case element(Int)
  }

  var message: String
  var part: Part

  init(_ message: String, in part: Part) { (self.message, self.part) = (message, part) }

  /// Returns the error with the position of the incorrect part. Positions are not stored while the document is read,
  /// because most documents have no errors. If there is an error, the text is parsed again to determine the error's
  /// position.
  func error(in bytes: [UInt8]) -> DocumentError {
    DocumentError(message, at: Self.offset(of: part, in: bytes), of: bytes)
  }

  private static func offset(of part: Part, in bytes: [UInt8]) -> Int {
    var cursor = JSONCursor(bytes)
    var found: Int?
    let start = try? cursor.members { cursor, key throws(JSONCursor.Fault) in
      cursor.skipSpaces()
      let place = cursor.offset
      switch part {
      case .member(key): found = place
      case .element(let wanted) where key == "elements":
        var number = 0
        let entries: [Void]? = try cursor.entries { cursor, place throws(JSONCursor.Fault) in
          if number == wanted { found = place }
          number += 1
          try cursor.skipValue()
        }
        if entries != nil { return }
      default: break
      }
      try cursor.skipValue()
    }
    return found ?? start ?? 0
  }
}
