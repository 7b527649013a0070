// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A button of UIKit.
@MainActor
@preconcurrency
open class UIButton: UIControl {
  /// The text of the button.
  public final let titleLabel: UILabel? = UILabel()
  /// The image of the button.
  open var currentImage: UIImage? { image }
  /// The text of the button.
  open var currentTitle: String? { titleLabel?.text }
  private var image: UIImage?
  /// The view of the image.
  public final let imageView: UIImageView? = UIImageView(frame: .zero)
  /// The actions that the button offers.
  open var menu: UIMenu? { didSet { accessibilityChanged() } }
  /// The appearance and title of the button.
  open var configuration: Configuration? { didSet { show(configuration) } }
  /// The distances around the content, in points. They do not affect elements.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The distances around the title, in points. They do not affect elements.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The distances around the image, in points. They do not affect elements.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The appearance of all buttons. Setting it does nothing.
  open override class func appearance() -> UIButton { UIButton() }

  /// Creates a button with an action.
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

  /// Always returns `nil`: there are no archives here.
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

  /// The text.
  open func title(for state: UIControl.State) -> String? { currentTitle }
  /// The image.
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

  /// The text or the label of the image, unless another label was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? titleLabel?.text ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIButton {
  /// The appearance and title of a button.
  @MainActor
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// The size of the button.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The words.
    public var title: String?
    /// The subtitle.
    public var subtitle: String?
    /// The attributed title.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// The image.
    public var image: UIImage?
    /// Where the image is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between title and image, in points.
    public var imagePadding: CGFloat = 0
    /// The colour of the title.
    public var baseForegroundColor: UIColor?
    /// The colour behind the title.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium
    /// Whether a wheel turns in place of the image.
    public var showsActivityIndicator = false
    /// The distances around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets()
  }
}
