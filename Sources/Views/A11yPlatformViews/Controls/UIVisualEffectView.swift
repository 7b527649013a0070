// SPDX-License-Identifier: MIT

import Foundation

/// A view that blurs the content below it. This class does not affect accessibility elements.
@MainActor
@preconcurrency
open class UIVisualEffectView: UIView {
  /// The view that contains the content.
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
