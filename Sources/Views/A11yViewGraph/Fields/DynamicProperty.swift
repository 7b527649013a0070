// SPDX-License-Identifier: MIT

/// A property of a view that is updated before the view's body is evaluated.
///
/// A property may be composed of others: the inner ones are updated first, then its own
/// ``update()`` is called.
public protocol DynamicProperty {
  /// Updates the property. By default there is nothing to do.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property whose storage the graph provides.
///
/// To add a property wrapper that keeps something for as long as its view is shown, conform to
/// this protocol: create what it needs in ``install(in:)``, and take it over from the previous
/// value in ``adopt(_:in:)``.
@MainActor
package protocol InstalledProperty: DynamicProperty {
  /// Called once, when the view is first shown.
  mutating func install(in place: PropertyPlace)

  /// Called when the parent makes the view again, before it is compared with the previous one.
  mutating func adopt(_ previous: Self, in place: PropertyPlace)

  /// Whether a view looks the same with either property, both in one place.
  nonisolated func isSame(as other: Self) -> Bool
}

extension InstalledProperty {
  package nonisolated func isSame(as other: Self) -> Bool { true }
}

/// The place that a dynamic property is installed in.
@MainActor
package struct PropertyPlace {
  package unowned(unsafe) let node: Node
  package let environment: EnvironmentScope
  package var graph: ViewGraph { node.graph }
  package var inbox: Inbox { node.graph.inbox }
}
