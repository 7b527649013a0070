// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Transitions of the system. Nothing is drawn, so they change nothing.

/// Immediately.
public struct IdentityTransition: Transition {
  /// Makes the transition.
  nonisolated public init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
