// SPDX-License-Identifier: MIT

import Foundation

// Touches, pointers and drags are accepted but have no effect, because they have no counterpart in a11ynav, except for
// the tap that activates a view.

extension UIView {
  /// Adds a gesture recognizer to the view. Taps are the only gestures that are recognized. A tap is recognized when
  /// the user activates the view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestures.append(gestureRecognizer)
    tap = { [weak self] in self?.tapRecognizer?.find() != nil }
  }
  /// Removes a gesture recognizer from the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
    gestures.removeAll { $0 === gestureRecognizer }
  }
  /// The gesture recognizer for a single tap, if there is one.
  private var tapRecognizer: UITapGestureRecognizer? {
    gestures.lazy.compactMap { $0 as? UITapGestureRecognizer }
      .first { $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
  }
}
