// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A UIKit button.
@MainActor
@preconcurrency
open class UIButton: UIControl {
  /// The label that shows the button's text.
  public final let titleLabel: UILabel? = UILabel()
  /// The button's image.
  open var currentImage: UIImage? { image }
  /// The button's text.
  open var currentTitle: String? { titleLabel?.text }
  private var image: UIImage?
  /// The view that shows the button's image.
  public final let imageView: UIImageView? = UIImageView(frame: .zero)
  /// The actions in the button's menu.
  open var menu: UIMenu? { didSet { accessibilityChanged() } }
  /// The button's appearance and title.
  open var configuration: Configuration? { didSet { show(configuration) } }
  /// The insets of the content, in points. Insets do not affect accessibility elements.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The insets of the button's title, in points. Insets do not affect accessibility elements.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the button's image, in points. Insets do not affect accessibility elements.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Returns the appearance proxy for all buttons. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UIButton { UIButton() }

  /// Creates a button that performs an action.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: [])
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with a title and an appearance.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Creates a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the text.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titleLabel?.text = title
    accessibilityChanged()
  }

  /// Sets the image.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    self.image = image
    accessibilityChanged()
  }

  /// Sets the text.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }

  /// Returns the text.
  open func title(for state: UIControl.State) -> String? { currentTitle }
  /// Returns the image.
  open func image(for state: UIControl.State) -> UIImage? { currentImage }
  /// Does nothing, because a11ynav does not draw views.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Does nothing, because a11ynav does not draw views.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  private func show(_ configuration: Configuration?) {
    if let title = configuration?.title { setTitle(title, for: .normal) }
    if let image = configuration?.image { setImage(image, for: .normal) }
  }

  /// The custom actions, which are the menu's actions unless the program has set other actions.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      super.accessibilityCustomActions
        ?? menu?.actions.map { action in
          UIAccessibilityCustomAction(name: action.title) { _ in
            action.handler(action)
            return true
          }
        }
    }
    set { super.accessibilityCustomActions = newValue }
  }

  /// The accessibility label, which is the button's text or its image's label unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? titleLabel?.text ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIButton {
  /// A button's appearance and title.
  @MainActor
  public struct Configuration {
    /// The style of the button's corners.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// The size of a button.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The title.
    public var title: String?
    /// The subtitle.
    public var subtitle: String?
    /// The attributed title.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// The image.
    public var image: UIImage?
    /// The image's position in the button.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between the button's title and image, in points.
    public var imagePadding: CGFloat = 0
    /// The color of the button's title.
    public var baseForegroundColor: UIColor?
    /// The background color.
    public var baseBackgroundColor: UIColor?
    /// The style of the button's corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The button's size.
    public var buttonSize = Size.medium
    /// Whether an activity indicator is shown instead of the image.
    public var showsActivityIndicator = false
    /// The insets of the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets()
  }
}
