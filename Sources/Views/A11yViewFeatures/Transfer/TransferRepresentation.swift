// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension TransferRepresentation where Body.Item == Item {
  /// The conversions of the body.
  public var _ways: [_TransferWay<Item>] { body._ways }
}

extension Never: TransferRepresentation {
  /// None.
  public typealias Item = Never
  /// None.
  public var _ways: [_TransferWay<Never>] { [] }
}

/// Builds one representation from the statements of a closure.
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
