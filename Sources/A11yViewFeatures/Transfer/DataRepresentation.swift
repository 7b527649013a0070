@_spi(Nodes) import A11yViewGraph
import Foundation

/// Values that a program makes into data and from it itself.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// None.
  public typealias Body = Never
  /// The way to data and back.
  public let _ways: [_TransferWay<Item>]

  /// Makes both ways.
  public init(
    contentType: UTType,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data,
    importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = [_TransferWay(contentType: contentType, export: exporting, import: importing)]
  }

  /// Makes the way to data.
  public init(
    exportedContentType: UTType,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data
  ) {
    _ways = [_TransferWay(contentType: exportedContentType, export: exporting, import: nil)]
  }

  /// Makes the way from data.
  public init(
    importedContentType: UTType,
    importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = [_TransferWay(contentType: importedContentType, export: nil, import: importing)]
  }
}

/// Values that are encoded, by default as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// None.
  public typealias Body = Never
  /// The way to data and back.
  public let _ways: [_TransferWay<Item>]

  /// Encodes values as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _ways = [
      _TransferWay(
        contentType: contentType,
        export: { try JSONEncoder().encode($0) },
        import: { try JSONDecoder().decode(Item.self, from: $0) }
      )
    ]
  }
}

/// Values in the place of which others are copied and pasted.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// None.
  public typealias Body = Never
  /// The ways of the others.
  public let _ways: [_TransferWay<Item>]

  /// Copies another value in place of one, and makes a value of another that is pasted.
  public init(
    exporting:
      nonisolated(nonsending) @escaping @Sendable (Item) async throws
      -> ProxyRepresentation,
    importing:
      nonisolated(nonsending) @escaping @Sendable (ProxyRepresentation) async throws
      -> Item
  ) {
    _ways = Self.ways(exporting, importing)
  }

  /// Copies another value in place of one.
  public init(
    exporting:
      nonisolated(nonsending) @escaping @Sendable (Item) async throws
      -> ProxyRepresentation
  ) {
    _ways = Self.ways(exporting, nil)
  }

  /// Makes a value of another that is pasted.
  public init(
    importing:
      nonisolated(nonsending) @escaping @Sendable (ProxyRepresentation) async throws
      -> Item
  ) {
    _ways = Self.ways(nil, importing)
  }

  private static func ways(
    _ exporting: (
      nonisolated(nonsending) @Sendable (Item) async throws -> ProxyRepresentation
    )?,
    _ importing: (
      nonisolated(nonsending) @Sendable (ProxyRepresentation) async throws -> Item
    )?
  ) -> [_TransferWay<Item>] {
    ProxyRepresentation.transferRepresentation.allWays(of: ProxyRepresentation.self).map { way in
      var export: _TransferWay<Item>.Export?
      if let exporting, let next = way.export {
        export = { try await next(try await exporting($0)) }
      }
      var `import`: _TransferWay<Item>.Import?
      if let importing, let first = way.import {
        `import` = { try await importing(try await first($0)) }
      }
      return _TransferWay(contentType: way.contentType, export: export, import: `import`)
    }
  }
}

extension TransferRepresentation {
  /// The ways for values of a type; none if the representation is another's.
  package func allWays<T>(of type: T.Type) -> [_TransferWay<T>] {
    _ways as? [_TransferWay<T>] ?? []
  }
}
