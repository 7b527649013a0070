// SPDX-License-Identifier: MIT

import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  private init(object: Value) { wrappedValue = object }

  // The compiler uses this declaration to decide whether a structure's initializer takes the object instead of the
  // wrapper.
  /// This initializer is not available, because the object must be observable.
  @available(*, unavailable, message: "the object must be of a class that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper itself. The members of the property wrapper are bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a property wrapper for bindings to an object's properties.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a property wrapper for bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a copy of a property wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to one of the object's properties.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(ObjectMemberLocation(wrappedValue, keyPath, owner: nil))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
