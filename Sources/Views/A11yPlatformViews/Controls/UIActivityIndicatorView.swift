// SPDX-License-Identifier: MIT

import Foundation

/// A spinning wheel.
@MainActor
@preconcurrency
open class UIActivityIndicatorView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// The colour. It does not affect elements.
  open var color: UIColor! = .systemGray
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped = true

  /// Creates a wheel.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "In progress"
  }

  /// Turns the wheel.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
