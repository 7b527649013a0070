// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A property wrapper that reads and moves keyboard focus.
///
/// Use `focused` to bind views to the property wrapper. While a bound view has keyboard focus, the wrapper contains
/// that view's value. Setting the wrapper's value moves the focus to the view bound to that value. Setting the
/// wrapper's value to `nil` or `false` removes the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let reset: Value
  private let declared: SourcePlace
  private var store: FocusStore<Value>?

  /// Creates a focus property wrapper for a single view.
  public init(fileID: StaticString = #fileID, line: UInt = #line) where Value == Bool {
    reset = false
    declared = SourcePlace(fileID: fileID, line: line)
  }

  /// Creates a focus property wrapper for several views.
  public init<T: Hashable>(fileID: StaticString = #fileID, line: UInt = #line)
  where Value == T? {
    reset = nil
    declared = SourcePlace(fileID: fileID, line: line)
  }

  /// The focused view's value. If no bound view has focus, the value is `nil` or `false`.
  public var wrappedValue: Value {
    get { projectedValue.read() }
    nonmutating set { projectedValue.write(newValue) }
  }

  /// The binding to pass to `focused`.
  public var projectedValue: Binding { Binding(store: store, reset: reset, declared: declared) }

  /// A reference to the keyboard focus state.
  @propertyWrapper
  public struct Binding {
    package let store: FocusStore<Value>?
    package let reset: Value
    package let declared: SourcePlace

    /// The value to which the focused view is bound.
    public var wrappedValue: Value {
      get { read() }
      nonmutating set { write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    package func read() -> Value {
      guard let store else {
        Diagnostic.reportUninstalled(
          FocusState.self,
          "was read outside a view's body, where it always has its initial value "
            + "(declared at \(declared))"
        )
        return reset
      }
      return store.get()
    }

    package func write(_ value: Value) {
      guard let store else {
        return Diagnostic.reportUninstalled(
          FocusState.self,
          "was written outside a view, which has no effect (declared at \(declared))"
        )
      }
      store.set(value)
    }
  }
}

extension FocusState: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    store = FocusStore(.keyboard, reset: reset, declared: declared, in: place)
  }

  package mutating func adopt(_ previous: FocusState, in place: PropertyPlace) {
    store = previous.store
  }
}

extension View {
  /// Binds the view to a value of a focus property wrapper, and updates the wrapper's value when keyboard focus moves.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusModifier(store: binding.store, value: value))
  }

  /// Binds the view to a focus property wrapper whose value is `true` while the view has keyboard focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(store: condition.store, value: true))
  }
}
