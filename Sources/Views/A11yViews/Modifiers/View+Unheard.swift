// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension View {
  /// Returns the view unchanged, and reports that one of its modifiers has no audible effect.
  package nonisolated func unheard(_ message: String) -> some View {
    modifier(UnheardModifier(message: message))
  }
}

/// A modifier that reports, only once, that a declaration is accepted but has no audible effect.
private struct UnheardModifier: Equatable {
  let message: String
}

extension UnheardModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) {
    node.graph.report(Diagnostic(.notHeard, view: node.viewName, message))
  }
  package func update(_ node: Node, _ memory: inout Void) {}
  package func stop(_ node: Node, _ memory: inout Void) {}
}
