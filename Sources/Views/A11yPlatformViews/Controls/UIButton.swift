// SPDX-License-Identifier: MIT

import Foundation

/// A button of UIKit.
@MainActor
@preconcurrency
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

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

  /// Makes a button.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Makes a button with an action.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: [])
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Makes a button with words and looks.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Makes a button.
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
