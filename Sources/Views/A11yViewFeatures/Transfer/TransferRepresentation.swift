// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension TransferRepresentation where Body.Item == Item {
  /// The conversions that the representation's body provides.
  public var _ways: [_TransferWay<Item>] { body._ways }
}

extension Never: TransferRepresentation {
  /// The type of the transferred item, which is never used.
  public typealias Item = Never
  /// The conversions of an empty representation, which are always empty.
  public var _ways: [_TransferWay<Never>] { [] }
}

/// A result builder that combines several representations into one.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Combines several representations, in order.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item> {
    var ways: [_TransferWay<Item>] = []
    for part in repeat each content { ways += part.allWays(of: Item.self) }
    return TupleTransferRepresentation(_ways: ways)
  }
}
