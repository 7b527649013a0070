// SPDX-License-Identifier: MIT

/// An element that a user can perceive, with a label, a value, a role, states, actions and children.
///
/// Properties that most elements use are stored inline. Rarely used properties are stored together in a copy-on-write
/// box, so that a million plain elements stay small (96 bytes each).
public struct Element: Hashable, Sendable {
  /// The element's role.
  public var role: Role
  /// The element's behavior, expressed as SwiftUI traits.
  public var traits: AccessibilityTraits
  /// The states, which can change during the element's lifetime.
  public var states: States
  /// The standard actions that the element supports.
  public var actions: ActionSet
  /// The element's label. The label is the element's spoken name.
  public var label: String
  /// The element's value, as it is spoken.
  public var value: String
  /// The element's children, in source order.
  public var children: [ElementID]
  /// The element's position in a set, as in "2 of 3".
  public var position: Position?
  /// The valid levels.
  public static let levels = 1...255
  /// The one-based level of a heading, a tree item or a nested list, or `nil` if the element has no level.
  public var level: Int? {
    get { storedLevel == 0 ? nil : Int(storedLevel) }
    set { storedLevel = UInt8(clamping: max(newValue ?? 0, 0)) }
  }

  var storedLevel: UInt8 = 0
  var box: Box?

  /// Creates an element from its common properties. All other properties can be set afterward.
  public init(
    _ role: Role = .generic,
    label: String = "",
    value: String = "",
    traits: AccessibilityTraits = [],
    actions: ActionSet = [],
    children: [ElementID] = []
  ) {
    self.role = role
    self.traits = traits
    self.states = States()
    self.actions = actions
    self.label = label
    self.value = value
    self.children = children
  }
}

extension Element {
  /// A position in a set of similar elements.
  public struct Position: Hashable, Sendable {
    /// The one-based position in the set.
    public var index: Int32
    /// The number of elements in the set.
    public var count: Int32

    /// Creates a position from a one-based index and the size of the set.
    public init(_ index: Int, of count: Int) {
      self.index = Int32(clamping: index)
      self.count = Int32(clamping: count)
    }
  }
}

extension Element {
  /// The properties that only a few elements have.
  public struct Details: Hashable, Sendable {
    /// A description, in the author's words, of the result of activating the element.
    public var hint = ""
    /// A longer description, which is spoken at the same time as the hint.
    public var description = ""
    /// The error in the entered text, which is spoken at the same time as the hint.
    public var errorMessage = ""
    /// The name by which programs identify the element, which is never spoken.
    public var identifier = ""
    /// The text that an empty text field shows.
    public var placeholder = ""
    /// The author's own term for the element's role.
    public var roleDescription = ""
    /// A link's target, with its secrets masked.
    public var url = "" {
      didSet { if !url.isEmpty { url = AddressMask.masked(address: url) } }
    }
    /// The scroll position, as in "Page 2 of 5", which is spoken after the user scrolls.
    public var scrollStatus = ""
    /// The BCP 47 tag of the words' language, or an empty string for the user's own language.
    public var language = ""
    /// Alternative names by which the user can refer to the element.
    public var inputLabels: [String] = []
    /// The element's sort priority among its siblings. Elements with a higher priority come first, and elements with
    /// equal priority keep the source's order.
    public var sortPriority: Double = 0
    /// The numeric value and bounds of an adjustable element.
    public var range: ValueRange?
    /// The size of a table.
    public var table: TableSize?
    /// The element's position in a table.
    public var cell: TableCell?
    /// The sort direction of the rows or columns under a header cell, if they are sorted.
    public var sort: SortDirection?
    /// The element's frame on the screen, if the source knows it.
    public var frame: Frame?
    /// The point at which a touch activates the element, if it is not the center of the frame.
    public var activationPoint: Point?
    /// The actions that the program defines.
    public var customActions: [CustomAction] = []
    /// Additional content that is spoken when the user requests it.
    public var customContent: [CustomContent] = []
    /// The rotors that the program defines.
    public var customRotors: [CustomRotor] = []
    /// How changes inside the element are announced.
    public var live: LiveRegion?
    /// The types of changes inside the element that are announced.
    public var liveChanges: LiveChanges = .usual
    /// Whether a change inside the element causes the whole element to be announced.
    public var isLiveAsWhole = false
    /// How the element's words are spoken.
    public var speech: SpeechAttributes?
    /// Whether the element is a stop or a container, if this differs from what the element's role implies.
    public var containment: Containment?
    /// Whether the user can interact with the element, if its actions do not indicate this.
    public var respondsToUserInteraction: Bool?
    /// How Switch Control scans the element's contents.
    public var navigationStyle: NavigationStyle?
    /// Whether the element receives focus by default when its scene or modal appears.
    public var isDefaultFocus = false
    /// The technologies whose cursors start on the element by default.
    public var defaultFocusTechnologies: AccessibilityTechnologies = .all
    /// Whether the element can have keyboard focus, if this differs from whether the element is interactive.
    public var isKeyboardFocusable: Bool?
    /// The position of the insertion point in the value, in characters from the start.
    public var insertionPoint: Int?
    /// The end of the selection that is opposite the insertion point, in characters from the start. No text is selected
    /// if the opposite end equals the insertion point or is `nil`.
    public var selectionAnchor: Int?
    /// The type of text that a text field expects, or `nil` if the source does not specify a type.
    public var textInput: TextInput?

    /// The number of rows that the element represents and that the source has not created yet. An element that
    /// represents missing rows is never a stop.
    public var unmadeRows = 0

    /// Creates details whose properties all have default values.
    public init() {}

    static let none = Details()
  }

  final class Box: Sendable, Hashable {
    let details: Details
    init(_ details: Details) { self.details = details }

    static func == (lhs: Box, rhs: Box) -> Bool { lhs === rhs || lhs.details == rhs.details }
    func hash(into hasher: inout Hasher) { hasher.combine(details) }
  }

  /// The properties that only a few elements have. Reading a property takes O(1) time. The first write allocates the
  /// box that stores the properties.
  public var details: Details {
    get { box?.details ?? .none }
    set { box = newValue == .none ? nil : Box(newValue) }
  }

  /// Whether the element has any rarely used property. The check takes O(1) time and is cheaper than reading the
  /// properties.
  public var hasDetails: Bool { box != nil }

  /// Whether changes inside the element are announced, either because of its role or because the program requests it.
  public var isLiveRegion: Bool { role.isLiveRegion || hasDetails && details.live != nil }

  /// Whether the element is a text field, or a stepper with its own field, into which the user can type.
  public var isTypedInto: Bool { role.isTextEntry || actions.contains(.edit) }
}
