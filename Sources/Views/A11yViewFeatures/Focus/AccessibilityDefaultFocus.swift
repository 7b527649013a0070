// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A modifier that gives the default focus of assistive technologies to the view bound to a given value.
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
