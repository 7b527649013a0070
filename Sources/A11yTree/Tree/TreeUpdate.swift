// SPDX-License-Identifier: MIT

/// What changed in a tree, as recorded by its source.
///
/// A source's first update holds every element. Later ones hold the changed elements, each whole,
/// and those that were removed.
public struct TreeUpdate: Hashable, Sendable {
  /// One element in its current form.
  public struct Change: Hashable, Sendable {
    /// The element's id.
    public var id: ElementID
    /// The element, whole.
    public var element: Element
    /// What is new about it, as far as the source knows.
    public var scope: Scope

    /// Creates a change from an id and its current element.
    public init(_ id: ElementID, _ element: Element, scope: Scope = .unknown) {
      self.id = id
      self.element = element
      self.scope = scope
    }

    /// What is new about an element.
    public enum Scope: Hashable, Sendable {
      /// Anything: the source does not say.
      case unknown
      /// All of it: there was no such element.
      case added
      /// What is said of it.
      case words
      /// Nothing that is said: its place, its children.
      case surroundings
    }
  }

  /// Something that happened to the screen as a whole.
  public enum Notification: Hashable, Sendable {
    /// A new view covers most of the screen; the cursors go to the element, otherwise to the first.
    case screenChanged(ElementID?)
    /// A part of the screen changed; the cursors go to the element if one is named.
    case layoutChanged(ElementID?)
    /// A page was scrolled; the text gives the position, as in "Page 2 of 5".
    case pageScrolled(String)
    /// The program has ended; there is nothing left to navigate.
    case programEnded
  }

  /// The root, if it is new.
  public var root: ElementID?
  /// The new or changed elements.
  public var changes: [Change]
  /// The removed elements. Descendants that are not moved elsewhere go with them.
  public var removals: [ElementID]
  /// The program's requests to move cursors, in order.
  public var focusRequests: [FocusRequest]
  /// The program's request to move keyboard focus, if any.
  public var keyboardFocus: KeyboardFocusRequest?
  /// The program's announcements, in order.
  public var announcements: [Announcement]
  /// Notifications about the screen as a whole.
  public var notifications: [Notification]
  /// The words in live regions, piece by piece, as far as the source knows; in reading order.
  public var liveTexts: [LiveText] = []

  /// Creates an update; by default an empty one.
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
