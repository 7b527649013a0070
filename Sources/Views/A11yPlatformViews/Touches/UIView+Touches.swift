// SPDX-License-Identifier: MIT

import Foundation

// Accepted: fingers, pointers and drags have no counterpart here.

extension UIView {
  /// Finds gestures in the view; none is found here.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
  }
  /// Finds gestures no longer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
  }
  /// Whether several fingers may touch the view. Setting it does nothing.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }
}

/// What can be done with a view by fingers. Accepted.
@MainActor
@preconcurrency
public protocol UIInteraction: AnyObject {}
