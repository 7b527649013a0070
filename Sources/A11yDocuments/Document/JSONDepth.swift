import Foundation

/// How deep the values of a JSON text are nested.
enum JSONDepth {
  /// The depth that Foundation's decoder can read.
  static let limit = 512

  /// Where a valid text goes deeper than ``limit``; `nil` if it does not.
  static func excess(in data: Data) -> Int? {
    var depth = 0
    var isText = false
    var isEscaped = false
    for (offset, byte) in data.enumerated() {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if !isText { depth += 1 }
        if depth > limit { return offset }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isText { depth -= 1 }
      default: break
      }
    }
    return nil
  }
}
