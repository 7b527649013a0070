// SPDX-License-Identifier: MIT

import Foundation

/// A view that blurs the content behind it. This class does not affect accessibility elements.
@MainActor
@preconcurrency
open class UIVisualEffectView: UIView {
  /// The view that contains the visual effect view's content.
  public final lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// The effect.
  open var effect: UIVisualEffect?

  /// Creates a view with a visual effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
