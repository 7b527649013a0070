// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Synchronization

/// A unique identity that a view creates once. Views can share this identity to refer to each other.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var id: ID?

  /// Creates a namespace.
  public init() {}

  /// The namespace's identifier. If a namespace is read outside a view's body, the returned identifier never equals any
  /// other identifier.
  public var wrappedValue: ID {
    if let id { return id }
    Diagnostic.reportUninstalled(
      Self.self,
      "was read outside a view's body, so its identifier never matches another"
    )
    return ID(number: -Self.strays.add(1, ordering: .relaxed).newValue)
  }

  /// The number of times that a namespace has been read outside a view. Each access outside a view returns a unique
  /// number.
  private static let strays = Atomic<Int>(0)
}

extension Namespace: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    id = ID(number: place.graph.feature(NamespaceNumbers.self).next())
  }

  package mutating func adopt(_ previous: Namespace, in place: PropertyPlace) { id = previous.id }
}
