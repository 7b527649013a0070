// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import Foundation

/// A text of several lines, which is typed into unless it is only for reading.
@MainActor
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares it this way, and programs rely on it.
  /// The text.
  open var text: String! = "" { didSet { accessibilityChanged() } }
  /// The text with attributes.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string ?? "" } }
  /// Whether a user can change it.
  open var isEditable = true { didSet { accessibilityChanged() } }
  /// Whether a user can choose parts of it.
  open var isSelectable = true
  /// Who is told about typing, and asked whether it may be.
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

  /// The text where it is only for reading, unless another label was given.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (isEditable ? nil : text) }
    set { super.accessibilityLabel = newValue }
  }
}

extension UITextView: TextInputObject {
  package var typedText: String { text ?? "" }
  package var inputRole: Role? { isEditable ? .textField : nil }
  package var takesLines: Bool { true }
  package var mayBeginEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
  package var mayEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  package func type(_ new: String, replacing range: NSRange, with replacement: String) {
    let may = delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement)
    guard may ?? true else { return }
    text = new
    selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
  }

  package func editingDidChange(_ isEditing: Bool) {
    isEditing ? delegate?.textViewDidBeginEditing(self) : delegate?.textViewDidEndEditing(self)
  }

  package func didReturn() {}
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
