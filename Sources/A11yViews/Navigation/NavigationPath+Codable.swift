import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension NavigationPath {
  /// A path as it is kept: for each value the name of its type and the value as JSON.
  ///
  /// Reading one makes values of types by name. Only read what the program itself has written.
  public struct CodableRepresentation: Equatable {
    package let items: [AnyHashable]
  }

  /// The path as it is kept; `nil` if a value in it cannot be written and read.
  public var codable: CodableRepresentation? {
    items.allSatisfy { $0.base is any Codable } ? CodableRepresentation(items: items) : nil
  }

  /// Makes a path of one that was kept.
  public init(_ codable: CodableRepresentation) { items = codable.items }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// Reads a path.
  ///
  /// - Throws: A `DecodingError` if a type is not there any more, or a value cannot be read.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var items: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "\(name) names no type that can be read and pushed"
        )
      }
      let json = Data(try container.decode(String.self).utf8)
      items.append(AnyHashable(try JSONDecoder().decode(type, from: json)))
    }
    self.items = items
  }

  /// Writes the path.
  ///
  /// - Throws: An `EncodingError` if a value cannot be written.
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
            debugDescription: "a \(type(of: item.base)) cannot be written"
          )
        )
      }
      try container.encode(name)
      let json = try JSONEncoder().encode(value)
      try container.encode(String(decoding: json, as: UTF8.self))
    }
  }
}
