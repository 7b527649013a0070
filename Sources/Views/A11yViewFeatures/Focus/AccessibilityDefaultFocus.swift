// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// Makes cursors prefer the view that is tied to a value.
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
  /// Sets where the cursors go when the window or sheet appears: to the view, this one or one
  /// inside, that is tied to a value with `accessibilityFocused`; otherwise to the first element.
  ///
  /// It applies to the technologies that the wrapper follows.
  /// It counts for the technologies that the wrapper follows.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View {
    modifier(AccessibilityDefaultFocusModifier(store: binding.store, value: value))
  }
}
