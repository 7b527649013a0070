// SPDX-License-Identifier: MIT

import Foundation

/// How deep the values of a JSON text are nested.
enum JSONDepth {
  /// The depth that Foundation's decoder can read.
  static let limit = 512

  /// Where a valid text goes deeper than ``limit``; `nil` if it does not.
  static func excess(in data: Data) -> Int? {
    var depth = 0
    return JSONStructure.first(in: data) { offset, byte in
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      return depth > limit ? offset : nil
    }
  }
}
