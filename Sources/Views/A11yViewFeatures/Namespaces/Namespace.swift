// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Synchronization

/// A unique identity that a view creates once and can pass on, so that other views can refer to the views it
/// identifies.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var id: ID?

  /// Creates a namespace.
  public init() {}

  /// The namespace's identifier. A namespace that is read outside a view's body never matches another identifier.
  public var wrappedValue: ID {
    if let id { return id }
    Diagnostic.reportUninstalled(
      Self.self,
      "was read outside a view's body, so its identifier never matches another"
    )
    return ID(number: -Self.strays.add(1, ordering: .relaxed).newValue)
  }

  /// The number of times that a namespace was read outside a view. Each of these times, the namespace has a unique
  /// number.
  private static let strays = Atomic<Int>(0)
}

extension Namespace: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    id = ID(number: place.graph.feature(NamespaceNumbers.self).next())
  }

  package mutating func adopt(_ previous: Namespace, in place: PropertyPlace) { id = previous.id }
}
