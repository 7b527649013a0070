// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

extension DocumentFormat {
  /// Detects the format of a non-empty text.
  static func found(in data: Data) throws(DocumentError) -> DocumentFormat {
    let start = data.firstIndex { !$0.isSpace } ?? data.startIndex
    switch data[start] {
    case UInt8(ascii: "["): return .chrome
    case UInt8(ascii: "{"): return isNative(data[data.index(after: start)...]) ? .native : .chrome
    case UInt8(ascii: "<"):
      throw DocumentError("XML is not supported; the formats that can be opened are \(names)")
    default: return .aria
    }
  }

  private static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Returns whether the first key is the native format's or, if another key comes first, whether the
  /// format's name occurs.
  private static func isNative(_ body: Data) -> Bool {
    let key = body.drop { $0.isSpace }.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
    switch String(decoding: key, as: UTF8.self) {
    case "nodes", "result", "id": return false
    case "format", "elements", "readingOrder", "root", "version": return true
    default: return body.range(of: Data("\"a11ynav\"".utf8)) != nil
    }
  }
}
