// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import Foundation

/// A coordinate space.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Immutable; unchecked for `AnyHashable`, a name that is only compared and hashed.
  /// The screen.
  case global
  /// The view itself.
  case local
  /// A named view.
  case named(AnyHashable)
}
