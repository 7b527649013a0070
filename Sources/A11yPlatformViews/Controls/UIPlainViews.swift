// SPDX-License-Identifier: MIT

import Foundation

/// A picture in UIKit's views. It is no element unless a program makes it one.
@MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { accessibilityChanged() } }

  /// Makes a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// The label of the picture, unless another was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
}

/// Views in a row or a column.
@MainActor
open class UIStackView: UIView {
  /// The views.
  open var arrangedSubviews: [UIView] { subviews }
  /// The direction. It does not affect elements.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The space between views, in points. It does not affect elements.
  open var spacing: CGFloat = 0

  /// Makes a stack.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}

/// A view that scrolls. All of its content can be reached.
@MainActor
open class UIScrollView: UIView, UIAppearance {
  /// Looks that are set for all scroll views. They do nothing.
  public static func appearance() -> Self { self.init(frame: .zero) }
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// Where the content is scrolled to, in points.
  open var contentOffset = CGPoint.zero
  /// Whether a drag scrolls.
  open var isScrollEnabled = true
  /// Whether a drag at the end springs back.
  open var bounces = true
  /// Whether scroll bars are shown.
  open var showsVerticalScrollIndicator = true
  /// Whether scroll bars are shown.
  open var showsHorizontalScrollIndicator = true
  /// How scrolling hides a keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How scrolling hides a keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// Makes a scroll view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}

/// A spinning wheel.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// How big it is.
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Whether it is hidden while it does not turn.
  open var hidesWhenStopped = true

  /// Makes a wheel.
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

/// A blur of what is below. It does not affect elements.
@MainActor
open class UIVisualEffectView: UIView {
  /// The view for content.
  public final lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// The effect.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// How a view changes what is below it.
@MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
public final class UIBlurEffect: UIVisualEffect {
  /// How strong a blur is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
  /// Makes a blur.
  public convenience init(style: Style) { self.init() }
}
