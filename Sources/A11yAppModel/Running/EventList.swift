import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// What the views and scenes of an app take from outside, and what they offer.
@MainActor
package final class EventList {
  package enum Role {
    /// Opens addresses.
    case opens((URL) -> Void)
    /// Goes on with activities of a type.
    case continues(String, (NSUserActivity) -> Void)
    /// Says which events the window is for, and which it also takes.
    case accepts(preferring: Set<String>, allowing: Set<String>)
    /// Is something that can be gone on with.
    case offers(NSUserActivity)
    /// Runs when it is named; the closure says whether it is what is named, and then starts it.
    case runs((String) -> BackgroundMatch?)
  }

  package struct Entry {
    @Borrowed package var owner: Node
    package var role: Role
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package func set(_ owner: Node, _ role: Role?) {
    entries[ObjectIdentifier(owner)] = role.map { Entry(owner: owner, role: $0) }
  }

  /// What stands in a window, or in none, in document order.
  package func entries(in window: WindowNode?) -> [Entry] {
    entries.values.filter { $0.owner.window === window }
      .sorted { $0.owner.graph.precedes($0.owner, $1.owner) }
  }
}

extension _ViewNode {
  /// The window that the node stands in.
  package final var window: WindowNode? {
    var next: _ViewNode? = self
    while let node = next {
      if let window = node as? WindowNode { return window }
      next = node.parent
    }
    return nil
  }
}

/// Which windows events from outside go to.
package enum ExternalEvents {
  /// Whether one of the conditions is found in what an event is about. `*` is found in everything.
  package static func match(_ conditions: Set<String>, _ identifier: String) -> Bool {
    conditions.contains { condition in
      if condition == "*" { return true }
      guard !condition.isEmpty else { return false }
      return identifier.range(
        of: condition,
        options: [.caseInsensitive, .diacriticInsensitive]
      ) != nil
    }
  }
}

private enum ExternalEventConditionsKey: EnvironmentKey {
  static var defaultValue: Set<String>? { nil }
}

extension EnvironmentValues {
  /// The events that a scene is for; `nil` if it does not say.
  package var externalEventConditions: Set<String>? {
    get { self[ExternalEventConditionsKey.self] }
    set { self[ExternalEventConditionsKey.self] = newValue }
  }
}
