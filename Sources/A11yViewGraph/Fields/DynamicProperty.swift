/// A property of a view that is brought up to date before the view's body is evaluated.
///
/// Compose your own of others: those inside are brought up to date first, then ``update()`` of
/// yours is called.
public protocol DynamicProperty {
  /// Brings the property up to date. By default there is nothing to do.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the graph itself gives its place.
///
/// To add a property wrapper that keeps something for as long as its view is shown, make it
/// conform: take or make what it needs in ``install(in:)``, and take it over from the value before
/// in ``adopt(_:in:)``.
@MainActor
package protocol InstalledProperty: DynamicProperty {
  /// Called once, when the view is first shown.
  mutating func install(in place: PropertyPlace)

  /// Called when the view is made anew by its parent, before it is compared with the one before.
  mutating func adopt(_ previous: Self, in place: PropertyPlace)

  /// Whether a view with this property looks the same as one with the other, both in one place.
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
