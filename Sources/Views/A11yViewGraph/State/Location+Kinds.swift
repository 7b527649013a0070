// SPDX-License-Identifier: MIT

/// A location for a value that never changes.
// `value` is constant.
package final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  package init(_ value: Value) {
    self.value = value
    super.init(nil)
  }

  package override func get() -> Value { value }

  package override func leads(to other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation else { return false }
    return isSame(value, other.value)
  }
}

/// A location for a value that is read and written by two closures.
// All properties are constant. A program must guard the data that its functions access.
package final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let place: (any PlaceComparable)?
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  /// - Parameter place: The value that the functions access. Without a place, no two locations count as the same.
  package init(
    place: (any PlaceComparable)? = nil,
    read: @escaping () -> Value,
    write: @escaping (Value, Transaction) -> Void
  ) {
    self.place = place
    self.read = read
    self.write = write
    super.init(nil)
  }

  package override func get() -> Value { read() }
  package override func set(_ value: Value, _ transaction: Transaction) {
    write(value, transaction)
  }

  package override func leads(to other: Location<Value>) -> Bool {
    if self === other { return true }
    guard let place, let otherPlace = (other as? FunctionLocation)?.place else { return false }
    return place.isSamePlace(as: otherPlace)
  }
}

/// A location for a property of the value in another location.
// Both properties are constant. The base guards each read and each write separately, but not a read together with the
// write that follows it.
package final class MemberLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  package init(_ base: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
    super.init(base.inbox)
  }

  package override func get() -> Value { base.get()[keyPath: keyPath] }

  package override func set(_ value: Value, _ transaction: Transaction) {
    var root = base.get()
    root[keyPath: keyPath] = value
    base.set(root, transaction)
  }

  package override func leads(to other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation else { return false }
    return keyPath == other.keyPath && base.leads(to: other.base)
  }
}

/// A location for a property of an object.
// All properties are constant. A program must guard the object's contents.
package final class ObjectMemberLocation<Object: AnyObject, Value>: Location<Value>,
  @unchecked Sendable
{
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// The cell that records reads of the object, or `nil` if the object itself records them.
  private let owner: AnyCell?

  package init(
    _ object: Object,
    _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    owner: AnyCell?
  ) {
    self.object = object
    self.keyPath = keyPath
    self.owner = owner
    super.init(nil)
  }

  package override func get() -> Value {
    owner?.noteRead()
    return object[keyPath: keyPath]
  }

  package override func set(_ value: Value, _ transaction: Transaction) {
    object[keyPath: keyPath] = value
  }

  package override func leads(to other: Location<Value>) -> Bool {
    guard let other = other as? ObjectMemberLocation else { return false }
    return object === other.object && keyPath == other.keyPath && owner === other.owner
  }
}

/// A location for an element in a collection.
// `CellLock` guards `last`; the base guards the collection.
package final class ElementLocation<Base: MutableCollection>: Location<Base.Element>,
  @unchecked Sendable
{
  private let base: Location<Base>
  private let index: Base.Index
  private var last: Base.Element

  /// - Parameter element: The element's last known value, because the element may have been removed.
  package init(_ base: Location<Base>, _ index: Base.Index, _ element: Base.Element) {
    self.base = base
    self.index = index
    last = element
    super.init(base.inbox)
  }

  package override func get() -> Base.Element {
    let collection = base.get()
    guard index >= collection.startIndex, index < collection.endIndex else {
      return CellLock.with { last }
    }
    let element = collection[index]
    var old = element
    CellLock.with { swap(&last, &old) }
    return element
  }

  package override func set(_ value: Base.Element, _ transaction: Transaction) {
    var collection = base.get()
    guard index >= collection.startIndex, index < collection.endIndex else { return }
    collection[index] = value
    base.set(collection, transaction)
  }

  package override func leads(to other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && base.leads(to: other.base)
  }
}
