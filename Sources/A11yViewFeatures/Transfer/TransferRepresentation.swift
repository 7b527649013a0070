@_spi(Nodes) import A11yViewGraph
import Foundation

/// How values of a type are made into data and from it.
@preconcurrency
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of what the representation is made of.
  associatedtype Body: TransferRepresentation

  /// What the representation is made of.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }

  /// The ways from values to data and back. Representations with a body need not implement this.
  var _ways: [_TransferWay<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
  /// The ways of what the representation is made of.
  public var _ways: [_TransferWay<Item>] { body._ways }
}

extension TransferRepresentation where Body == Never {
  /// Never called: the representation has ways of its own.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TransferRepresentation {
  /// None.
  public typealias Item = Never
  /// None.
  public var _ways: [_TransferWay<Never>] { [] }
}

/// One way from values to data of a type, or back, or both.
public struct _TransferWay<Item>: Sendable {
  package typealias Export = nonisolated(nonsending) @Sendable (Item) async throws -> Data
  package typealias Import = nonisolated(nonsending) @Sendable (Data) async throws -> Item

  package let contentType: UTType
  package let export: Export?
  package let `import`: Import?
}

/// Makes one representation of the statements of a closure.
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

  /// Puts several representations behind each other.
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
  /// The ways of all of them.
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
