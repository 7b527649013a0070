// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// How values of a type are converted to and from data.
@preconcurrency
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body: TransferRepresentation

  /// The representations that this one is composed of.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }

  /// The conversions to and from data. Representations with a body need not implement this.
  var _ways: [_TransferWay<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
  /// The conversions of the body.
  public var _ways: [_TransferWay<Item>] { body._ways }
}

extension TransferRepresentation where Body == Never {
  /// Never called: the representation has its own conversions.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TransferRepresentation {
  /// None.
  public typealias Item = Never
  /// None.
  public var _ways: [_TransferWay<Never>] { [] }
}

/// A conversion of values to data of a type, or back, or both.
public struct _TransferWay<Item>: Sendable {
  package typealias Export = nonisolated(nonsending) @Sendable (Item) async throws -> Data
  package typealias Import = nonisolated(nonsending) @Sendable (Data) async throws -> Item

  package let contentType: UTType
  package let export: Export?
  package let `import`: Import?
}

/// Builds one representation from the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes an expression as it is.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Takes a single representation as it is.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Combines several representations, in order.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item> {
    var ways: [_TransferWay<Item>] = []
    for part in repeat each content { ways += part.allWays(of: Item.self) }
    return TupleTransferRepresentation(_ways: ways)
  }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// The conversions of all of them.
  public let _ways: [_TransferWay<Item>]
  /// None.
  public typealias Body = Never
}

/// No representation.
public struct _NoRepresentation<Item: Transferable>: TransferRepresentation {
  /// None.
  public typealias Body = Never
  /// None.
  public var _ways: [_TransferWay<Item>] { [] }

  package init() {}
}
