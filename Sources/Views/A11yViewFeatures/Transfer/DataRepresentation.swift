// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// A representation that copies and pastes another value instead of the item itself.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// The type of the body, which is never used.
  public typealias Body = Never
  /// The conversions that the other value's representations provide.
  public let _ways: [_TransferWay<Item>]

  /// Creates a representation that copies and pastes another value instead of the item itself.
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

  /// Creates a representation that copies another value instead of the item itself.
  public init(
    exporting:
      nonisolated(nonsending) @escaping @Sendable (Item) async throws
      -> ProxyRepresentation
  ) {
    _ways = Self.ways(exporting, nil)
  }

  /// Creates a representation that creates the item from a pasted value of another type.
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
  /// Returns the conversions for a type, or an empty array if the representation is for another type.
  package func allWays<T>(of type: T.Type) -> [_TransferWay<T>] {
    _ways as? [_TransferWay<T>] ?? []
  }
}
