// SPDX-License-Identifier: MIT

import Foundation

// Accepted: fingers, pointers and drags have no counterpart here, but for the tap that activates.

extension UIView {
  /// Finds gestures in the view. Only a tap is found: when a user activates the view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestures.append(gestureRecognizer)
    tap = { [weak self] in self?.tapRecognizer?.find() != nil }
  }
  /// Finds gestures no longer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
    gestures.removeAll { $0 === gestureRecognizer }
  }
  /// What finds a single tap, if something does.
  private var tapRecognizer: UITapGestureRecognizer? {
    gestures.lazy.compactMap { $0 as? UITapGestureRecognizer }
      .first { $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
  }
}
