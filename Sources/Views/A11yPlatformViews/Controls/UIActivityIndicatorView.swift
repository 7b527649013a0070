// SPDX-License-Identifier: MIT

import Foundation

/// An activity indicator.
@MainActor
@preconcurrency
open class UIActivityIndicatorView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color. This property does not affect accessibility elements. As in UIKit, this property is implicitly
  /// unwrapped.
  open var color: UIColor! = .systemGray
  /// Whether the indicator is animating.
  open private(set) var isAnimating = false
  /// Whether the indicator is hidden while it is stopped.
  open var hidesWhenStopped = true

  /// Creates an indicator.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "In progress"
  }

  /// Starts the indicator.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the indicator.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
