/// Anything that has elements and answers actions: a captured file, a running app, a live page.
///
/// A capture or a view answers within the call. A source that has to ask another process answers
/// ``ActionResponse/Outcome/underWay(_:)``, says in ``progress`` what it waits for, and sends what
/// comes of it through ``onEvent``.
@MainActor
public protocol TreeSource: AnyObject {
  /// Gives the whole tree as its first update.
  func start() -> TreeUpdate

  /// Does what a user asked and says what changed.
  func perform(_ request: ActionRequest) -> ActionResponse

  /// Does what the system asked of the program as a whole, and says what changed.
  ///
  /// A source without windows, menus or documents need not implement it.
  func perform(_ request: SystemRequest) -> ActionResponse

  /// Takes in where the cursors are, and says what changed because of that.
  ///
  /// Called when a cursor has moved, and when everything that the source asked for was done,
  /// before the turn ends. A source that does not follow focus need not implement it.
  func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate

  /// Takes in which technologies are on, and says what changed because of that.
  ///
  /// Called before ``start()``, and whenever one is turned on or off. A source that does not ask
  /// need not implement it.
  func technologiesDidChange(_ technologies: AccessibilityTechnologies) -> TreeUpdate

  /// Makes some of the rows that an element stands for (``Element/Details/unmadeRows``), and says
  /// what changed.
  ///
  /// Called when a search comes to the element. A source that makes everything at once need not
  /// implement it.
  ///
  /// - Parameter isForward: Whether the first of the rows are wanted, else the last.
  func makeRows(of id: ElementID, isForward: Bool) -> TreeUpdate

  /// Makes every row that is not made yet, and says what changed.
  func makeAllRows() -> TreeUpdate

  /// Whether everything that the source was going to change has arrived.
  ///
  /// A turn of a session stays open until the source has settled. A source that answers at once
  /// need not implement it.
  var progress: SourceProgress { get }

  /// Whose clock the source goes by.
  var clock: SourceClock { get }

  /// Lets time pass at a source that goes by the session's clock.
  ///
  /// What happens in that time is sent as ``SourceEvent``, and ``progress`` is not settled before
  /// all of it was sent.
  func advance(by time: Duration)

  /// Where the source sends what nobody asked for: a task ended, a page changed, an answer came.
  ///
  /// Called on the main actor only. A source where nothing happens by itself need not implement
  /// it.
  var onEvent: ((SourceEvent) -> Void)? { get set }

  /// Ends the source: it lets go of processes, threads and connections, and sends nothing more.
  func close()
}

extension TreeSource {
  /// Nothing takes the request, except that anything can be ended.
  public func perform(_ request: SystemRequest) -> ActionResponse {
    if request == .terminate { return .handled() }
    return .refused("Nothing happens: this is no app with windows.")
  }

  /// Nothing changes because of focus.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate { TreeUpdate() }

  /// Nothing depends on the technologies.
  public func technologiesDidChange(_ technologies: AccessibilityTechnologies) -> TreeUpdate {
    TreeUpdate()
  }

  /// There are no rows that are not made.
  public func makeRows(of id: ElementID, isForward: Bool) -> TreeUpdate { TreeUpdate() }

  /// There are no rows that are not made.
  public func makeAllRows() -> TreeUpdate { TreeUpdate() }

  /// Everything was answered at once.
  public var progress: SourceProgress { .settled }

  /// Time changes nothing.
  public var clock: SourceClock { .none }

  /// Nothing happens in time.
  public func advance(by time: Duration) {}

  /// Never called, for nothing changes by itself.
  public var onEvent: ((SourceEvent) -> Void)? {
    get { nil }
    set {}
  }

  /// There is nothing to let go of.
  public func close() {}
}
