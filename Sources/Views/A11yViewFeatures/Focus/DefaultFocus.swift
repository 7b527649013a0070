// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// When a preference for keyboard focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  package let name: String

  /// When focus moves by itself.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also when the user moves focus. Here Tab follows the reading order regardless.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// A preference for keyboard focus when a window appears.
package struct DefaultFocus {
  package let node: Node
  package let ask: @MainActor () -> Void
}

extension ViewGraph {
  /// Records a preference for keyboard focus, if the node's window has just appeared.
  package func preferFocus(at node: Node, _ ask: @escaping @MainActor () -> Void) {
    guard let window = node.enclosingElement?.coveringWindow, !window.state.contains(.isEmitted)
    else {
      return
    }
    focus.add(DefaultFocus(node: node, ask: ask))
  }

  /// Requests focus for the first view that prefers it, unless the program requested another.
  package func askForDefaultFocus() {
    let defaults = focus.takeDefaults()
    guard !defaults.isEmpty else { return }
    let isAsked = focus.waiting.contains { $0.kind == .keyboard && $0.request?.isSent == false }
    guard !isAsked, focus.keyboardFocus == nil else { return }
    // The latest window is in front of the others.
    let windows = defaults.compactMap { $0.node.enclosingElement?.coveringWindow }
    guard let front = windows.max(by: { precedes($0, $1) }) else { return }
    defaults.filter { $0.node.enclosingElement?.coveringWindow === front }
      .min { precedes($0.node, $1.node) }?.ask()
  }
}

/// Makes keyboard focus prefer the view that is tied to a value.
package struct DefaultFocusModifier<Value: Hashable> {
  package let store: FocusStore<Value>?
  package let value: Value
}

extension DefaultFocusModifier: ViewModifier, WrappingModifier {
  package typealias Body = Never

  package func start(_ node: Node) {
    guard let store else { return }
    node.graph.preferFocus(at: node) { store.set(value) }
  }

  package func update(_ node: Node, _ memory: inout Void) {}
  package func stop(_ node: Node, _ memory: inout Void) {}
}

extension View {
  /// Sets which view inside gets keyboard focus when the window or sheet appears.
  ///
  /// A program's request for focus in the same turn takes precedence. It has no effect later on or
  /// when the user moves focus.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(store: binding.store, value: value))
  }
}
