/// Anything that has elements and answers actions: a captured file, a running app.
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

  /// Is handed what changes by itself: when a task ends, a timer fires, an object is changed from
  /// outside. A source where nothing does need not implement it.
  var onUpdate: ((TreeUpdate) -> Void)? { get set }
}

extension TreeSource {
  /// Nothing takes the request, except that anything can be ended.
  public func perform(_ request: SystemRequest) -> ActionResponse {
    if request == .terminate { return .handled() }
    return .unhandled("Nothing happens: this is no app with windows.")
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

  /// Never called, for nothing changes by itself.
  public var onUpdate: ((TreeUpdate) -> Void)? {
    get { nil }
    set {}
  }
}
