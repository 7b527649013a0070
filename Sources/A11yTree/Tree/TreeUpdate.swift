/// What changed in a tree, as its source recorded it while changing.
///
/// The first update of a source holds every element. Later ones hold the elements that changed,
/// each whole, and those that went.
public struct TreeUpdate: Hashable, Sendable {
  /// One element as it is now.
  public struct Change: Hashable, Sendable {
    /// The element's id.
    public var id: ElementID
    /// The element, whole.
    public var element: Element

    /// Makes a change from an id and the element that it names now.
    public init(_ id: ElementID, _ element: Element) {
      self.id = id
      self.element = element
    }
  }

  /// Something that happened to the screen as a whole.
  public enum Notification: Hashable, Sendable {
    /// A new view covers most of the screen; the cursors go to the element, else to the first.
    case screenChanged(ElementID?)
    /// A part of the screen changed; the cursors go to the element if one is named.
    case layoutChanged(ElementID?)
    /// A page was scrolled; the text says where it stands, as in "Page 2 of 5".
    case pageScrolled(String)
    /// The program has ended; there is nothing more to meet.
    case programEnded
  }

  /// The root, if it is new.
  public var root: ElementID?
  /// The elements that are new or changed.
  public var changes: [Change]
  /// The elements that went. What is inside them and nowhere else goes with them.
  public var removals: [ElementID]
  /// Where the program wants cursors to go, in the order in which it asked.
  public var focusRequests: [FocusRequest]
  /// Where the program wants keyboard focus to go, if anywhere.
  public var keyboardFocus: KeyboardFocusRequest?
  /// What the program wants said, in the order in which it asked.
  public var announcements: [Announcement]
  /// What happened to the screen as a whole.
  public var notifications: [Notification]

  /// Makes an update; by default nothing changed.
  public init(
    root: ElementID? = nil,
    changes: [Change] = [],
    removals: [ElementID] = [],
    focusRequests: [FocusRequest] = [],
    keyboardFocus: KeyboardFocusRequest? = nil,
    announcements: [Announcement] = [],
    notifications: [Notification] = []
  ) {
    self.root = root
    self.changes = changes
    self.removals = removals
    self.focusRequests = focusRequests
    self.keyboardFocus = keyboardFocus
    self.announcements = announcements
    self.notifications = notifications
  }

  /// Whether nothing changed and nothing was asked for.
  public var isEmpty: Bool { self == TreeUpdate() }
}
