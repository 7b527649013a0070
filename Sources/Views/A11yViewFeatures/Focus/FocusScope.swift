// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A modifier that makes its content a focus scope. A namespace identifies the focus scope, and programs can reset the
/// scope's focus.
package struct FocusScopeModifier {
  package let namespace: Namespace.ID
}

extension FocusScopeModifier: ViewModifier, WrappingModifier {
  package typealias Body = Never

  package func start(_ node: Node) { node.graph.focus.beginScope(node, namespace) }

  package func update(_ node: Node, _ memory: inout Void) {
    stop(node, &memory)
    start(node)
  }

  package func stop(_ node: Node, _ memory: inout Void) {
    node.graph.focus.endScope(node)
  }
}

/// A modifier that makes its content the preferred target for keyboard focus in a focus scope.
package struct PreferredFocusModifier {
  package let isPreferred: Bool
  package let namespace: Namespace.ID
}

extension PreferredFocusModifier: ViewModifier, WrappingModifier {
  package typealias Body = Never

  package func start(_ node: Node) {
    note(node)
    guard isPreferred else { return }
    node.graph.preferFocus(at: node) { node.graph.moveKeyboardFocus(to: [node]) }
  }

  package func update(_ node: Node, _ memory: inout Void) {
    stop(node, &memory)
    note(node)
  }

  package func stop(_ node: Node, _ memory: inout Void) {
    node.graph.focus.endPreference(node)
  }

  @MainActor
  private func note(_ node: Node) {
    if isPreferred { node.graph.focus.prefer(node, namespace) }
  }
}

extension ViewGraph {
  /// Moves keyboard focus to the first focusable element in a list of nodes.
  package func moveKeyboardFocus(to nodes: [Node]) {
    for node in nodes.sorted(by: { precedes($0, $1) }) {
      let first = node.shownElements.first { $0.id != nil && $0.element.isKeyboardFocusable }
      guard let id = first?.id else { continue }
      return focus.moveKeyboardFocus(.move(id))
    }
  }

  /// Moves keyboard focus to the preferred view in a focus scope, if the focus is already in that scope.
  package func resetFocus(in namespace: Namespace.ID) {
    var next: Node? = cursors.keyboard.flatMap(node(of:))
    while let node = next, !focus.isScope(node, namespace) { next = node.parent }
    guard let scope = next else { return }
    let preferred = focus.preferred(namespace, in: scope)
    moveKeyboardFocus(to: preferred.isEmpty ? [scope] : preferred)
  }
}

private enum ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction() }
}

extension EnvironmentValues {
  /// An action that moves keyboard focus back to the preferred view.
  public package(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}
