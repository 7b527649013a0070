// SPDX-License-Identifier: MIT

extension Binding {
  /// Creates a binding to an optional value from a binding to a value. Setting this binding to `nil` has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  /// Creates a binding to a value from a binding to an optional value, unless that value is `nil`.
  ///
  /// If the optional value becomes `nil` later, reading the binding returns the last value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = LastValue(value)
    self.init(
      get: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      },
      set: { base.wrappedValue = $0 }
    )
  }

  /// Creates a type-erased binding to a hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } }
    )
  }
}

private final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element in the collection.
  public typealias Element = Binding<Value.Element>
  /// An iterator over bindings to the collection's elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the collection, as a collection of bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// An index in the collection.
  public typealias Index = Value.Index
  /// The collection's indices.
  public typealias Indices = Value.Indices

  /// The first index.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The index that follows the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of all elements in the collection.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the index that follows another index.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  /// Advances an index by one position.
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at an index.
  ///
  /// A list row may exist longer than its element, until the turn ends. In a row whose element no longer exists,
  /// reading the binding returns the last value and writing has no effect.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(location, position, location.get()[position]))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index that precedes another index.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  /// Moves an index back by one position.
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
