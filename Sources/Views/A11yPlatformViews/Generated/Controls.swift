// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The mode in which lines are broken.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The style of an underline.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The set's bits, one for each style.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The type of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The type of inline text prediction.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`, no, yes
}

/// The type of autocorrection.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether straight quotation marks are replaced during typing.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// The interaction with a link in text. It does not affect elements.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// A container for lines of text. It does not affect elements.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  /// The space at the ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the container's width follows that of the text view.
  open var widthTracksTextView = false
  /// The size, in points.
  open var size = CGSize.zero
}

/// The kinds of data that become links in text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The set's bits, one for each kind.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Web addresses.
  public static let link = Self(rawValue: 2)
  /// Postal addresses.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All.
  public static let all = Self(rawValue: .max)
}

/// An effect that changes the content below a view.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {}

/// A blur.
public final class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
  /// Creates a blur.
  public convenience init(style: Style) { self.init() }
}

/// A spelling checker. There is no dictionary, so every word counts as correct.
open class UITextChecker: NSObject {
  /// Returns no misspelled word.
  public func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Returns no guesses.
  public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]?
  { nil }
  /// Returns no completions.
  public func completions(forPartialWordRange range: NSRange, in string: String, language: String)
    -> [String]?
  { nil }
  /// The languages with a dictionary, which are always empty.
  public class var availableLanguages: [String] { [] }
}

/// An action of a control or a menu.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// An identifier for an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// Whether the action is marked.
  open var state: State
  /// The attributes of the action.
  open var attributes: Attributes
  /// The action's identifier.
  public final let identifier: Identifier?
  /// The object that triggered the action.
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

/// A menu of actions that a button offers as its custom actions.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The set's bits, one for each option.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The menu's elements are shown in the enclosing menu.
    public static let displayInline = Options(rawValue: 1)
    /// The action is destructive.
    public static let destructive = Options(rawValue: 2)
    /// One of the menu's elements is selected.
    public static let singleSelection = Options(rawValue: 32)
  }
  /// The menu's elements.
  public final let children: [UIMenuElement]
  /// The menu's options.
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
  /// The actions in the menu and its submenus.
  var actions: [UIAction] {
    children.flatMap { part in (part as? UIMenu)?.actions ?? [part as? UIAction].compactMap(\.self)
    }
  }
}

/// A delegate that is notified of scrolling. Nothing scrolls, so it is never called.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  /// Tells the delegate that the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells the delegate that the user is about to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells the delegate that the user has stopped dragging.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that scrolling has stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Returns the view to zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells the delegate that the content was zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

/// A delegate that is notified of editing in a text field and can prevent it.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells the delegate that the text or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the Return key ends editing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// A delegate that is notified of editing in a text view and can prevent it.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether to interact with a link. It is never called, because links in text are not
  /// opened here.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether a part of the text may be replaced.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Tells the delegate that the text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

/// An element of a menu.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// The state of an action.
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
  /// The rate at which scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// The way in which insets are adjusted for bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
}

extension UITextView {
  /// Does nothing, because all of the text can be reached.
  public func scrollRangeToVisible(_ range: NSRange) {}
}

extension UIButton {
  /// Creates a button.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
}

extension UIButton.Configuration {
  /// Returns a configuration without a background.
  public static func plain() -> Self { Self() }

  /// Returns a configuration with a tinted background.
  public static func tinted() -> Self { Self() }

  /// Returns a configuration with a gray background.
  public static func gray() -> Self { Self() }

  /// Returns a configuration with a filled background.
  public static func filled() -> Self { Self() }

  /// Returns a configuration without a border.
  public static func borderless() -> Self { Self() }

  /// Returns a configuration with a border.
  public static func bordered() -> Self { Self() }

  /// Returns a configuration with a tinted border.
  public static func borderedTinted() -> Self { Self() }

  /// Returns a configuration with a prominent border.
  public static func borderedProminent() -> Self { Self() }
}

extension UITextView {
  /// Creates a text view.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(text.utf16.count) }

  /// Returns the text range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : nil }
}

extension Text.LineStyle {
  /// Creates a style from AppKit's and UIKit's style.
  public init?(nsUnderlineStyle: NSUnderlineStyle) { self.init(pattern: .solid) }
}

extension UIControl {
  /// An event of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The set's bits, one for each event.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch has ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch has begun.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The Return key has ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of editing.
    public static let allEditingEvents: Event = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The set's bits, one for each state.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default.
    public static let normal: State = []
    /// The control is touched.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
  }

  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}

extension UIMenuElement {
  /// The attributes of an action.
  public struct Attributes: OptionSet, Sendable {
    /// The set's bits, one for each attribute.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The action is disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// The action is destructive.
    public static let destructive = Attributes(rawValue: 2)
    /// The action is hidden.
    public static let hidden = Attributes(rawValue: 4)
    /// The action keeps the menu open.
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

  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Returns `true`.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextViewDelegate {
  /// Returns the default interaction.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }

  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Returns `true`.
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
  /// The size of the indicator.
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray, medium = 100, large = 101
  }
}

extension UIDatePicker {
  /// The components that can be picked.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}

extension UIPageControl {
  /// The style of the background.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
}

extension UIStackView {
  /// The alignment of views.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// Views are aligned at the top.
    public static let top = Alignment.leading
    /// Views are aligned at the bottom.
    public static let bottom = Alignment.trailing
  }

  /// The distribution of space.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}

extension UITextField {
  /// The style of the border.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The condition for showing a view beside the text.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}
