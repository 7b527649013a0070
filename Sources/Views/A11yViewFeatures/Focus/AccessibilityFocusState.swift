// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A property wrapper that reads and moves the focus of assistive technologies.
///
/// Use `accessibilityFocused` to bind views to the property wrapper. While an assistive technology's cursor is on a
/// bound view, the wrapper contains that view's value. Setting the wrapper's value moves the cursors to the view bound
/// to that value. If no technologies are specified, the wrapper follows the technology whose cursor moved last, and
/// setting the wrapper's value moves the cursors of all technologies.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let technologies: AccessibilityTechnologies?
  private let reset: Value
  private let declared: SourcePlace
  private var store: FocusStore<Value>?

  private init(
    _ technologies: AccessibilityTechnologies?,
    reset: Value,
    _ fileID: StaticString,
    _ line: UInt
  ) {
    declared = SourcePlace(fileID: fileID, line: line)
    self.technologies = technologies
    self.reset = reset
  }

  /// Creates a property wrapper that follows every assistive technology and is bound to a single view.
  public init(fileID: StaticString = #fileID, line: UInt = #line) where Value == Bool {
    self.init(nil, reset: false, fileID, line)
  }

  /// Creates a property wrapper that follows specific assistive technologies and is bound to a single view.
  public init(
    for technologies: AccessibilityTechnologies,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Value == Bool {
    self.init(technologies, reset: false, fileID, line)
  }

  /// Creates a property wrapper that follows every assistive technology and is bound to several views.
  public init<T: Hashable>(fileID: StaticString = #fileID, line: UInt = #line)
  where Value == T? {
    self.init(nil, reset: nil, fileID, line)
  }

  /// Creates a property wrapper that follows specific assistive technologies and is bound to several views.
  public init<T: Hashable>(
    for technologies: AccessibilityTechnologies,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Value == T? {
    self.init(technologies, reset: nil, fileID, line)
  }

  /// The focused view's value. If no bound view has focus, the value is `nil` or `false`.
  public var wrappedValue: Value {
    get { projectedValue.read() }
    nonmutating set { projectedValue.write(newValue) }
  }

  /// The binding to pass to `accessibilityFocused`.
  public var projectedValue: Binding { Binding(store: store, reset: reset, declared: declared) }

  /// A reference to the focus state of assistive technologies.
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

    private var place: String { " (declared at \(declared))" }

    package func read() -> Value {
      guard let store else {
        Diagnostic.reportUninstalled(AccessibilityFocusState.self, readMessage + place)
        return reset
      }
      return store.get()
    }

    package func write(_ value: Value) {
      guard let store else {
        return Diagnostic.reportUninstalled(AccessibilityFocusState.self, writeMessage + place)
      }
      store.set(value)
    }
  }
}

private let readMessage =
  "was read outside a view's body, where it always has its initial value"
private let writeMessage = "was written outside a view, which has no effect"

extension AccessibilityFocusState: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    store = FocusStore(.accessibility(technologies), reset: reset, declared: declared, in: place)
  }

  package mutating func adopt(_ previous: AccessibilityFocusState, in place: PropertyPlace) {
    store = previous.store
  }
}

extension View {
  /// Binds the view to a value of a focus property wrapper, and updates the wrapper's value when the focus moves.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusModifier(store: binding.store, value: value))
  }

  /// Binds the view to a focus property wrapper whose value is `true` while the view is focused.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(FocusModifier(store: condition.store, value: true))
  }
}
