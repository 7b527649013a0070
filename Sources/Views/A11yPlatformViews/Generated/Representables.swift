// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Finds what comes next in a rotor.
@MainActor @preconcurrency public protocol NSAccessibilityCustomRotorItemSearchDelegate: AnyObject {
  /// What comes next; `nil` for nothing.
  func rotor(
    _ rotor: NSAccessibilityCustomRotor,
    resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters
  ) -> NSAccessibilityCustomRotor.ItemResult?
}

/// A view that shows an AppKit view controller. The elements that the controller describes take the
/// view's place and handle their user's actions. Changes made by an update or an action take effect
/// before the turn ends.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The type of the controller that is shown.
  associatedtype NSViewControllerType: NSViewController
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the controller is made and updated.
  typealias Context = NSViewControllerRepresentableContext<Self>
  /// Creates the controller, once.
  @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
  /// Updates the controller: after it is made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateNSViewController(
    _ nsViewController: NSViewControllerType,
    context: Context
  )
  /// Cleans up the controller when the view is gone.
  @MainActor @preconcurrency static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType,
    coordinator: Coordinator
  )
  /// Creates the coordinator, once, before the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Never called: there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsViewController: NSViewControllerType,
    context: Context
  ) -> CGSize?
}

/// A view that shows an AppKit view. The elements that the view describes take this view's place
/// and handle their user's actions. Changes made by an update or an action take effect before the
/// turn ends.
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  /// The type of the view that is shown.
  associatedtype NSViewType: NSView
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the view is made and updated.
  typealias Context = NSViewRepresentableContext<Self>
  /// Creates the view, once.
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  /// Updates the view: after it is made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
  /// Cleans up the view when the view is gone.
  @MainActor @preconcurrency static func dismantleNSView(
    _ nsView: NSViewType,
    coordinator: Coordinator
  )
  /// Creates the coordinator, once, before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Never called: there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: NSViewType,
    context: Context
  ) -> CGSize?
}

/// A container of type `dataTable`: how many rows and columns it has, and what names them.
@MainActor @preconcurrency public protocol UIAccessibilityContainerDataTable: AnyObject {
  /// The cell in a row and a column, both from 0.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (
    any UIAccessibilityContainerDataTableCell
  )?
  /// The number of rows.
  func accessibilityRowCount() -> Int
  /// The number of columns.
  func accessibilityColumnCount() -> Int
  /// The cells that name a row.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// The cells that name a column.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
}

/// A cell of a container of type `dataTable`.
@MainActor @preconcurrency public protocol UIAccessibilityContainerDataTableCell: AnyObject {
  /// The rows that the cell is in, from 0.
  func accessibilityRowRange() -> NSRange
  /// The columns that the cell is in, from 0.
  func accessibilityColumnRange() -> NSRange
}

/// What a rotor looks for.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where it is now.
  open var currentItem = UIAccessibilityCustomRotorItemResult(nil)
  /// Where to.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a rotor found.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the element's text.
  open var targetRange: UITextRange?
  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
  init(_ target: UIResponder?) { targetElement = target }
}

/// An element that is not a view, but a part that a view draws itself.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
  /// The container: a view or another element.
  open weak var accessibilityContainer: AnyObject?
  /// Creates an element in a view or in another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as? UIResponder
    super.init()
    isAccessibilityElement = true
  }
  /// The container.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

/// A type whose looks are set for all its views, when an app starts. They do not affect elements.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {}

/// What may contain views whose looks are set.
public typealias UIAppearanceContainer = UIResponder

/// A place in a text.
@MainActor @preconcurrency open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@MainActor @preconcurrency open class UITextRange: NSObject {
  /// Where it begins.
  public final let start: UITextPosition
  /// Where it ends.
  public final let end: UITextPosition
  /// Whether nothing is in it.
  open var isEmpty: Bool { start.offset == end.offset }
  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

/// A view that shows a UIKit view controller. The elements that the controller describes take the
/// view's place and handle their user's actions. Changes made by an update or an action take effect
/// before the turn ends.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller that is shown.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the controller is made and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Creates the controller, once.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller: after it is made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType,
    context: Context
  )
  /// Cleans up the controller when the view is gone.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  /// Creates the coordinator, once, before the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Never called: there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
}

/// A view that shows a UIKit view. The elements that the view describes take this view's place and
/// handle their user's actions. Changes made by an update or an action take effect before the turn
/// ends.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view that is shown.
  associatedtype UIViewType: UIView
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the view is made and updated.
  typealias Context = UIViewRepresentableContext<Self>
  /// Creates the view, once.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Updates the view: after it is made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up the view when the view is gone.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  )
  /// Creates the coordinator, once, before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Never called: there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?
}

/// What happened to the device.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  /// What was done with the device.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake, remoteControlPlay = 100, remoteControlPause, remoteControlStop
    case remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
  }
  /// The kind of the event.
  open var type: EventType { .touches }
  /// What was done.
  open var subtype: EventSubtype { .none }
  /// The touches.
  open var allTouches: Set<UITouch>? { nil }
}

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
/// the app's own only represents them.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The height of windows above others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// Creates a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default.
    public static let normal = Level(rawValue: 0)
    /// Above the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Above all.
    public static let alert = Level(rawValue: 2000)
  }
  /// The appearance of all windows. Setting it does nothing.
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

  /// Whether motion is reduced.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether transparency is reduced.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { false }

  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Whether captions are on.
  public static var isClosedCaptioningEnabled: Bool { false }

  /// Whether stereo is off.
  public static var isMonoAudioEnabled: Bool { false }

  /// Whether a single app is open.
  public static var isGuidedAccessEnabled: Bool { false }

  /// Whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { false }

  /// Whether selected text is spoken.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Whether the screen is spoken.
  public static var isSpeakScreenEnabled: Bool { false }

  /// Whether switches have labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Whether shaking undoes.
  public static var isShakeToUndoEnabled: Bool { false }

  /// Whether videos play by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// Whether buttons have shapes.
  public static var buttonShapesEnabled: Bool { false }

  /// Whether crossing over is preferred to sliding.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Posted when VoiceOver is turned on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )

  /// Posted when Switch Control is turned on or off.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )

  /// Posted when the session has taken an announcement, which it speaks in its turn.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )

  /// Posted when motion is reduced or not. It is not posted here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )

  /// Posted when text becomes bold or not. It is not posted here.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )

  /// The words of an announcement that has ended.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

  /// Whether an announcement was made: it always is.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public var rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A part of the screen has changed. VoiceOver goes to the element passed, if any.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A new view covers most of the screen. VoiceOver goes to the element passed, or to the first.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Words to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the words describe the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether VoiceOver is on in the session that runs the caller.
  public static var isVoiceOverRunning: Bool { isRunning(.voiceOver) }

  /// Whether Switch Control is on in the session that runs the caller.
  public static var isSwitchControlRunning: Bool { isRunning(.switchControl) }
}

extension UIViewRepresentableContext {
  /// Runs the changes at once, then the completion.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewControllerRepresentableContext {
  /// Runs the changes at once, then the completion.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewRepresentable {
  /// How the view is arranged: no options.
  public typealias LayoutOptions = Never

  /// Does nothing.
  @MainActor @preconcurrency public static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  ) {}

  /// Returns no size.
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable {
  /// How the view is arranged: no options.
  public typealias LayoutOptions = Never

  /// Does nothing.
  @MainActor @preconcurrency public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// Returns no size.
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }
}

/// Traits of UIKit do not become values of the environment here.
@available(*, unavailable, message: "Traits of UIKit do not become values of the environment here")
public typealias UITraitBridgedEnvironmentKey = EnvironmentKey

extension UIAccessibilityCustomRotor {
  /// Creates a rotor from the text of a name.
  public convenience init(
    attributedName: NSAttributedString,
    itemSearch itemSearchBlock: @escaping Search
  ) { self.init(name: attributedName.string, itemSearch: itemSearchBlock) }

  /// Where to.
  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// A rotor of VoiceOver's own that is replaced.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3,
      headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText,
      misspelledWord, image, textField, table, list, landmark
  }
}

extension NSAccessibilityCustomRotor {
  /// What a rotor looks for.
  @MainActor @preconcurrency open class SearchParameters: NSObject {
    /// Where it is now.
    open var currentItem: ItemResult?
    /// Where to.
    open var searchDirection = SearchDirection.next
    /// What the user has typed: nothing, since rotors are not filtered here.
    open var filterString = ""
  }

  /// What a rotor found.
  @MainActor @preconcurrency open class ItemResult: NSObject {
    /// The element.
    public final weak var targetElement: _NSAccessibilityObject?
    /// The part of the element's text.
    open var targetRange = NSRange(location: NSNotFound, length: 0)
    /// A label in place of the element's.
    open var customLabel: String?
    /// Creates a result.
    public init(targetElement: _NSAccessibilityObject) { self.targetElement = targetElement }
  }

  /// Where to.
  public enum SearchDirection: Int, Sendable {
    case previous, next
  }

  /// What a rotor finds, or which of VoiceOver's own it replaces.
  public enum RotorType: Int, Sendable {
    case custom, any, annotation, boldText, heading, headingLevel1, headingLevel2, headingLevel3,
      headingLevel4, headingLevel5, headingLevel6, image, italicText, landmark, link, list,
      misspelledWord, table, textField, underlinedText, visitedLink, audiograph
  }
}

extension _NSAccessibilityObject: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (lhs: _NSAccessibilityObject, rhs: _NSAccessibilityObject)
    -> Bool
  { lhs === rhs }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension _NSAccessibilityObject: NSObjectProtocol {
  /// Whether both are the same object.
  nonisolated public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

  /// A number for the object.
  nonisolated public var hash: Int { hashValue }

  /// The object.
  nonisolated public func `self`() -> Self { self }

  /// Whether the object only speaks for another: it does not.
  nonisolated public func isProxy() -> Bool { false }

  /// The object's type.
  nonisolated public var description: String { "<\(type(of: self))>" }

  /// The object's type.
  nonisolated public var debugDescription: String { description }
}

extension NSEvent {
  /// The modifier keys.
  public struct ModifierFlags: OptionSet, Sendable {
    /// One bit for each key.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let capsLock = Self(rawValue: 1 << 16)
    /// Shift.
    public static let shift = Self(rawValue: 1 << 17)
    /// Control.
    public static let control = Self(rawValue: 1 << 18)
    /// Option.
    public static let option = Self(rawValue: 1 << 19)
    /// Command.
    public static let command = Self(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = Self(rawValue: 1 << 21)
    /// A function key.
    public static let function = Self(rawValue: 1 << 23)
    /// All that do not depend on the device.
    public static let deviceIndependentFlagsMask = Self(rawValue: 0xffff_0000)
  }

  /// What happened.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved
    case leftMouseDragged, rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp
    case flagsChanged, scrollWheel = 22, otherMouseDown = 25, otherMouseUp, otherMouseDragged
    case magnify = 30, swipe, rotate = 18
  }

  /// Several kinds of what may happen.
  public struct EventTypeMask: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private static func bit(_ type: EventType) -> Self {
      Self(rawValue: 1 << UInt64(type.rawValue))
    }
    /// The button goes down.
    public static let leftMouseDown = bit(.leftMouseDown)
    /// The button goes up.
    public static let leftMouseUp = bit(.leftMouseUp)
    /// The other button goes down.
    public static let rightMouseDown = bit(.rightMouseDown)
    /// The other button goes up.
    public static let rightMouseUp = bit(.rightMouseUp)
    /// A further button goes down.
    public static let otherMouseDown = bit(.otherMouseDown)
    /// The pointer moves.
    public static let mouseMoved = bit(.mouseMoved)
    /// The pointer moves while the button is down.
    public static let leftMouseDragged = bit(.leftMouseDragged)
    /// The pointer comes.
    public static let mouseEntered = bit(.mouseEntered)
    /// The pointer goes.
    public static let mouseExited = bit(.mouseExited)
    /// A key goes down.
    public static let keyDown = bit(.keyDown)
    /// A key goes up.
    public static let keyUp = bit(.keyUp)
    /// A modifier key goes up or down.
    public static let flagsChanged = bit(.flagsChanged)
    /// The wheel turns.
    public static let scrollWheel = bit(.scrollWheel)
    /// Two fingers part.
    public static let magnify = bit(.magnify)
    /// Anything.
    public static let any = Self(rawValue: .max)
  }
}

extension NSViewControllerRepresentable {
  /// Does nothing.
  @MainActor @preconcurrency public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType,
    coordinator: Coordinator
  ) {}

  /// Returns no size.
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsViewController: NSViewControllerType,
    context: Context
  ) -> CGSize? { nil }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  @MainActor @preconcurrency public func makeCoordinator() {}
}

extension NSViewRepresentable {
  /// Does nothing.
  @MainActor @preconcurrency public static func dismantleNSView(
    _ nsView: NSViewType,
    coordinator: Coordinator
  ) {}

  /// Returns no size.
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: NSViewType,
    context: Context
  ) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  @MainActor @preconcurrency public func makeCoordinator() {}
}

extension UIAccessibilityContainerDataTable {
  /// No cells name a row.
  public func accessibilityHeaderElements(forRow row: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }

  /// No cells name a column.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }
}

extension UIResponder {
  /// The value, with attributes. Only the text is kept: an element has one way of speaking, its
  /// label's.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The hint, with attributes. Only the text is kept: an element has one way of speaking, its
  /// label's.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// Its names for Voice Control, with attributes. Only the text is kept.
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]? {
    get { accessibilityUserInputLabels?.map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = newValue?.map(\.string) }
  }

  /// Its outline on the screen.
  @available(*, unavailable, message: "elements have no outline here; set accessibilityFrame")
  public final var accessibilityPath: UIBezierPath? {
    get { nil }
    set {}
  }
}

extension UIResponder: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIResponder: NSObjectProtocol {
  /// Whether both are the same object.
  nonisolated public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

  /// A number for the object.
  nonisolated public var hash: Int { hashValue }

  /// The object.
  nonisolated public func `self`() -> Self { self }

  /// Whether the object only speaks for another: it does not.
  nonisolated public func isProxy() -> Bool { false }

  /// The object's type.
  nonisolated public var description: String { "<\(type(of: self))>" }

  /// The object's type.
  nonisolated public var debugDescription: String { description }
}

extension UIView {
  /// The window that shows the view.
  public var window: UIWindow? { tree?.isShown == true ? UIWindow.ofHost : nil }

  /// What the view depends on.
  public var traitCollection: UITraitCollection { tree?.traits ?? UITraitCollection.current }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  @MainActor @preconcurrency public func makeCoordinator() {}
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  @MainActor @preconcurrency public func makeCoordinator() {}
}
