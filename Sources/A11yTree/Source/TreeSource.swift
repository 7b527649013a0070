// SPDX-License-Identifier: MIT

/// Anything that has elements and responds to actions: a captured file, a running app, a live page.
///
/// A capture or a view answers within the call. A source that has to ask another process answers
/// ``ActionResponse/Outcome/underWay(_:)``, says in ``progress`` what it waits for, and sends the
/// outcome through ``onEvent``.
@MainActor
public protocol TreeSource: AnyObject {
  /// Returns the whole tree as its first update.
  func start() -> TreeUpdate

  /// The whole tree, if the source has built it already: it is taken in place of ``start()``.
  ///
  /// A source that has no tree of its own need not implement it.
  var builtTree: AccessibilityTree? { get }

  /// Performs a user's request and returns what changed.
  func perform(_ request: ActionRequest) -> ActionResponse

  /// Performs a request from the system and returns what changed.
  ///
  /// A source without windows, menus or documents need not implement it.
  func perform(_ request: SystemRequest) -> ActionResponse

  /// Whether the source has its own order of keyboard focus, and moves it when asked.
  ///
  /// Otherwise Tab moves through the interactive elements of the tree.
  var movesKeyboardFocus: Bool { get }

  /// Receives the positions of the cursors and returns what changed as a result.
  ///
  /// Called when a cursor has moved, and when all requests of the source are done, before the turn
  /// ends. A source that does not follow focus need not implement it.
  func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate

  /// Receives the technologies that are on and returns what changed as a result.
  ///
  /// Called before ``start()``, and whenever a technology is turned on or off. A source that does
  /// not depend on them need not implement it.
  func technologiesDidChange(_ technologies: AccessibilityTechnologies) -> TreeUpdate

  /// Creates some of the rows that an element represents (``Element/Details/unmadeRows``).
  ///
  /// Called when a search reaches the element, which waits if the answer comes later. A source that
  /// makes everything at once need not implement it.
  ///
  /// - Parameter isForward: Whether to make the first of the rows, otherwise the last.
  func makeRows(of id: ElementID, isForward: Bool) -> ActionResponse

  /// Creates every missing row and returns the changes.
  func makeAllRows() -> TreeUpdate

  /// Whether all pending changes of the source have arrived.
  ///
  /// A turn of a session stays open until the source has settled. A source that answers at once
  /// need not implement it.
  var progress: SourceProgress { get }

  /// The clock that the source follows.
  var clock: SourceClock { get }

  /// Advances time for a source that follows the session's clock.
  ///
  /// What happens in that time is sent as ``SourceEvent``; ``progress`` is not settled until all of
  /// it has been sent.
  func advance(by time: Duration)

  /// Receives what the source reports unprompted: a task ended, a page changed, an answer arrived.
  ///
  /// Called on the main actor only. A source that never changes by itself need not implement it.
  var onEvent: ((SourceEvent) -> Void)? { get set }

  /// Closes the source: it releases processes, threads and connections, and sends nothing more.
  func close()
}

extension TreeSource {
  /// There is none.
  public var builtTree: AccessibilityTree? { nil }

  /// Refuses every request except the one to quit.
  public func perform(_ request: SystemRequest) -> ActionResponse {
    if request == .terminate { return .handled() }
    return .refused("Nothing happens: this is no app with windows.")
  }

  /// Keyboard focus moves through the tree.
  public var movesKeyboardFocus: Bool { false }

  /// Nothing changes because of focus.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate { TreeUpdate() }

  /// Nothing depends on the technologies.
  public func technologiesDidChange(_ technologies: AccessibilityTechnologies) -> TreeUpdate {
    TreeUpdate()
  }

  /// There are no unmade rows.
  public func makeRows(of id: ElementID, isForward: Bool) -> ActionResponse { .refused("") }

  /// There are no unmade rows.
  public func makeAllRows() -> TreeUpdate { TreeUpdate() }

  /// Everything was answered at once.
  public var progress: SourceProgress { .settled }

  /// Time changes nothing.
  public var clock: SourceClock { .none }

  /// Nothing happens over time.
  public func advance(by time: Duration) {}

  /// Never called, because nothing changes by itself.
  public var onEvent: ((SourceEvent) -> Void)? {
    get { nil }
    set {}
  }

  /// There is nothing to release.
  public func close() {}
}
