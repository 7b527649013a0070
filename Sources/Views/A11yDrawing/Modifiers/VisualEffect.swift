// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A change of how a view looks. Nothing is drawn, so it changes nothing.
public protocol VisualEffect: Sendable {}

/// Where a scrolled view is.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while it is visible, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
