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

/// Whether text is predicted within a line.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether text is corrected.
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

/// Something that a control or a menu does.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// A name for an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// Whether it is marked.
  open var state: State
  /// What can be done with it.
  open var attributes: Attributes
  /// Its name.
  public final let identifier: Identifier?
  /// What caused it.
  public package(set) final weak var sender: AnyObject?
  let handler: (UIAction) -> Void
  /// Creates an action.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}

/// Actions that a button offers: they are the button's custom actions.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its parts are shown in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It deletes something.
    public static let destructive = Options(rawValue: 2)
    /// One of its parts is chosen.
    public static let singleSelection = Options(rawValue: 32)
  }
  /// The parts.
  public final let children: [UIMenuElement]
  /// How it is shown.
  public final let options: Options
  /// Creates a menu.
  public init(
    title: String = "",
    image: UIImage? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
  /// The actions in it and in the menus in it.
  var actions: [UIAction] {
    children.flatMap { part in (part as? UIMenu)?.actions ?? [part as? UIAction].compactMap(\.self)
    }
  }
}

/// Is notified of scrolling. Nothing scrolls here, so it is never called.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  /// The content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger no longer scrolls.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Scrolling has stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The view that is drawn bigger or smaller.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The content was drawn bigger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

/// Is notified of typing in a field, and can prevent it.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Typing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Typing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part may be replaced.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text or the place in it changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the key that ends typing does so.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// Is notified of typing in a text of several lines, and can prevent it.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether typing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Typing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether typing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Typing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// What is done with a link. It is never called: links are not opened from a text here.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether a part may be replaced.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
  /// The place in the text changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// A part of a menu.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// What a part is at the moment.
  public enum State: Int, Sendable {
    case off, on, mixed
  }
  /// The words.
  open var title: String
  /// The subtitle.
  open var subtitle: String?
  /// The image.
  open var image: UIImage?
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

extension UIScrollView {
  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How scrolling hides a keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// How the distances to bars change those around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
}

extension UITextView {
  /// Does nothing: all of the text can be reached.
  public func scrollRangeToVisible(_ range: NSRange) {}
}

extension UIButton {
  /// Creates a button.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
}

extension UIButton.Configuration {
  /// A title without a background.
  public static func plain() -> Self { Self() }

  /// A title on a pale colour.
  public static func tinted() -> Self { Self() }

  /// A title on grey.
  public static func gray() -> Self { Self() }

  /// A title on a colour.
  public static func filled() -> Self { Self() }

  /// A title without a border.
  public static func borderless() -> Self { Self() }

  /// A title in a border.
  public static func bordered() -> Self { Self() }

  /// A title in a pale border.
  public static func borderedTinted() -> Self { Self() }

  /// A title in a strong border.
  public static func borderedProminent() -> Self { Self() }
}

extension UITextView {
  /// Creates a text.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(text.utf16.count) }

  /// The part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : nil }
}

extension Text.LineStyle {
  /// Creates a style from AppKit's and UIKit's.
  public init?(nsUnderlineStyle: NSUnderlineStyle) { self.init(pattern: .solid) }
}

extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was put down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed, which ends typing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All that typing leads to.
    public static let allEditingEvents: Event = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
  }

  /// What a control is at the moment.
  public struct State: OptionSet, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Where content is, horizontally.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content is, vertically.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}

extension UIMenuElement {
  /// What can be done with a part.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays after it.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// It may.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextViewDelegate {
  /// What is usual.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }

  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// It may.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UIActivityIndicatorView {
  /// The size.
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray, medium = 100, large = 101
  }
}

extension UIDatePicker {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}

extension UIPageControl {
  /// How the dots are drawn.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
}

extension UIStackView {
  /// Where views are aligned.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// How space is shared.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}

extension UITextField {
  /// How the border is drawn.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}
