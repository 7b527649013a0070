// SPDX-License-Identifier: MIT

/// The values that a view inherits from the views that contain it.
public struct EnvironmentValues: CustomStringConvertible {
  private let scope: EnvironmentScope?
  /// The values that were set in this copy, oldest first.
  package private(set) var changes: [EnvironmentChange] = []

  /// Creates environment values that are all set to their defaults.
  public init() { scope = nil }

  package init(scope: EnvironmentScope?) { self.scope = scope }

  /// The value that is stored for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(for: key) }
    set { changes.append(TypedEnvironmentChange(ObjectIdentifier(key), newValue)) }
  }

  private func value<K: EnvironmentKey>(for key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    if let change = changes.last(where: { $0.key == id }) {
      return stored(change, as: TypedEnvironmentChange<K.Value>.self).value
    }
    guard let cell = scope?.cell(for: id) else { return K.defaultValue }
    return stored(cell, as: Cell<K.Value>.self).get()
  }

  /// The environment value for a key, which by default is the graph's own value.
  package subscript<K: GraphEnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      let isSet = changes.contains { $0.key == id } || scope?.cell(for: id) != nil
      if !isSet, scope != nil { Evaluation.provide(key) }
      return value(for: key)
    }
    set { changes.append(TypedEnvironmentChange(ObjectIdentifier(key), newValue)) }
  }

  /// The number of values that were set in this copy.
  public var description: String { "EnvironmentValues(\(changes.count) changed)" }
}

// The scope guards its cells, and a written change is never modified.
extension EnvironmentValues: @unchecked Sendable {}

/// A key for a value that views inherit.
public protocol EnvironmentKey {
  /// The type of the environment value.
  associatedtype Value
  /// The value that is used if no environment value has been set.
  static var defaultValue: Value { get }
}

/// A key whose default value belongs to the graph and is shared by all of the graph's views.
package protocol GraphEnvironmentKey: EnvironmentKey, SendableMetatype {
  /// Creates the graph's value when the value is first read in a turn.
  @MainActor static func makeValue(in graph: ViewGraph) -> Value
}

/// A value that has been set in a copy of the environment values.
package class EnvironmentChange {
  package let key: ObjectIdentifier
  package init(_ key: ObjectIdentifier) { self.key = key }
  package func makeCell(_ inbox: Inbox) -> AnyCell {
    preconditionFailure("a subclass must override makeCell(_:)")
  }
  package func write(to cell: AnyCell) {}
}

/// An environment value that has been set and whose type is known.
///
/// Invariant: all changes and cells for a key hold its own `Value`, because only the key's subscript creates them.
package final class TypedEnvironmentChange<Value>: EnvironmentChange {
  package let value: Value

  package init(_ key: ObjectIdentifier, _ value: Value) {
    self.value = value
    super.init(key)
  }

  package override func makeCell(_ inbox: Inbox) -> AnyCell { Cell(value, inbox) }
  package override func write(to cell: AnyCell) {
    stored(cell, as: Cell<Value>.self).write(value)
  }
}
