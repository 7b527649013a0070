// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import Foundation

/// A coordinate space.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // The names are of type `AnyHashable`, which is not `Sendable`. However, the names are immutable and are only
  // compared and hashed.
  /// The coordinate space of the screen.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of a view with a given name.
  case named(AnyHashable)
}
