// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension NavigationPath.CodableRepresentation: Codable {
  /// Creates a navigation path from a decoder.
  ///
  /// - Throws: A `DecodingError` if a type no longer exists or a value cannot be decoded.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var items: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "\(name) is not the name of a type that is Decodable and Hashable"
        )
      }
      let json = Data(try container.decode(String.self).utf8)
      items.append(AnyHashable(try JSONDecoder().decode(type, from: json)))
    }
    self.items = items
  }

  /// Encodes the path.
  ///
  /// - Throws: An `EncodingError` if a value cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for item in items {
      guard let value = item.base as? any Encodable,
        let name = _mangledTypeName(type(of: item.base))
      else {
        throw EncodingError.invalidValue(
          item.base,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "a value of type \(type(of: item.base)) cannot be encoded"
          )
        )
      }
      try container.encode(name)
      let json = try JSONEncoder().encode(value)
      try container.encode(String(decoding: json, as: UTF8.self))
    }
  }
}
