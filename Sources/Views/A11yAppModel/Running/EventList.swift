// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The external events that an app's views and scenes handle, and the activities that they offer.
@MainActor
package final class EventList {
  package enum Role {
    /// An entry that opens URLs.
    case opens((URL) -> Void)
    /// An entry that continues activities of a given type.
    case continues(String, (NSUserActivity) -> Void)
    /// An entry that lists the events that the window prefers and those that the window allows.
    case accepts(preferring: Set<String>, allowing: Set<String>)
    /// An entry that offers an activity that can be continued.
    case offers(NSUserActivity)
    /// An entry that runs background work by name. The closure returns a match for a name; running the match starts the
    /// background work.
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

  /// Returns the event entries in a window, or outside all windows, in document order.
  package func entries(in window: WindowNode?) -> [Entry] {
    entries.values.filter { $0.owner.window === window }
      .sorted { $0.owner.graph.precedes($0.owner, $1.owner) }
  }
}

extension _ViewNode {
  /// The window that contains the node.
  package final var window: WindowNode? {
    var next: _ViewNode? = self
    while let node = next {
      if let window = node as? WindowNode { return window }
      next = node.parent
    }
    return nil
  }
}

/// The rules that determine which windows receive external events.
package enum ExternalEvents {
  /// Returns whether an event's identifier contains one of the condition strings. `*` matches everything.
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
  /// The events that a scene accepts, or `nil` if the scene does not specify any events.
  package var externalEventConditions: Set<String>? {
    get { self[ExternalEventConditionsKey.self] }
    set { self[ExternalEventConditionsKey.self] = newValue }
  }
}
