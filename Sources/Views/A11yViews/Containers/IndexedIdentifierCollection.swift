// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The indices of a collection, each with the identity of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable> {
  /// The index of an element, and its identity.
  public struct Element {
    package let index: Base.Index
    package let id: ID
  }

  package let base: Base
  package let id: KeyPath<Base.Element, ID>
}

extension IndexedIdentifierCollection: Collection {
  /// An index of the collection.
  public typealias Index = Base.Index

  /// The first index.
  public var startIndex: Base.Index { base.startIndex }
  /// The index after the last.
  public var endIndex: Base.Index { base.endIndex }

  /// The index after another.
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  /// Advances to the next index.
  public func formIndex(after i: inout Base.Index) { base.formIndex(after: &i) }

  /// The index with the identity of its element.
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection
where Base: BidirectionalCollection {
  /// The index before another.
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
  /// Goes back to the previous index.
  public func formIndex(before i: inout Base.Index) { base.formIndex(before: &i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// The distance between two indices. O(1).
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  /// The index at a distance from another. O(1).
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(i, offsetBy: distance)
  }
}
