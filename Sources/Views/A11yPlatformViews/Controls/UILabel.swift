// SPDX-License-Identifier: MIT

import Foundation

/// A text of UIKit.
@MainActor
@preconcurrency
open class UILabel: UIView {
  /// The text; it is the label for assistive technologies, unless another is given.
  open var text: String? {
    didSet {
      if attributed?.string != text { attributed = nil }
      accessibilityChanged()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      text = newValue?.string
    }
  }
  private var attributed: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// The font. It does not affect elements.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// The colour. It does not affect elements.
  open var textColor: UIColor! = .label
  /// The lines at most; 0 for any number. It does not affect elements.
  open var numberOfLines = 1
  /// Where lines are aligned. It does not affect elements.
  open var textAlignment = NSTextAlignment.natural
  /// How lines end. It does not affect elements.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font follows the user's size of text. It does not affect elements.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the font shrinks. It does not affect elements.
  open var adjustsFontSizeToFitWidth = false

  /// How much the font may shrink. It does not affect elements.
  open var minimumScaleFactor: CGFloat = 0
  /// The width at which lines break, in points. It does not affect elements.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The appearance of all labels. Setting it does nothing.
  open override class func appearance() -> UILabel { UILabel() }
  /// The appearance of labels inside other views. Setting it does nothing.
  open override class func appearance(
    whenContainedInInstancesOf types: [UIAppearanceContainer.Type]
  ) -> UILabel { UILabel() }

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The text, unless another label was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
}

/// How paragraphs are set.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  // It has no stored properties; its mutable subclass answers for its own.
  /// The usual style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// How paragraphs are set.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // Unguarded, and unchecked because its superclass is: it is used only where it is made.
  /// Where lines are aligned.
  open var alignment = NSTextAlignment.natural
  /// The space between lines, in points.
  open var lineSpacing: CGFloat = 0
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat = 0
  /// How lines end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
