// SPDX-License-Identifier: MIT

import Foundation

/// A button of UIKit.
@MainActor
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

  /// Makes a button.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// Makes a button with an action.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: [])
    addAction(primaryAction, for: .primaryActionTriggered)
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

  /// Does nothing: nothing is drawn.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}

  /// The text or the label of the picture, unless another label was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? titleLabel?.text ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIControl {
  /// What a control is at the moment.
  public struct State: OptionSet, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
}
