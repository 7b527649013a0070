// SPDX-License-Identifier: MIT

/// A change to a tree, as reported by its source.
///
/// A source's first update contains every element. Later updates contain each changed element in full, and the IDs of
/// the removed elements.
public struct TreeUpdate: Hashable, Sendable {
  /// One element in its current state.
  public struct Change: Hashable, Sendable {
    /// The element's id.
    public var id: ElementID
    /// The complete element.
    public var element: Element
    /// The aspect of the element that changed, to the extent that the source knows it.
    public var scope: Scope

    /// Creates a change from an ID and the element in its current state.
    public init(_ id: ElementID, _ element: Element, scope: Scope = .unknown) {
      self.id = id
      self.element = element
      self.scope = scope
    }

    /// The aspect of an element that changed.
    public enum Scope: Hashable, Sendable {
      /// The changed aspect is unknown, because the source does not report it.
      case unknown
      /// The element is new, so all of its aspects have changed.
      case added
      /// The element's spoken words.
      case words
      /// An aspect that is not spoken, such as the element's position or children.
      case surroundings
    }
  }

  /// An event that affects the screen as a whole.
  public enum Notification: Hashable, Sendable {
    /// A new view covers most of the screen. The cursors move to the given element, or to the first element if none is
    /// given.
    case screenChanged(ElementID?)
    /// Part of the screen changed. The cursors move to the given element, if any.
    case layoutChanged(ElementID?)
    /// The user or the program scrolled a page. The text states the position, as in "Page 2 of 5".
    case pageScrolled(String)
    /// The program has ended, so no elements remain to navigate.
    case programEnded
  }

  /// The new root, if the root changes.
  public var root: ElementID?
  /// The new or changed elements.
  public var changes: [Change]
  /// The removed elements. The descendants of a removed element are also removed unless they are moved elsewhere.
  public var removals: [ElementID]
  /// The program's requests to move cursors, in order.
  public var focusRequests: [FocusRequest]
  /// The program's request to move keyboard focus, if any.
  public var keyboardFocus: KeyboardFocusRequest?
  /// The program's announcements, in order.
  public var announcements: [Announcement]
  /// Notifications about the screen as a whole.
  public var notifications: [Notification]
  /// The words in live regions, in reading order and divided into pieces where the source knows the pieces.
  public var liveTexts: [LiveText] = []
  /// The desktop's windows and apps, if they changed.
  public var desktop: DesktopChoices?

  /// Creates an update that is empty by default.
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

  /// Whether the update contains no changes and no requests.
  public var isEmpty: Bool { self == TreeUpdate() }
}
