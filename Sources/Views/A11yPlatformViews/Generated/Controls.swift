// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How a choice of a date is drawn.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// Where lines are aligned.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// How lines end.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// How lines are underlined.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// One bit for each style.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The key that ends typing.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Whether words are predicted within a line.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether quotation marks change while typing.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// What is done with a link in a text. It does not affect elements.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// Where lines are set. It does not affect elements.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  /// The space at the ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The lines at most; 0 for any number.
  open var maximumNumberOfLines = 0
  /// How lines end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether lines are as wide as the view.
  open var widthTracksTextView = false
  /// The size, in points.
  open var size = CGSize.zero
}

/// What becomes a link in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// Creates a set from its bits.
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

/// How a view changes what is below it.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {}

/// A blur.
public final class UIBlurEffect: UIVisualEffect {
  /// How strong a blur is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
  /// Creates a blur.
  public convenience init(style: Style) { self.init() }
}

/// Finds misspelled words. There is no dictionary here: every word counts as spelled right.
open class UITextChecker: NSObject {
  /// Finds no misspelled word.
  public func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Guesses no word.
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]?
  { nil }
  /// Completes no word.
  public func completions(forPartialWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { nil }
  /// The languages with a dictionary: none.
  public class var availableLanguages: [String] { [] }
}

extension UIScrollView {
  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UITextView {
  /// Does nothing: all of the text can be reached.
  public func scrollRangeToVisible(_ range: NSRange) {}
}

extension UIButton {
  /// Creates a button.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
}

extension UIButton.Configuration {
  /// Words alone.
  public static func plain() -> Self { Self() }

  /// Words on a pale colour.
  public static func tinted() -> Self { Self() }

  /// Words on grey.
  public static func gray() -> Self { Self() }

  /// Words on a colour.
  public static func filled() -> Self { Self() }

  /// Words without a border.
  public static func borderless() -> Self { Self() }

  /// Words in a border.
  public static func bordered() -> Self { Self() }

  /// Words in a pale border.
  public static func borderedTinted() -> Self { Self() }

  /// Words in a strong border.
  public static func borderedProminent() -> Self { Self() }
}

extension UITextView {
  /// Creates a text.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }
}

extension Text.LineStyle {
  /// Creates a style from AppKit's and UIKit's.
  public init?(nsUnderlineStyle: NSUnderlineStyle) { self.init(pattern: .solid) }
}
