// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import Foundation

/// A coordinate space.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // A name is any hashable value; it is only ever compared.
  /// The screen.
  case global
  /// The view itself.
  case local
  /// A named view.
  case named(AnyHashable)
}

/// A coordinate space as a value of its own type.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named("scrollView"))
  }
}
