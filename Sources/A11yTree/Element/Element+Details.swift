extension Element {
  /// The properties that few elements have.
  public struct Details: Hashable, Sendable {
    /// What happens when the element is activated, in the author's words.
    public var hint = ""
    /// A longer description, spoken where the hint is.
    public var description = ""
    /// What is wrong with the entry, spoken where the hint is.
    public var errorMessage = ""
    /// The name that programs know the element by; never spoken.
    public var identifier = ""
    /// What an empty text field shows.
    public var placeholder = ""
    /// The author's own word for the role.
    public var roleDescription = ""
    /// Where a link leads.
    public var url = ""
    /// How far the content is scrolled, as in "Page 2 of 5"; said when a user has scrolled it.
    public var scrollStatus = ""
    /// The language of the words, as a BCP-47 tag; empty for the user's own.
    public var language = ""
    /// Other names by which the element can be called.
    public var inputLabels: [String] = []
    /// The place among siblings: higher comes first, ties keep the order of the source.
    public var sortPriority: Double = 0
    /// The numbers behind an adjustable value.
    public var range: ValueRange?
    /// The size of a table.
    public var table: TableSize?
    /// The place in a table.
    public var cell: TableCell?
    /// How the rows or columns under a header cell are sorted, if they are.
    public var sort: SortDirection?
    /// Where the element is on the screen, if the source knows.
    public var frame: Frame?
    /// Where a touch activates the element, if that is not the middle of the frame.
    public var activationPoint: Point?
    /// The actions that the program named itself.
    public var customActions: [CustomAction] = []
    /// Further facts, read on request.
    public var customContent: [CustomContent] = []
    /// The rotors that the program made itself.
    public var customRotors: [CustomRotor] = []
    /// How changes inside are announced.
    public var live: LiveRegion?
    /// How the words are spoken.
    public var speech: SpeechAttributes?
    /// Whether the element is a stop or a container, if its role does not say it rightly.
    public var containment: Containment?
    /// Whether the element answers to the user, if that cannot be told from its actions.
    public var respondsToUserInteraction: Bool?
    /// How Switch Control scans what is inside.
    public var navigationStyle: NavigationStyle?
    /// Whether focus prefers the element when its scene or modal appears.
    public var isDefaultFocus = false
    /// Whose focus prefers the element, if any does.
    public var defaultFocusTechnologies: AccessibilityTechnologies = .all
    /// Whether keyboard focus can be on the element, if that is not as it answers to the user.
    public var isKeyboardFocusable: Bool?
    /// The place of the insertion point in the value, in characters from 0.
    public var insertionPoint: Int?

    /// How many rows the element stands for that its source has not made yet; such an element is no
    /// stop, and is never met.
    public var unmadeRows = 0

    /// Makes the details of an element that has none.
    public init() {}

    static let none = Details()
  }

  final class Box: Sendable, Hashable {
    let details: Details
    init(_ details: Details) { self.details = details }

    static func == (lhs: Box, rhs: Box) -> Bool { lhs === rhs || lhs.details == rhs.details }
    func hash(into hasher: inout Hasher) { hasher.combine(details) }
  }

  /// The properties that few elements have. Reading is O(1); the first write allocates the box.
  public var details: Details {
    get { box?.details ?? .none }
    set { box = newValue == .none ? nil : Box(newValue) }
  }

  /// Whether the element has any of the properties that few have. O(1), and cheaper than to ask.
  public var hasDetails: Bool { box != nil }
}
