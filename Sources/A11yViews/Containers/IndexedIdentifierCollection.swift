@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The places of a collection's elements, each with the identity of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable> {
  /// The place of an element, and its identity.
  public struct Element {
    package let index: Base.Index
    package let id: ID
  }

  package let base: Base
  package let id: KeyPath<Base.Element, ID>
}

extension IndexedIdentifierCollection: Collection {
  /// A place in the collection.
  public typealias Index = Base.Index

  /// The first place.
  public var startIndex: Base.Index { base.startIndex }
  /// The place behind the last.
  public var endIndex: Base.Index { base.endIndex }

  /// The place behind another.
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  /// Goes to the place behind.
  public func formIndex(after i: inout Base.Index) { base.formIndex(after: &i) }

  /// The place with the identity of its element.
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: base[position][keyPath: id])
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection
where Base: BidirectionalCollection {
  /// The place before another.
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
  /// Goes to the place before.
  public func formIndex(before i: inout Base.Index) { base.formIndex(before: &i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// How far one place is from another. O(1).
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  /// The place some way from another. O(1).
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(i, offsetBy: distance)
  }
}
