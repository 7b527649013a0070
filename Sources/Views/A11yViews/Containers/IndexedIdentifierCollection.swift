// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension IndexedIdentifierCollection: Collection {
  /// An index of the collection.
  public typealias Index = Base.Index

  /// The first index.
  public var startIndex: Base.Index { base.startIndex }
  /// The index that follows the last element.
  public var endIndex: Base.Index { base.endIndex }

  /// Returns the index that follows another index.
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }

  /// The element at an index, which consists of the index and the identity of the underlying element.
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }
}
