// SPDX-License-Identifier: MIT

import Foundation

/// A UIKit image view. An image view is not an accessibility element unless the program makes it one.
@MainActor
@preconcurrency
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { accessibilityChanged() } }

  /// Creates an image view that shows an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// The view's accessibility label, which is the image's label unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
}

/// A row or column of views.
@MainActor
@preconcurrency
open class UIStackView: UIView {
  /// The stack's views.
  open var arrangedSubviews: [UIView] { subviews }
  /// The direction. This property does not affect accessibility elements.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The space between the stack's views, in points. This property does not affect accessibility elements.
  open var spacing: CGFloat = 0
  /// The alignment of the stack's views. This property does not affect accessibility elements.
  open var alignment = Alignment.fill
  /// The distribution of space among the stack's views. This property does not affect accessibility elements.
  open var distribution = Distribution.fill
  /// Whether the stack arranges its views within its margins. This property does not affect accessibility elements.
  open var isLayoutMarginsRelativeArrangement = false

  /// Creates a stack.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
  /// Inserts a view.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    insertSubview(view, at: stackIndex)
  }
  /// Removes a view.
  open func removeArrangedSubview(_ view: UIView) { view.removeFromSuperview() }
  /// Does nothing, because spacing does not affect accessibility elements.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
