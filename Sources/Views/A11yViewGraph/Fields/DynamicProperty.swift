// SPDX-License-Identifier: MIT

/// A view's property that is updated before the view's body is evaluated.
///
/// A property may be composed of other dynamic properties. The inner properties are updated first, and then the
/// property's own ``update()`` is called.
public protocol DynamicProperty {
  /// Updates the property. The default implementation does nothing.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property whose storage the graph provides.
///
/// To add a property wrapper whose storage lives as long as its view is shown, conform to this protocol: create the
/// storage in ``install(in:)``, and take over the storage from the previous value in ``adopt(_:in:)``.
@MainActor
package protocol InstalledProperty: DynamicProperty {
  /// Installs the property. This method is called once, when the view is first shown.
  mutating func install(in place: PropertyPlace)

  /// Takes over storage when the parent creates the view again, before the new view is compared with the previous view.
  mutating func adopt(_ previous: Self, in place: PropertyPlace)

  /// Returns whether replacing one of two properties with the other leaves their view unchanged.
  nonisolated func isSame(as other: Self) -> Bool
}

extension InstalledProperty {
  package nonisolated func isSame(as other: Self) -> Bool { true }
}

/// The place in which a dynamic property is installed.
@MainActor
package struct PropertyPlace {
  package unowned(unsafe) let node: Node
  package let environment: EnvironmentScope
  package var graph: ViewGraph { node.graph }
  package var inbox: Inbox { node.graph.inbox }
}
