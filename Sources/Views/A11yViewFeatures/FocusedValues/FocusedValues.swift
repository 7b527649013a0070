// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The values that are exported by the focused view, by the views that contain it, and by its scene.
///
/// To add a focused value, declare a ``FocusedValueKey`` and an optional property, as in this example:
///
/// ```swift
/// extension FocusedValues {
///   var note: Note? {
///     get { self[NoteKey.self] }
///     set { self[NoteKey.self] = newValue }
///   }
/// }
/// ```
public struct FocusedValues {
  private let scope: FocusedValueScope?
  /// The changes made to this copy, oldest first.
  package private(set) var changes: [FocusedValueChange] = []

  package init(scope: FocusedValueScope? = nil) { self.scope = scope }

  /// The exported value for a key, or `nil` if no value is exported.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      if let change = changes.last(where: { $0.key == ObjectIdentifier(key) }) {
        return change.value(for: key)
      }
      return scope?.cell(for: key).get()
    }
    set {
      changes.removeAll { $0.key == ObjectIdentifier(key) }
      changes.append(TypedFocusedValueChange<Key.Value>(ObjectIdentifier(key), newValue))
    }
  }
}

extension FocusedValues: Equatable {
  /// Returns whether both copies belong to the same scope and contain equal values.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.scope === rhs.scope && lhs.changes.count == rhs.changes.count
      && lhs.changes.allSatisfy { change in rhs.changes.contains { $0.isSame(as: change) } }
  }
}

/// A value that was set for a key.
package class FocusedValueChange {
  package let key: ObjectIdentifier
  package init(_ key: ObjectIdentifier) { self.key = key }
  /// Whether the value was set to `nil`, in which case an outer value applies.
  package var isNil: Bool { true }
  package func isSame(as other: FocusedValueChange) -> Bool { false }
}

extension FocusedValueChange {
  /// Returns the value as an instance of the key's value type.
  package final func value<Key: FocusedValueKey>(for key: Key.Type) -> Key.Value? {
    stored(self, as: TypedFocusedValueChange<Key.Value>.self).value
  }
}

/// A change that stores a value of the key's value type.
///
/// Invariant: all changes for a key store its own `Value`, because only the key's subscript creates them.
package final class TypedFocusedValueChange<Value>: FocusedValueChange {
  package let value: Value?

  package init(_ key: ObjectIdentifier, _ value: Value?) {
    self.value = value
    super.init(key)
  }

  package override var isNil: Bool { value == nil }

  package override func isSame(as other: FocusedValueChange) -> Bool {
    guard other.key == key else { return false }
    return A11yViewGraph.isSame(value, stored(other, as: Self.self).value)
  }
}
