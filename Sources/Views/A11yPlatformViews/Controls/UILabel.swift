// SPDX-License-Identifier: MIT

import Foundation

/// A UIKit label.
@MainActor
@preconcurrency
open class UILabel: UIView {
  /// The label's text, which is also its accessibility label unless another label was set.
  open var text: String? {
    didSet {
      if attributed?.string != text { attributed = nil }
      accessibilityChanged()
    }
  }
  /// The label's text as an attributed string.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      text = newValue?.string
    }
  }
  private var attributed: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font. This property does not affect accessibility elements. As in UIKit, this property is implicitly
  /// unwrapped.
  open var font: UIFont! = .systemFont(ofSize: 17)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color. This property does not affect accessibility elements. As in UIKit, this property is implicitly
  /// unwrapped.
  open var textColor: UIColor! = .label
  /// The maximum number of lines in the label, or 0 for no limit. This property does not affect accessibility elements.
  open var numberOfLines = 1
  /// The alignment of the label's lines. This property does not affect accessibility elements.
  open var textAlignment = NSTextAlignment.natural
  /// The label's line break mode. This property does not affect accessibility elements.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the label's font follows the user's preferred text size. This property does not affect accessibility
  /// elements.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the font shrinks if the text does not fit. This property does not affect accessibility elements.
  open var adjustsFontSizeToFitWidth = false

  /// The font's minimum scale factor. This property does not affect accessibility elements.
  open var minimumScaleFactor: CGFloat = 0
  /// The width at which lines wrap, in points. This property does not affect accessibility elements.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Returns the appearance proxy for all labels. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UILabel { UILabel() }
  /// Returns the appearance proxy for labels inside other views. Changes to the appearance proxy have no effect.
  open override class func appearance(
    whenContainedInInstancesOf types: [UIAppearanceContainer.Type]
  ) -> UILabel { UILabel() }

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The accessibility label, which is the text unless another label was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
}

/// A paragraph style.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  // This class has no stored properties. The mutable subclass is responsible for its own thread safety.
  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // No lock guards the properties. The class's conformance to `Sendable` is unchecked only because its superclass's
  // conformance is, and each object is used only where it is created.
  /// The alignment of the label's lines.
  open var alignment = NSTextAlignment.natural
  /// The space between lines, in points.
  open var lineSpacing: CGFloat = 0
  /// The space after a paragraph, in points.
  open var paragraphSpacing: CGFloat = 0
  /// The label's line break mode.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
