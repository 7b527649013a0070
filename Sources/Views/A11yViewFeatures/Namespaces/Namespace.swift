// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Synchronization

/// An identity that a view creates once and can pass on, so that others can refer to what it names.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var id: ID?

  /// Creates a namespace.
  public init() {}

  /// The identity. Outside a view's body it never matches any other.
  public var wrappedValue: ID {
    if let id { return id }
    Diagnostic.reportUninstalled(
      Self.self,
      "was read outside of a view's body; the identifier never matches any other"
    )
    return ID(number: -Self.strays.add(1, ordering: .relaxed).newValue)
  }

  /// Numbers for namespaces that are read outside views, so that none matches another.
  private static let strays = Atomic<Int>(0)
}

extension Namespace: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    id = ID(number: place.graph.feature(NamespaceNumbers.self).next())
  }

  package mutating func adopt(_ previous: Namespace, in place: PropertyPlace) { id = previous.id }
}
