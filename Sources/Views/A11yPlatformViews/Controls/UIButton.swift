// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A button of UIKit.
@MainActor
@preconcurrency
open class UIButton: UIControl {
  /// The text of the button.
  public final let titleLabel: UILabel? = UILabel()
  /// The picture of the button.
  open var currentImage: UIImage? { image }
  /// The text of the button.
  open var currentTitle: String? { titleLabel?.text }
  private var image: UIImage?
  /// The view of the picture.
  public final let imageView: UIImageView? = UIImageView(frame: .zero)
  /// The actions that the button offers.
  open var menu: UIMenu? { didSet { accessibilityChanged() } }
  /// How the button looks, and its words.
  open var configuration: Configuration? { didSet { show(configuration) } }
  /// The distances around the content, in points. They do not affect elements.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The distances around the words, in points. They do not affect elements.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The distances around the picture, in points. They do not affect elements.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Looks that are set for all buttons. They do nothing.
  open override class func appearance() -> UIButton { UIButton() }

  /// Creates a button with an action.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: [])
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with words and looks.
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

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the text.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titleLabel?.text = title
    accessibilityChanged()
  }

  /// Sets the picture.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    self.image = image
    accessibilityChanged()
  }

  /// Sets the text.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }

  /// The text.
  open func title(for state: UIControl.State) -> String? { currentTitle }
  /// The picture.
  open func image(for state: UIControl.State) -> UIImage? { currentImage }
  /// Does nothing: nothing is drawn.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Does nothing: nothing is drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  private func show(_ configuration: Configuration?) {
    if let title = configuration?.title { setTitle(title, for: .normal) }
    if let image = configuration?.image { setImage(image, for: .normal) }
  }

  /// The actions of the menu, unless others were given.
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

  /// The text or the label of the picture, unless another label was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? titleLabel?.text ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIButton {
  /// How a button looks, and its words.
  @MainActor
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// How big the button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The words.
    public var title: String?
    /// The words below.
    public var subtitle: String?
    /// The words with attributes.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// The picture.
    public var image: UIImage?
    /// Where the picture is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between words and picture, in points.
    public var imagePadding: CGFloat = 0
    /// The colour of the words.
    public var baseForegroundColor: UIColor?
    /// The colour below the words.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How big the button is.
    public var buttonSize = Size.medium
    /// Whether a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// The distances around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets()
  }
}
