// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The keyboard focus, and a way to move it.
///
/// Tie views to it with `focused`. While a view has keyboard focus, the wrapper has the view's
/// value; writing a value moves the focus there, and writing `nil` or `false` removes it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let reset: Value
  private let declared: SourcePlace
  private var store: FocusStore<Value>?

  /// Follows one view.
  public init(fileID: StaticString = #fileID, line: UInt = #line) where Value == Bool {
    reset = false
    declared = SourcePlace(fileID: fileID, line: line)
  }

  /// Follows several views.
  public init<T: Hashable>(fileID: StaticString = #fileID, line: UInt = #line)
  where Value == T? {
    reset = nil
    declared = SourcePlace(fileID: fileID, line: line)
  }

  /// The value of the view that has focus; `nil` or `false` if no view tied to it has.
  public var wrappedValue: Value {
    get { projectedValue.read() }
    nonmutating set { projectedValue.write(newValue) }
  }

  /// The binding that views are tied to.
  public var projectedValue: Binding { Binding(store: store, reset: reset, declared: declared) }

  /// A reference to the keyboard focus.
  @propertyWrapper
  public struct Binding {
    package let store: FocusStore<Value>?
    package let reset: Value
    package let declared: SourcePlace

    /// The value of the view that has focus.
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
          "was read outside of a view's body, which always gives its first value "
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
          "was written outside of a view, which does nothing (declared at \(declared))"
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
  /// Ties the view to a value of a wrapper, so that keyboard focus and value follow each other.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusModifier(store: binding.store, value: value))
  }

  /// Ties the view to a wrapper that is `true` while the view has keyboard focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(store: condition.store, value: true))
  }
}
