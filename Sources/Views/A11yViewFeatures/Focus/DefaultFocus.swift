// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A view's preference for receiving keyboard focus when a window appears.
package struct DefaultFocus {
  package let node: Node
  package let ask: @MainActor () -> Void
}

extension ViewGraph {
  /// Records that a view prefers to receive keyboard focus, if the view's window has just appeared.
  package func preferFocus(at node: Node, _ ask: @escaping @MainActor () -> Void) {
    guard let window = node.enclosingElement?.coveringWindow, !window.state.contains(.isEmitted)
    else {
      return
    }
    focus.add(DefaultFocus(node: node, ask: ask))
  }

  /// Requests focus for the first view that prefers to receive it, unless the program has requested focus for another
  /// view.
  package func askForDefaultFocus() {
    let defaults = focus.takeDefaults()
    guard !defaults.isEmpty else { return }
    let isAsked = focus.waiting.contains { $0.kind == .keyboard && $0.request?.isSent == false }
    guard !isAsked, focus.keyboardFocus == nil else { return }
    // The most recent window is in front.
    let windows = defaults.compactMap { $0.node.enclosingElement?.coveringWindow }
    guard let front = windows.max(by: { precedes($0, $1) }) else { return }
    defaults.filter { $0.node.enclosingElement?.coveringWindow === front }
      .min { precedes($0.node, $1.node) }?.ask()
  }
}

/// A modifier that gives default keyboard focus to the view bound to a given value when the view's window appears.
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
