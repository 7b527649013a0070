import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Takes something from outside, or offers something, for as long as its content is shown.
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
  /// Does something with addresses that the app is given to open, such as with `open-url`.
  ///
  /// The window in front gets them, unless `handlesExternalEvents` says otherwise.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_EventModifier(.opens(action)))
  }

  /// Goes on with an activity of a type, such as when `continue` names it.
  nonisolated public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_EventModifier(.continues(activityType, action)))
  }

  /// Says which events the view's window is for, and which it takes if no other window is for them.
  ///
  /// An event is meant if one of the words is found in its address or identifier, in upper or lower
  /// case, with or without accents. `*` is found in all.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    modifier(_EventModifier(.accepts(preferring: preferring, allowing: allowing)))
  }
}

extension Scene {
  /// Says which events new windows of the scene are opened for.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    environment(\.externalEventConditions, conditions)
  }
}
