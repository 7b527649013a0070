extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection, as bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The places in the collection.
  public typealias Indices = Value.Indices

  /// The first place.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The place behind the last.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The places of all elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place behind another.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  /// Goes to the place behind.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a place.
  ///
  /// A row may outlive its element for the length of a turn: reading then gives the last value,
  /// and writing does nothing.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(location, position, location.get()[position]))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before another.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  /// Goes to the place before.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
