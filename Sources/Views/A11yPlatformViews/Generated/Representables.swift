// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The condition for drawing the focus ring. It does not affect elements.
public enum NSFocusRingType: UInt, Sendable {
  case `default`, none, exterior
}

/// A delegate that finds the next item in a rotor.
@MainActor @preconcurrency public protocol NSAccessibilityCustomRotorItemSearchDelegate: AnyObject {
  /// Returns the next item, or `nil` if there is none.
  func rotor(
    _ rotor: NSAccessibilityCustomRotor,
    resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters
  ) -> NSAccessibilityCustomRotor.ItemResult?
}

/// A view that shows an AppKit view controller. The elements that the controller describes replace
/// the view and handle the user's actions. Changes made by an update or an action take effect
/// before the turn ends.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The type of the controller that is shown.
  associatedtype NSViewControllerType: NSViewController
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the controller is created and updated.
  typealias Context = NSViewControllerRepresentableContext<Self>
  /// Creates the controller. Called once.
  @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
  /// Updates the controller after it has been created, and whenever values that the view reads have
  /// changed.
  @MainActor @preconcurrency func updateNSViewController(
    _ nsViewController: NSViewControllerType,
    context: Context
  )
  /// Cleans up the controller after the view has been removed.
  @MainActor @preconcurrency static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType,
    coordinator: Coordinator
  )
  /// Creates the coordinator. Called once, before the controller is created.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Never called, because there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsViewController: NSViewControllerType,
    context: Context
  ) -> CGSize?
}

/// A view that shows an AppKit view. The elements that the AppKit view describes replace this view
/// and handle the user's actions. Changes made by an update or an action take effect before the
/// turn ends.
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  /// The type of the view that is shown.
  associatedtype NSViewType: NSView
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the view is created and updated.
  typealias Context = NSViewRepresentableContext<Self>
  /// Creates the view. Called once.
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  /// Updates the view after it has been created, and whenever values that this view reads have
  /// changed.
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
  /// Cleans up the view after it has been removed.
  @MainActor @preconcurrency static func dismantleNSView(
    _ nsView: NSViewType,
    coordinator: Coordinator
  )
  /// Creates the coordinator. Called once, before the view is created.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Never called, because there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: NSViewType,
    context: Context
  ) -> CGSize?
}

/// A container of type `dataTable`, with its number of rows and columns and their headers.
@MainActor @preconcurrency public protocol UIAccessibilityContainerDataTable: AnyObject {
  /// Returns the cell in a row and a column, both counted from 0.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (
    any UIAccessibilityContainerDataTableCell
  )?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int
  /// Returns the cells that are a row's headers.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the cells that are a column's headers.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
}

/// A cell in a container of type `dataTable`.
@MainActor @preconcurrency public protocol UIAccessibilityContainerDataTableCell: AnyObject {
  /// Returns the zero-based range of the rows that the cell covers.
  func accessibilityRowRange() -> NSRange
  /// Returns the zero-based range of the columns that the cell covers.
  func accessibilityColumnRange() -> NSRange
}

/// The predicate of a rotor search.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The current item.
  open var currentItem = UIAccessibilityCustomRotorItemResult(nil)
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The result of a rotor search.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the element's text.
  open var targetRange: UITextRange?
  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
  init(_ target: UIResponder?) { targetElement = target }
}

/// An element that is not a view but a part that a view draws itself.
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

/// A type whose appearance can be set for all its views at launch. Appearances do not affect
/// elements.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {}

/// A container of views whose appearance is set.
public typealias UIAppearanceContainer = UIResponder

/// A position in text.
@MainActor @preconcurrency open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A range of text.
@MainActor @preconcurrency open class UITextRange: NSObject {
  /// The start of the range.
  public final let start: UITextPosition
  /// The end of the range.
  public final let end: UITextPosition
  /// Whether the range is empty.
  open var isEmpty: Bool { start.offset == end.offset }
  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

/// A view that shows a UIKit view controller. The elements that the controller describes replace
/// the view and handle the user's actions. Changes made by an update or an action take effect
/// before the turn ends.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller that is shown.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the controller is created and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Creates the controller. Called once.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller after it has been created, and whenever values that the view reads have
  /// changed.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType,
    context: Context
  )
  /// Cleans up the controller after the view has been removed.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )
  /// Creates the coordinator. Called once, before the controller is created.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Never called, because there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
}

/// A view that shows a UIKit view. The elements that the UIKit view describes replace this view and
/// handle the user's actions. Changes made by an update or an action take effect before the turn
/// ends.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view that is shown.
  associatedtype UIViewType: UIView
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the view is created and updated.
  typealias Context = UIViewRepresentableContext<Self>
  /// Creates the view. Called once.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Updates the view after it has been created, and whenever values that this view reads have
  /// changed.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up the view after it has been removed.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  )
  /// Creates the coordinator. Called once, before the view is created.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Never called, because there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?
}

/// An event on the device.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake, remoteControlPlay = 100, remoteControlPause, remoteControlStop
    case remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
  }
  /// The type of the event.
  open var type: EventType { .touches }
  /// The subtype of the event.
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
    /// Keyboard focus has moved to another element.
    public static let focusedUIElementChanged = Self(rawValue: "AXFocusedUIElementChanged")
    /// A value has changed.
    public static let valueChanged = Self(rawValue: "AXValueChanged")
    /// A title has changed.
    public static let titleChanged = Self(rawValue: "AXTitleChanged")
    /// An element was created.
    public static let created = Self(rawValue: "AXCreated")
    /// An element was destroyed.
    public static let uiElementDestroyed = Self(rawValue: "AXUIElementDestroyed")
    /// The selected children have changed.
    public static let selectedChildrenChanged = Self(rawValue: "AXSelectedChildrenChanged")
    /// The selected rows have changed.
    public static let selectedRowsChanged = Self(rawValue: "AXSelectedRowsChanged")
    /// The number of rows has changed.
    public static let rowCountChanged = Self(rawValue: "AXRowCountChanged")
    /// A row was expanded.
    public static let rowExpanded = Self(rawValue: "AXRowExpanded")
    /// A row was collapsed.
    public static let rowCollapsed = Self(rawValue: "AXRowCollapsed")
  }

  /// A key for information in a notification.
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The words to speak.
    public static let announcement = Self(rawValue: "AXAnnouncementKey")
    /// The priority of the words, as an `NSAccessibilityPriorityLevel` or its number.
    public static let priority = Self(rawValue: "AXPriorityKey")
    /// The elements that have changed.
    public static let uiElements = Self(rawValue: "AXUIElementsKey")
  }

  /// Notifies assistive technologies.
  @MainActor public static func post(element: Any, notification: Notification) {
    post(element: element, notification: notification, userInfo: nil)
  }

  /// The subrole of an AppKit element.
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    /// The name of the subrole.
    public var rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A switch.
    public static let `switch` = Subrole(rawValue: "AXSwitch")
    /// A toggle button.
    public static let toggle = Subrole(rawValue: "AXToggle")
    /// A search field.
    public static let searchField = Subrole(rawValue: "AXSearchField")
    /// A secure text field.
    public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
    /// A tab button.
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
    /// An outline row.
    public static let outlineRow = Subrole(rawValue: "AXOutlineRow")
    /// A table row.
    public static let tableRow = Subrole(rawValue: "AXTableRow")
    /// A rating indicator.
    public static let ratingIndicator = Subrole(rawValue: "AXRatingIndicator")
    /// A timeline.
    public static let timeline = Subrole(rawValue: "AXTimeline")
  }
}

/// The priority of an announcement.
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
    /// A pop-up button.
    public static let popUpButton = Role(rawValue: "AXPopUpButton")
    /// A button that opens a menu.
    public static let menuButton = Role(rawValue: "AXMenuButton")
    /// Text.
    public static let staticText = Role(rawValue: "AXStaticText")
    /// A text field.
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
    /// A group of elements.
    public static let group = Role(rawValue: "AXGroup")
    /// A list.
    public static let list = Role(rawValue: "AXList")
    /// A table.
    public static let table = Role(rawValue: "AXTable")
    /// A table with hierarchical rows.
    public static let outline = Role(rawValue: "AXOutline")
    /// A table row.
    public static let row = Role(rawValue: "AXRow")
    /// A table cell.
    public static let cell = Role(rawValue: "AXCell")
    /// A toolbar.
    public static let toolbar = Role(rawValue: "AXToolbar")
    /// A group of tabs.
    public static let tabGroup = Role(rawValue: "AXTabGroup")
    /// A group of radio buttons.
    public static let radioGroup = Role(rawValue: "AXRadioGroup")
    /// A scroll area.
    public static let scrollArea = Role(rawValue: "AXScrollArea")
    /// A text field with several lines.
    public static let textArea = Role(rawValue: "AXTextArea")
    /// A text field with a list of values.
    public static let comboBox = Role(rawValue: "AXComboBox")
    /// A color well.
    public static let colorWell = Role(rawValue: "AXColorWell")
    /// A busy indicator.
    public static let busyIndicator = Role(rawValue: "AXBusyIndicator")
    /// An element of unknown kind.
    public static let unknown = Role(rawValue: "AXUnknown")
  }
}

/// A custom action: an operation on an AppKit element, with a name.
@MainActor @preconcurrency open class NSAccessibilityCustomAction {
  /// The name that the user hears.
  open var name: String
  /// The handler, which returns whether the action succeeded.
  open var handler: (() -> Bool)?
  /// Creates an action from its name and handler.
  public init(name: String, handler: (() -> Bool)? = nil) {
    self.name = name
    self.handler = handler
  }
}

/// A relation between edges of views. There is no layout, so it has no effect.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
  /// Whether the constraint is active.
  open var isActive = false
  /// The constant, in points.
  open var constant: CGFloat = 0
  /// A name for debugging.
  open var identifier: String?
  /// The priority of the constraint.
  open var priority = UILayoutPriority.required
  /// Does nothing.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Does nothing.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// An edge or a dimension of a view.
@MainActor @preconcurrency public struct NSLayoutAnchor {
  /// Returns a constraint that equates this anchor with another.
  public func constraint(equalTo anchor: Self, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Returns a constraint that makes this anchor a multiple of another.
  public func constraint(equalTo anchor: Self, multiplier: CGFloat, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  /// Returns a constraint to a size, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Returns a constraint to a minimum given by another anchor.
  public func constraint(greaterThanOrEqualTo anchor: Self, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  /// Returns a constraint to a maximum given by another anchor.
  public func constraint(lessThanOrEqualTo anchor: Self, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { NSLayoutConstraint() }
  /// Returns a constraint to a minimum size, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Returns a constraint to a maximum size, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, up to 1,000.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A required constraint.
  public static let required = UILayoutPriority(1000)
  /// A high priority.
  public static let defaultHigh = UILayoutPriority(750)
  /// A low priority.
  public static let defaultLow = UILayoutPriority(250)
}

/// The identifier of a part of a window.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The direction of scrolling.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// Forwards.
  case next = 5
  /// Backwards.
  case previous = 6
}

/// Whether an element's content is shown.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  case unsupported, expanded, collapsed
}

/// The kind of text that an element contains. In source code, all punctuation is spoken.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Word processing documents.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// Stories and articles.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Spreadsheets.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// File systems.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Console input and output.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// A custom action: an operation on an element, with a name.
@MainActor @preconcurrency open class UIAccessibilityCustomAction {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The name that the user hears.
  open var name: String
  /// The handler that performs the action.
  open var actionHandler: Handler?
  /// Creates an action from its name and handler.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// The role and behavior of a UIKit element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The set's bits, one for each trait.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = Self(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = Self(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = Self(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// The element plays its own sound when it is activated.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// The element is text that cannot change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// The element summarizes the screen when the app starts.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// The element often changes its label or value.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = Self(rawValue: 1 << 10)
  /// The element starts playing or recording when it is activated.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// The element's value can be incremented and decremented.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// The element handles touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// The element turns the page when reading reaches its end.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// The element contains tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// The element divides content into sections.
  public static let header = Self(rawValue: 1 << 16)
  /// The element can be zoomed.
  public static let supportsZoom = Self(rawValue: 1 << 17)
  /// The element is a switch, which is on for a value of "1" and off for "0".
  public static let toggleButton = Self(rawValue: 1 << 53)
}

/// A touch on the screen.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }
  /// The phase of the touch.
  open var phase: Phase { .began }
  /// The number of taps.
  open var tapCount: Int { 1 }
  /// The force of the touch.
  open var force: CGFloat { 0 }
  /// The view in which the touch began.
  open var view: UIView? { nil }
  /// Returns the position of the touch, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the previous position of the touch, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A press of a key or button.
@MainActor @preconcurrency open class UIPress: NSObject {
  /// A button.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  /// The type of the button.
  open var type: PressType { .select }
  /// The key that triggers the control.
  open var key: UIKey? { nil }
}

/// A key on a keyboard.
@MainActor @preconcurrency open class UIKey: NSObject {
  /// The characters that the key types.
  open var characters: String { "" }
  /// The characters that the key types without modifiers.
  open var charactersIgnoringModifiers: String { "" }
}

/// An event for a press of a key or button.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
  /// The presses.
  open var allPresses: Set<UIPress> { [] }
}

/// The reading direction in a view.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent = 3
}

/// The presentation style of a controller. It does not affect elements.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, none = -1, automatic = -2
}

/// The transition style of a controller. It does not affect elements.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A UIKit window. The app's windows belong to SwiftUI: a window that a program creates shows
/// nothing, and the app's own window object only represents them.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The level of windows above others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// Creates a value from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Above everything.
    public static let alert = Level(rawValue: 2000)
    /// Returns the level above another one.
    public static func + (level: Self, height: CGFloat) -> Self {
      Self(rawValue: level.rawValue + height)
    }
    /// Returns the level below another one.
    public static func - (level: Self, height: CGFloat) -> Self {
      Self(rawValue: level.rawValue - height)
    }
  }
  /// Returns the appearance proxy for all windows, which has no effect.
  open override class func appearance() -> UIWindow { UIWindow() }
  /// The controller for the window's content.
  open var rootViewController: UIViewController?
  /// Whether the window receives keys.
  open var isKeyWindow: Bool { true }
  /// The level of the window above others.
  open var windowLevel = Level.normal
  /// The window's screen.
  open var screen: UIScreen { .main }
  /// Does nothing.
  open func makeKeyAndVisible() {}
  /// Does nothing.
  open func makeKey() {}
}

extension NSView {
  /// The way in which a view is resized with its superview. It does not affect elements.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The set's bits, one for each option.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width is resized.
    public static let width = Self(rawValue: 2)
    /// The height is resized.
    public static let height = Self(rawValue: 16)
    /// The left margin is resized.
    public static let minXMargin = Self(rawValue: 1)
    /// The right margin is resized.
    public static let maxXMargin = Self(rawValue: 4)
    /// The bottom margin is resized.
    public static let minYMargin = Self(rawValue: 8)
    /// The top margin is resized.
    public static let maxYMargin = Self(rawValue: 32)
  }
}

extension UIAccessibility {
  /// Whether colors are shown in grayscale.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether information must be conveyed by more than color.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Whether motion is reduced.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether transparency is reduced.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { false }

  /// Whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether colors are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Whether captions are on.
  public static var isClosedCaptioningEnabled: Bool { false }

  /// Whether audio is mono.
  public static var isMonoAudioEnabled: Bool { false }

  /// Whether Guided Access is on.
  public static var isGuidedAccessEnabled: Bool { false }

  /// Whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { false }

  /// Whether selected text is spoken.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Whether the screen is spoken.
  public static var isSpeakScreenEnabled: Bool { false }

  /// Whether switches have labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Whether shaking the device undoes an action.
  public static var isShakeToUndoEnabled: Bool { false }

  /// Whether videos play automatically.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// Whether buttons have shapes.
  public static var buttonShapesEnabled: Bool { false }

  /// Whether cross-fade transitions are preferred.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Posted when VoiceOver is turned on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )

  /// Posted when Switch Control is turned on or off.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )

  /// Posted when the session has received an announcement, which it speaks in order.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )

  /// Posted when the setting for reduced motion changes. It is never posted.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )

  /// Posted when the setting for bold text changes. It is never posted.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )

  /// The words of an announcement that has ended.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

  /// Whether an announcement was spoken, which is always `true`.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public var rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A part of the screen has changed. VoiceOver moves to the element passed, if any.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A new view covers most of the screen. VoiceOver moves to the element passed, or to the first
    /// one.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Words to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled. The words describe the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether VoiceOver is on in the session that runs the caller.
  public static var isVoiceOverRunning: Bool { isRunning(.voiceOver) }

  /// Whether Switch Control is on in the session that runs the caller.
  public static var isSwitchControlRunning: Bool { isRunning(.switchControl) }
}

extension UIViewRepresentableContext {
  /// Runs the changes immediately and then the completion.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewControllerRepresentableContext {
  /// Runs the changes immediately and then the completion.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewRepresentable {
  /// The options for laying out the view. There are none.
  public typealias LayoutOptions = Never

  /// Does nothing.
  @MainActor @preconcurrency public static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  ) {}

  /// Returns `nil`.
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable {
  /// The options for laying out the view. There are none.
  public typealias LayoutOptions = Never

  /// Does nothing.
  @MainActor @preconcurrency public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// Returns `nil`.
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }
}

/// UIKit's traits do not become environment values here.
@available(*, unavailable, message: "UIKit's traits do not become environment values here")
public typealias UITraitBridgedEnvironmentKey = EnvironmentKey

extension UIAccessibilityCustomRotor {
  /// Creates a rotor from the text of a name with attributes.
  public convenience init(
    attributedName: NSAttributedString,
    itemSearch itemSearchBlock: @escaping Search
  ) { self.init(name: attributedName.string, itemSearch: itemSearchBlock) }

  /// The direction of a search.
  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// The built-in VoiceOver rotor that is replaced.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3,
      headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText,
      misspelledWord, image, textField, table, list, landmark
  }
}

extension NSAccessibilityCustomRotor {
  /// The predicate of a rotor search.
  @MainActor @preconcurrency open class SearchParameters: NSObject {
    /// The current item.
    open var currentItem: ItemResult?
    /// The direction of the search.
    open var searchDirection = SearchDirection.next
    /// The text that the user has typed, which is always empty because rotors are not filtered
    /// here.
    open var filterString = ""
  }

  /// The result of a rotor search.
  @MainActor @preconcurrency open class ItemResult: NSObject {
    /// The element.
    public final weak var targetElement: _NSAccessibilityObject?
    /// The range of the element's text.
    open var targetRange = NSRange(location: NSNotFound, length: 0)
    /// A label that replaces the element's.
    open var customLabel: String?
    /// Creates a result.
    public init(targetElement: _NSAccessibilityObject) { self.targetElement = targetElement }
  }

  /// The direction of a search.
  public enum SearchDirection: Int, Sendable {
    case previous, next
  }

  /// The type of items that a rotor finds, or the rotor of VoiceOver's own that it replaces.
  public enum RotorType: Int, Sendable {
    case custom, any, annotation, boldText, heading, headingLevel1, headingLevel2, headingLevel3,
      headingLevel4, headingLevel5, headingLevel6, image, italicText, landmark, link, list,
      misspelledWord, table, textField, underlinedText, visitedLink, audiograph
  }
}

extension _NSAccessibilityObject: Hashable {
  /// Returns whether both are the same object.
  nonisolated public static func == (lhs: _NSAccessibilityObject, rhs: _NSAccessibilityObject)
    -> Bool
  { lhs === rhs }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension _NSAccessibilityObject: NSObjectProtocol {
  /// Returns whether both are the same object.
  nonisolated public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

  /// A hash value for the object.
  nonisolated public var hash: Int { hashValue }

  /// Returns the object itself.
  nonisolated public func `self`() -> Self { self }

  /// Returns whether the object is a proxy, which is always `false`.
  nonisolated public func isProxy() -> Bool { false }

  /// The name of the object's type.
  nonisolated public var description: String { "<\(type(of: self))>" }

  /// The name of the object's type.
  nonisolated public var debugDescription: String { description }
}

extension NSEvent {
  /// The modifier keys.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The set's bits, one for each key.
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
    /// A key on the number pad.
    public static let numericPad = Self(rawValue: 1 << 21)
    /// A function key.
    public static let function = Self(rawValue: 1 << 23)
    /// All flags that do not depend on the device.
    public static let deviceIndependentFlagsMask = Self(rawValue: 0xffff_0000)
  }

  /// The type of an event.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved
    case leftMouseDragged, rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp
    case flagsChanged, scrollWheel = 22, otherMouseDown = 25, otherMouseUp, otherMouseDragged
    case magnify = 30, swipe, rotate = 18
  }

  /// A set of event types.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The set's bits, one for each kind.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private static func bit(_ type: EventType) -> Self {
      Self(rawValue: 1 << UInt64(type.rawValue))
    }
    /// The left mouse button is pressed.
    public static let leftMouseDown = bit(.leftMouseDown)
    /// The left mouse button is released.
    public static let leftMouseUp = bit(.leftMouseUp)
    /// The right mouse button is pressed.
    public static let rightMouseDown = bit(.rightMouseDown)
    /// The right mouse button is released.
    public static let rightMouseUp = bit(.rightMouseUp)
    /// A different mouse button is pressed.
    public static let otherMouseDown = bit(.otherMouseDown)
    /// The pointer moves.
    public static let mouseMoved = bit(.mouseMoved)
    /// The pointer is dragged.
    public static let leftMouseDragged = bit(.leftMouseDragged)
    /// The pointer enters.
    public static let mouseEntered = bit(.mouseEntered)
    /// The pointer exits.
    public static let mouseExited = bit(.mouseExited)
    /// A key is pressed.
    public static let keyDown = bit(.keyDown)
    /// A key is released.
    public static let keyUp = bit(.keyUp)
    /// A modifier key is pressed or released.
    public static let flagsChanged = bit(.flagsChanged)
    /// The scroll wheel turns.
    public static let scrollWheel = bit(.scrollWheel)
    /// Two fingers magnify.
    public static let magnify = bit(.magnify)
    /// Any event.
    public static let any = Self(rawValue: .max)
  }
}

extension NSViewControllerRepresentable {
  /// Does nothing.
  @MainActor @preconcurrency public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType,
    coordinator: Coordinator
  ) {}

  /// Returns `nil`.
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

  /// Returns `nil`.
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
  /// Returns no headers for a row.
  public func accessibilityHeaderElements(forRow row: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }

  /// Returns no headers for a column.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }
}

extension UIResponder {
  /// The value with attributes. Only the text is kept, because an element's speech attributes are
  /// those of its label.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The hint with attributes. Only the text is kept, because an element's speech attributes are
  /// those of its label.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// The names for Voice Control with attributes. Only the text is kept.
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]? {
    get { accessibilityUserInputLabels?.map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = newValue?.map(\.string) }
  }

  /// The outline of the element on the screen.
  @available(*, unavailable, message: "elements have no outline here; set accessibilityFrame")
  public final var accessibilityPath: UIBezierPath? {
    get { nil }
    set {}
  }
}

extension UIResponder: Hashable {
  /// Returns whether both are the same object.
  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIResponder: NSObjectProtocol {
  /// Returns whether both are the same object.
  nonisolated public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

  /// A hash value for the object.
  nonisolated public var hash: Int { hashValue }

  /// Returns the object itself.
  nonisolated public func `self`() -> Self { self }

  /// Returns whether the object is a proxy, which is always `false`.
  nonisolated public func isProxy() -> Bool { false }

  /// The name of the object's type.
  nonisolated public var description: String { "<\(type(of: self))>" }

  /// The name of the object's type.
  nonisolated public var debugDescription: String { description }
}

extension UIView {
  /// The window that shows the view.
  public var window: UIWindow? { tree?.isShown == true ? UIWindow.ofHost : nil }

  /// The view's traits.
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
