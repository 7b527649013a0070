/// The values that views inherit from those around them.
public struct EnvironmentValues: CustomStringConvertible {
  private let scope: EnvironmentScope?
  /// What was written to this copy, newest last.
  private(set) var changes: [EnvironmentChange] = []

  /// Makes values that are all the defaults.
  public init() { scope = nil }

  init(scope: EnvironmentScope?) { self.scope = scope }

  /// The value for a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if let change = changes.last(where: { $0.key == id }) {
        return unsafeDowncast(change, to: TypedEnvironmentChange<K.Value>.self).value
      }
      guard let cell = scope?.cell(for: id) else { return K.defaultValue }
      return unsafeDowncast(cell, to: Cell<K.Value>.self).get()
    }
    set { changes.append(TypedEnvironmentChange(ObjectIdentifier(key), newValue)) }
  }

  /// How many values were written to this copy.
  public var description: String { "EnvironmentValues(\(changes.count) changed)" }
}

// The scope is a reference that only turns change; what is written is only read afterwards.
extension EnvironmentValues: @unchecked Sendable {}

/// A key to a value that views inherit.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// One value that was written.
class EnvironmentChange {
  let key: ObjectIdentifier
  init(_ key: ObjectIdentifier) { self.key = key }
  func makeCell(_ inbox: Inbox) -> AnyCell { preconditionFailure("a change without a value") }
  func write(to cell: AnyCell) {}
}

/// Invariant: a key's changes and cells all hold its own `Value`, since only its own subscript
/// makes them.
final class TypedEnvironmentChange<Value>: EnvironmentChange {
  let value: Value

  init(_ key: ObjectIdentifier, _ value: Value) {
    self.value = value
    super.init(key)
  }

  override func makeCell(_ inbox: Inbox) -> AnyCell { Cell(value, inbox) }
  override func write(to cell: AnyCell) {
    unsafeDowncast(cell, to: Cell<Value>.self).write(value)
  }
}
