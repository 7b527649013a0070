// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Handles an external event, or offers an activity, while its content is shown.
public struct _EventModifier {
  package let role: EventList.Role

  package init(_ role: EventList.Role) { self.role = role }
}

extension _EventModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) { node.graph.app?.events.set(node, role) }
  package func update(_ node: Node, _ memory: inout Void) { node.graph.app?.events.set(node, role) }
  package func stop(_ node: Node, _ memory: inout Void) { node.graph.app?.events.set(node, nil) }
}

extension View {
  /// Handles URLs that the app is asked to open, for example by `open-url`.
  ///
  /// The front window receives them, unless `handlesExternalEvents` says otherwise.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_EventModifier(.opens(action)))
  }

  /// Sets the events that the view's window prefers, and those it allows if no other window prefers
  /// them.
  ///
  /// An event matches if its URL or identifier contains one of the words, ignoring case and
  /// accents. `*` matches everything.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    modifier(_EventModifier(.accepts(preferring: preferring, allowing: allowing)))
  }
}

extension Scene {
  /// Sets the events for which new windows of the scene are opened.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    environment(\.externalEventConditions, conditions)
  }
}
