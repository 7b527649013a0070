// SPDX-License-Identifier: MIT

/// A change to a tree, as recorded by its source.
///
/// A source's first update contains every element. Later updates contain each changed element in full, and the ids of
/// the removed elements.
public struct TreeUpdate: Hashable, Sendable {
  /// One element in its current form.
  public struct Change: Hashable, Sendable {
    /// The element's id.
    public var id: ElementID
    /// The complete element.
    public var element: Element
    /// The aspect of the element that changed, as far as the source knows.
    public var scope: Scope

    /// Creates a change from an id and its current element.
    public init(_ id: ElementID, _ element: Element, scope: Scope = .unknown) {
      self.id = id
      self.element = element
      self.scope = scope
    }

    /// The aspect of an element that changed.
    public enum Scope: Hashable, Sendable {
      /// The aspect is unknown, because the source does not report it.
      case unknown
      /// The element is new, so the whole element has changed.
      case added
      /// The element's spoken words.
      case words
      /// An aspect that is not spoken, such as the element's position or children.
      case surroundings
    }
  }

  /// An event that concerns the screen as a whole.
  public enum Notification: Hashable, Sendable {
    /// A new view covers most of the screen; the cursors move to the given element, or to the first element if none is
    /// given.
    case screenChanged(ElementID?)
    /// A part of the screen changed; the cursors move to the given element if there is one.
    case layoutChanged(ElementID?)
    /// A page was scrolled; the text states the position, as in "Page 2 of 5".
    case pageScrolled(String)
    /// The program has ended, so no elements remain to navigate.
    case programEnded
  }

  /// The new root, if the root changes.
  public var root: ElementID?
  /// The new or changed elements.
  public var changes: [Change]
  /// The removed elements. Descendants that are not moved elsewhere are also removed.
  public var removals: [ElementID]
  /// The program's requests to move cursors, in order.
  public var focusRequests: [FocusRequest]
  /// The program's request to move keyboard focus, if any.
  public var keyboardFocus: KeyboardFocusRequest?
  /// The program's announcements, in order.
  public var announcements: [Announcement]
  /// Notifications about the screen as a whole.
  public var notifications: [Notification]
  /// The words in live regions, piece by piece as far as the source knows the pieces, in reading order.
  public var liveTexts: [LiveText] = []
  /// The windows and apps of the desktop, if they changed.
  public var desktop: DesktopChoices?

  /// Creates an update, which is empty by default.
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

  /// Whether nothing changed and nothing was requested.
  public var isEmpty: Bool { self == TreeUpdate() }
}
