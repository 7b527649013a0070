@_spi(Nodes) import A11yViewGraph

/// Prefers the cursors for the view that is tied to a value.
package struct AccessibilityDefaultFocusModifier<Value: Hashable> {
  package let store: FocusStore<Value>?
  package let value: Value
}

extension AccessibilityDefaultFocusModifier: ViewModifier, WrappingModifier {
  package typealias Body = Never

  package func start(_ node: Node) { store?.prefer(value, by: node) }

  package func update(_ node: Node, _ memory: inout Void) { store?.prefer(value, by: node) }

  package func stop(_ node: Node, _ memory: inout Void) { store?.endPreference(by: node) }
}

extension View {
  /// Sets where the cursors go when the window, or the sheet, appears: to the view inside, or to
  /// this view, that is tied to a value with `accessibilityFocused`. Else they go to the first
  /// element.
  ///
  /// It counts for the technologies that the wrapper follows.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View {
    modifier(AccessibilityDefaultFocusModifier(store: binding.store, value: value))
  }
}
