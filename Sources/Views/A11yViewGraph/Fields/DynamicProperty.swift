// SPDX-License-Identifier: MIT

/// A property of a view that is updated before the view's body is evaluated.
///
/// A dynamic property can contain other dynamic properties. Inner properties are updated before the ``update()`` method
/// of the property that contains them is called.
public protocol DynamicProperty {
  /// Updates the property. The default implementation does nothing.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property whose storage is provided by the view graph.
///
/// To add a property wrapper whose storage exists as long as its view is shown, conform to this protocol. Create the
/// storage in ``install(in:)``, and take over the storage from the previous value in ``adopt(_:in:)``.
@MainActor
package protocol InstalledProperty: DynamicProperty {
  /// Installs the property. This method is called once, when the property's view is first shown.
  mutating func install(in place: PropertyPlace)

  /// Takes over the storage when the view's parent recreates the view, before the new view is compared with the
  /// previous view.
  mutating func adopt(_ previous: Self, in place: PropertyPlace)

  /// Returns whether the view remains unchanged if one of two properties replaces the other.
  nonisolated func isSame(as other: Self) -> Bool
}

extension InstalledProperty {
  package nonisolated func isSame(as other: Self) -> Bool { true }
}

/// The context in which a dynamic property is installed.
@MainActor
package struct PropertyPlace {
  package unowned(unsafe) let node: Node
  package let environment: EnvironmentScope
  package var graph: ViewGraph { node.graph }
  package var inbox: Inbox { node.graph.inbox }
}
