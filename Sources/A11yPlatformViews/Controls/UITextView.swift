// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A text of several lines.
@MainActor
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// The text.
  open var text: String! = "" { didSet { accessibilityChanged() } }
  /// The text with attributes.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string ?? "" } }
  /// Whether a user can change it. Here none can: SwiftUI's `TextEditor` can be typed into.
  open var isEditable = true
  /// Whether a user can choose parts of it.
  open var isSelectable = true
  /// Who is told about typing. Nothing is typed here.
  open weak var delegate: (any UITextViewDelegate)?
  /// The chosen part of the text.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The distances around the text, in points.
  open var textContainerInset = UIEdgeInsets.zero
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What becomes a link.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the text follows the size that the user wants.
  open var adjustsFontForContentSizeCategory = false
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The key that ends typing.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which letters are capitalised.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?
  /// The font. It does not affect elements.
  open var font: UIFont?
  /// The colour. It does not affect elements.
  open var textColor: UIColor?
  /// Where lines are aligned. It does not affect elements.
  open var textAlignment = NSTextAlignment.natural

  /// Makes a text.
  public required init(frame: CGRect) {
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

/// What becomes a link in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 2)
  /// Postal addresses.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All.
  public static let all = Self(rawValue: .max)
}
