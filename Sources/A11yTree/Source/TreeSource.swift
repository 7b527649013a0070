// SPDX-License-Identifier: MIT

/// A provider of elements that respond to actions, such as a captured file, a running app or a live page.
///
/// A source that is a capture or a view answers before the call returns. A source that has to ask another process
/// returns ``ActionResponse/Outcome/underWay(_:)``, reports in ``progress`` what it is waiting for, and sends the
/// outcome through ``onEvent``.
@MainActor
public protocol TreeSource: AnyObject {
  /// Returns the whole tree as the source's first update.
  func start() -> TreeUpdate

  /// The whole tree, if the source has already built it. The prebuilt tree is used instead of calling ``start()``.
  ///
  /// A source without a prebuilt tree need not implement this property.
  var builtTree: AccessibilityTree? { get }

  /// Performs a user's request and returns the changes.
  func perform(_ request: ActionRequest) -> ActionResponse

  /// Performs a request from the system and returns the changes.
  ///
  /// A source without windows, menus or documents need not implement this method.
  func perform(_ request: SystemRequest) -> ActionResponse

  /// Whether the source has its own Tab order and moves keyboard focus on request.
  ///
  /// If the value is `false`, the Tab key moves through the tree's interactive elements.
  var movesKeyboardFocus: Bool { get }

  /// Receives the cursors' positions and returns the resulting changes.
  ///
  /// This method is called before the turn ends if a cursor has moved and all of the source's requests are done. A
  /// source that does not depend on focus need not implement this method.
  func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate

  /// Receives the technologies that are on and returns the resulting changes.
  ///
  /// This method is called before ``start()``, and whenever a technology is turned on or off. A source that does not
  /// depend on technologies need not implement this method.
  func technologiesDidChange(_ technologies: AccessibilityTechnologies) -> TreeUpdate

  /// Creates some of the rows that an element represents (``Element/Details/unmadeRows``).
  ///
  /// This method is called when a search reaches the element. If the source answers later, the search waits for the
  /// answer. A source that creates all rows from the start need not implement this method.
  ///
  /// - Parameter isForward: Whether to create the first rows rather than the last ones.
  func makeRows(of id: ElementID, isForward: Bool) -> ActionResponse

  /// Creates every missing row and returns the changes.
  func makeAllRows() -> TreeUpdate

  /// Whether all pending changes from the source have arrived.
  ///
  /// A session's turn stays open until the source has settled. A source that answers immediately need not implement
  /// this property.
  var progress: SourceProgress { get }

  /// The clock that the source follows.
  var clock: SourceClock { get }

  /// Advances the time in a source that follows the session's clock.
  ///
  /// All changes that occur while the time advances are sent as ``SourceEvent``s; ``progress`` is not settled until all
  /// of these events have been sent.
  func advance(by time: Duration)

  /// Whether the source currently handles several keys together in a text field (``Action/typeAhead(_:)``).
  ///
  /// A source that answers immediately need not implement this property.
  var takesTypeAhead: Bool { get }

  /// A handler that receives the events that the source reports without being asked, for example when a task has ended,
  /// a page has changed or an answer has arrived.
  ///
  /// The handler is called only on the main actor. A source that never changes on its own need not implement this
  /// property.
  var onEvent: ((SourceEvent) -> Void)? { get set }

  /// Closes the source, which then releases its processes, threads and connections and sends no further events.
  func close()
}

extension TreeSource {
  /// By default, a source has no prebuilt tree.
  public var builtTree: AccessibilityTree? { nil }

  /// The default implementation refuses every request except the request to quit.
  public func perform(_ request: SystemRequest) -> ActionResponse {
    if request == .terminate { return .handled() }
    return .refused("Only an app with windows supports this command.")
  }

  /// By default, the session itself moves keyboard focus through the tree.
  public var movesKeyboardFocus: Bool { false }

  /// Returns an empty update, because focus changes have no effect by default.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate { TreeUpdate() }

  /// Returns an empty update, because nothing depends on the technologies by default.
  public func technologiesDidChange(_ technologies: AccessibilityTechnologies) -> TreeUpdate {
    TreeUpdate()
  }

  /// Refuses the request, because all rows exist by default.
  public func makeRows(of id: ElementID, isForward: Bool) -> ActionResponse { .refused("") }

  /// Returns an empty update, because all rows exist by default.
  public func makeAllRows() -> TreeUpdate { TreeUpdate() }

  /// By default, a source is always settled.
  public var progress: SourceProgress { .settled }

  /// By default, the passage of time has no effect.
  public var clock: SourceClock { .none }

  /// Does nothing, because time does not pass by default.
  public func advance(by time: Duration) {}

  /// By default, a source handles one key at a time.
  public var takesTypeAhead: Bool { false }

  /// By default, a source never changes on its own, so the handler is `nil`.
  public var onEvent: ((SourceEvent) -> Void)? {
    get { nil }
    set {}
  }

  /// Does nothing, because there are no resources to release by default.
  public func close() {}
}
