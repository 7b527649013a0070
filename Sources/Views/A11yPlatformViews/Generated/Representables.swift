// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension NSAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The name of the notification.
    public var rawValue: String
    /// Creates a notification from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Words to speak.
    public static let announcementRequested = Self(rawValue: "AXAnnouncementRequested")
    /// A part of the window has changed.
    public static let layoutChanged = Self(rawValue: "AXLayoutChanged")
    /// Keys go to another element.
    public static let focusedUIElementChanged = Self(rawValue: "AXFocusedUIElementChanged")
    /// A value has changed.
    public static let valueChanged = Self(rawValue: "AXValueChanged")
    /// A title has changed.
    public static let titleChanged = Self(rawValue: "AXTitleChanged")
    /// An element was made.
    public static let created = Self(rawValue: "AXCreated")
    /// An element is gone.
    public static let uiElementDestroyed = Self(rawValue: "AXUIElementDestroyed")
    /// Other children are selected.
    public static let selectedChildrenChanged = Self(rawValue: "AXSelectedChildrenChanged")
    /// Other rows are selected.
    public static let selectedRowsChanged = Self(rawValue: "AXSelectedRowsChanged")
    /// The number of rows has changed.
    public static let rowCountChanged = Self(rawValue: "AXRowCountChanged")
    /// A row was expanded.
    public static let rowExpanded = Self(rawValue: "AXRowExpanded")
    /// A row was collapsed.
    public static let rowCollapsed = Self(rawValue: "AXRowCollapsed")
  }

  /// What a notification has to say.
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The words to speak.
    public static let announcement = Self(rawValue: "AXAnnouncementKey")
    /// The priority of the words: an `NSAccessibilityPriorityLevel`, or its number.
    public static let priority = Self(rawValue: "AXPriorityKey")
    /// The elements that have changed.
    public static let uiElements = Self(rawValue: "AXUIElementsKey")
  }

  /// Notifies assistive technologies.
  @MainActor public static func post(element: Any, notification: Notification) {
    post(element: element, notification: notification, userInfo: nil)
  }

  /// The kind of an AppKit element within its role.
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A switch.
    public static let `switch` = Subrole(rawValue: "AXSwitch")
    /// A toggle button.
    public static let toggle = Subrole(rawValue: "AXToggle")
    /// A field for searching.
    public static let searchField = Subrole(rawValue: "AXSearchField")
    /// A field for a secret.
    public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
    /// A tab.
    public static let tabButton = Subrole(rawValue: "AXTabButton")
    /// A button that closes a window.
    public static let closeButton = Subrole(rawValue: "AXCloseButton")
    /// A list of items.
    public static let contentList = Subrole(rawValue: "AXContentList")
    /// A list of descriptions.
    public static let descriptionList = Subrole(rawValue: "AXDescriptionList")
    /// A separator.
    public static let separator = Subrole(rawValue: "AXSeparator")
    /// A dialog.
    public static let dialog = Subrole(rawValue: "AXDialog")
    /// A row of an outline.
    public static let outlineRow = Subrole(rawValue: "AXOutlineRow")
    /// A row of a table.
    public static let tableRow = Subrole(rawValue: "AXTableRow")
    /// A rating.
    public static let ratingIndicator = Subrole(rawValue: "AXRatingIndicator")
    /// A timeline.
    public static let timeline = Subrole(rawValue: "AXTimeline")
  }
}

/// The priority of words that are announced.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case low = 10, medium = 50, high = 90
}

/// AppKit's namespace for accessibility.
public enum NSAccessibility {
  /// The role of an AppKit element.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public var rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A button.
    public static let button = Role(rawValue: "AXButton")
    /// A checkbox.
    public static let checkBox = Role(rawValue: "AXCheckBox")
    /// A radio button.
    public static let radioButton = Role(rawValue: "AXRadioButton")
    /// A button that opens a menu of choices.
    public static let popUpButton = Role(rawValue: "AXPopUpButton")
    /// A button that opens a menu.
    public static let menuButton = Role(rawValue: "AXMenuButton")
    /// Text.
    public static let staticText = Role(rawValue: "AXStaticText")
    /// A field for text.
    public static let textField = Role(rawValue: "AXTextField")
    /// An image.
    public static let image = Role(rawValue: "AXImage")
    /// A link.
    public static let link = Role(rawValue: "AXLink")
    /// A slider.
    public static let slider = Role(rawValue: "AXSlider")
    /// A stepper.
    public static let incrementor = Role(rawValue: "AXIncrementor")
    /// A progress indicator.
    public static let progressIndicator = Role(rawValue: "AXProgressIndicator")
    /// A level indicator.
    public static let levelIndicator = Role(rawValue: "AXLevelIndicator")
    /// A disclosure triangle.
    public static let disclosureTriangle = Role(rawValue: "AXDisclosureTriangle")
    /// Elements that belong together.
    public static let group = Role(rawValue: "AXGroup")
    /// A list.
    public static let list = Role(rawValue: "AXList")
    /// A table.
    public static let table = Role(rawValue: "AXTable")
    /// A table with rows in rows.
    public static let outline = Role(rawValue: "AXOutline")
    /// A row of a table.
    public static let row = Role(rawValue: "AXRow")
    /// A cell of a table.
    public static let cell = Role(rawValue: "AXCell")
    /// A toolbar.
    public static let toolbar = Role(rawValue: "AXToolbar")
    /// Tabs.
    public static let tabGroup = Role(rawValue: "AXTabGroup")
    /// Radio buttons that belong together.
    public static let radioGroup = Role(rawValue: "AXRadioGroup")
    /// Content that scrolls.
    public static let scrollArea = Role(rawValue: "AXScrollArea")
    /// A field for several lines of text.
    public static let textArea = Role(rawValue: "AXTextArea")
    /// A field with a list of values.
    public static let comboBox = Role(rawValue: "AXComboBox")
    /// A well for a colour.
    public static let colorWell = Role(rawValue: "AXColorWell")
    /// An indicator that something is going on.
    public static let busyIndicator = Role(rawValue: "AXBusyIndicator")
    /// An unknown kind of element.
    public static let unknown = Role(rawValue: "AXUnknown")
  }
}

/// A custom action: something that can be done with an AppKit element, by name.
@MainActor @preconcurrency open class NSAccessibilityCustomAction {
  /// The name that the user hears.
  open var name: String
  /// The handler, which returns whether it succeeded.
  open var handler: (() -> Bool)?
  /// Creates an action from its name and handler.
  public init(name: String, handler: (() -> Bool)? = nil) {
    self.name = name
    self.handler = handler
  }
}

/// A relation between edges of views. There is no layout, so it does nothing.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
  /// Whether the constraint holds.
  open var isActive = false
  /// The distance, in points.
  open var constant: CGFloat = 0
  /// A name for finding mistakes.
  open var identifier: String?
  /// How important the constraint is.
  open var priority = UILayoutPriority.required
  /// Does nothing.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Does nothing.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// An edge of a view.
@MainActor @preconcurrency public struct NSLayoutAnchor {
  /// At the place of another.
  public func constraint(equalTo anchor: Self, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// A multiple of another.
  public func constraint(equalTo anchor: Self, multiplier: CGFloat, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  /// Of a size, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// At least at the place of another.
  public func constraint(greaterThanOrEqualTo anchor: Self, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  /// At most at the place of another.
  public func constraint(lessThanOrEqualTo anchor: Self, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  /// At least of a size, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// At most of a size, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// How important a constraint is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The importance, up to 1,000.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Always.
  public static let required = UILayoutPriority(1000)
  /// Mostly.
  public static let defaultHigh = UILayoutPriority(750)
  /// If possible.
  public static let defaultLow = UILayoutPriority(250)
}

/// The name of a part of a window.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A direction in which something is scrolled.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// Forward.
  case next = 5
  /// Back.
  case previous = 6
}

/// Whether what is in something is shown.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  case unsupported, expanded, collapsed
}

/// What kind of text something holds. In source code all punctuation is spoken.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Documents.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// Stories and articles.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Rows and columns.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Files and folders.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Console input and output.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// A custom action: something that can be done with an element, by name.
@MainActor @preconcurrency open class UIAccessibilityCustomAction {
  /// Performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The name that the user hears.
  open var name: String
  /// The handler that performs it.
  open var actionHandler: Handler?
  /// Creates an action from its name and handler.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// The role and behaviour of a UIKit element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button = Self(rawValue: 1 << 0)
  /// It is a link.
  public static let link = Self(rawValue: 1 << 1)
  /// It is an image.
  public static let image = Self(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// It plays its own sound when it is activated.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// It is text that cannot change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// It sums up what the screen is about when the app starts.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// It is disabled.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// It often changes its label or value.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// It is a search field.
  public static let searchField = Self(rawValue: 1 << 10)
  /// It starts playing or recording when it is activated.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Its value can be incremented and decremented.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// It takes touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// It turns the page when reading comes to its end.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// It holds tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// It divides content into sections.
  public static let header = Self(rawValue: 1 << 16)
  /// It can be zoomed.
  public static let supportsZoom = Self(rawValue: 1 << 17)
  /// It is a switch: a value of "1" is on, "0" is off.
  public static let toggleButton = Self(rawValue: 1 << 53)
}

/// A finger on the screen.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }
  /// How far the touch is.
  open var phase: Phase { .began }
  /// How many taps there were.
  open var tapCount: Int { 1 }
  /// How hard the touch is.
  open var force: CGFloat { 0 }
  /// The view that was touched.
  open var view: UIView? { nil }
  /// Where the touch is, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the touch was, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key or button that is pressed.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// A button.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  /// The button.
  open var type: PressType { .select }
  /// The key.
  open var key: UIKey? { nil }
}

/// A key of a keyboard.
@MainActor @preconcurrency open class UIKey: NSObject {
  /// What the key types.
  open var characters: String { "" }
  /// What the key types without modifiers.
  open var charactersIgnoringModifiers: String { "" }
}

/// A press of a key or button.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
  /// The presses.
  open var allPresses: Set<UIPress> { [] }
}

/// The direction of reading in a view.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// How light or dark the status bar is.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent = 3
}

/// How a controller is presented. It does not affect elements.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, none = -1, automatic = -2
}

/// How a controller comes. It does not affect elements.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A window of UIKit. The app's windows are SwiftUI's: one that a program makes shows nothing, and
/// the app's own only stands for them.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The height of windows above others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// Creates a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = Level(rawValue: 0)
    /// Above the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Above all.
    public static let alert = Level(rawValue: 2000)
  }
  /// Looks that are set for all windows. They do nothing.
  open override class func appearance() -> UIWindow { UIWindow() }
  /// The controller of the window's content.
  open var rootViewController: UIViewController?
  /// Whether keys go to the window.
  open var isKeyWindow: Bool { true }
  /// How far above others the window is.
  open var windowLevel = Level.normal
  /// The screen of the window.
  open var screen: UIScreen { .main }
  /// Does nothing.
  open func makeKeyAndVisible() {}
  /// Does nothing.
  open func makeKey() {}
}

extension NSView {
  /// How a view follows its superview. It does not affect elements.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In width.
    public static let width = Self(rawValue: 2)
    /// In height.
    public static let height = Self(rawValue: 16)
    /// At the left.
    public static let minXMargin = Self(rawValue: 1)
    /// At the right.
    public static let maxXMargin = Self(rawValue: 4)
    /// At the bottom.
    public static let minYMargin = Self(rawValue: 8)
    /// At the top.
    public static let maxYMargin = Self(rawValue: 32)
  }
}

extension UIAccessibility {
  /// Whether there are no colours.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether colour must not be the only distinction.
  public static var shouldDifferentiateWithoutColor: Bool { false }
}

extension UIViewRepresentableContext {
  /// Makes changes at once, then runs the closure.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewControllerRepresentableContext {
  /// Makes changes at once, then runs the closure.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewRepresentable {
  /// How the view is arranged: no options.
  public typealias LayoutOptions = Never
}

extension UIViewControllerRepresentable {
  /// How the view is arranged: no options.
  public typealias LayoutOptions = Never
}

/// Traits of UIKit do not become values of the environment here.
@available(*, unavailable, message: "Traits of UIKit do not become values of the environment here")
public typealias UITraitBridgedEnvironmentKey = EnvironmentKey

extension UIAccessibilityCustomRotor {
  /// Creates a rotor from the words of a name.
  public convenience init(
    attributedName: NSAttributedString,
    itemSearch itemSearchBlock: @escaping Search
  ) { self.init(name: attributedName.string, itemSearch: itemSearchBlock) }
}
