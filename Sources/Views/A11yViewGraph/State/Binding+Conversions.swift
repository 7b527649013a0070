// SPDX-License-Identifier: MIT

extension Binding {
  /// Creates a binding to an optional from a binding to a value; writing `nil` does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  /// Creates a binding to a value from one to an optional, if there is a value.
  ///
  /// If the optional becomes `nil` later, reading returns the last value.
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

  /// Creates a binding that hides the type of a hashable value.
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
