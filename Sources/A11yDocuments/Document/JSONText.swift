// SPDX-License-Identifier: MIT

import Foundation

/// An untrusted JSON text.
struct JSONText {
  private let data: Data

  init(_ data: Data) { self.data = data }

  /// Decodes the text; errors are one line with the position.
  func decode<Value: Decodable>(_ type: Value.Type) throws(DocumentError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw Self.error(error, in: data)
    } catch let error as DocumentError {
      throw error
    } catch {
      throw DocumentError("the JSON cannot be read")
    }
  }

  private static func error(_ error: DecodingError, in data: Data) -> DocumentError {
    switch error {
    case .dataCorrupted:
      if let fault = JSONCursor.fault(in: [UInt8](data)) {
        return DocumentError(fault.message, at: fault.offset, of: data)
      }
      // Valid JSON that the decoder refuses.
      if let offset = JSONDepth.excess(in: data) {
        return DocumentError("it is nested deeper than \(JSONDepth.limit)", at: offset, of: data)
      }
      if let offset = JSONNumbers.firstTooLarge(in: data) {
        return DocumentError("the number is too large", at: offset, of: data)
      }
      // The decoder does not say which.
      return DocumentError("a number that should be whole has a fraction")
    case .keyNotFound(let key, let context):
      return DocumentError("\(place(context)) lacks \(quoted(key.stringValue))")
    case .typeMismatch(_, let context):
      return DocumentError("\(place(context)) is of another type than it should be")
    case .valueNotFound(_, let context):
      return DocumentError("\(place(context)) has no value")
    @unknown default:
      return DocumentError("the JSON cannot be read")
    }
  }

  /// The path to a value: `nodes[3].role`.
  private static func place(_ context: DecodingError.Context) -> String {
    var place = ""
    for key in context.codingPath {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return place.isEmpty ? "the document" : place
  }
}
