// SPDX-License-Identifier: MIT

/// Read and write access to a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction for changes that are made through the binding.
  public var transaction = Transaction()
  package let location: Location<Value>

  package init(_ location: Location<Value>) { self.location = location }

  /// Creates a binding from a getter and a setter.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(read: get) { value, _ in set(value) }
  }

  /// Creates a binding from a getter and a setter that takes a transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(read: get, write: set)
  }

  /// Creates a copy of a binding, for closure parameters whose names begin with `$`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a constant value. Setting the binding's value has no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a member of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(MemberLocation(location, keyPath))
  }

  /// Returns the same binding with a different transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns the same binding with a different animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

// `location` is constant. State locations guard their values; a program must guard the data that its own functions
// access.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {}
  package mutating func adopt(_ previous: Binding, in place: PropertyPlace) {}
  package nonisolated func isSame(as other: Binding) -> Bool { location.leads(to: other.location) }
}

extension Binding: PlaceComparable {
  package func isSamePlace(as other: Any) -> Bool {
    (other as? Binding).map { location.leads(to: $0.location) } ?? false
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}
