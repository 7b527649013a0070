// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension View {
  /// The view, with a diagnostic that something about it is not heard.
  package nonisolated func unheard(_ message: String) -> some View {
    modifier(UnheardModifier(message: message))
  }
}

/// Reports something that is accepted and not heard, once.
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
