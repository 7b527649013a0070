import A11yTree

/// A view graph as a source of a tree: the part that ``ViewHost`` and ``AppHost`` share.
@MainActor
open class GraphHost: TreeSource {
  package let graph: ViewGraph
  private let show: (ViewGraph) -> Void
  private var hasStarted = false

  /// Makes a graph; what it shows is made when the host is started.
  package init(prunes: Bool, show: @escaping (ViewGraph) -> Void) {
    graph = ViewGraph(prunes: prunes)
    self.show = show
    graph.inbox.onArrival { [weak self] in
      Task { @MainActor in self?.takeTurn() }
    }
  }

  /// What is wrong in the program's views, in the order in which it was noticed.
  public var diagnostics: [Diagnostic] { graph.diagnostics }

  /// How much was done so far.
  public var counters: WorkCounters { graph.counters }

  /// Shows what there is to show, and gives the whole tree.
  public func start() -> TreeUpdate {
    guard hasStarted else {
      hasStarted = true
      return graph.turn { show(graph) }
    }
    _ = graph.turn()
    return graph.wholeTree()
  }

  /// Takes in where the cursors are: writes the wrappers that follow them, and says what changed.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate {
    graph.turn { graph.cursorsSettled(focus) }
  }

  /// Tells the views which technologies are on.
  public func technologiesDidChange(_ technologies: AccessibilityTechnologies) -> TreeUpdate {
    guard hasStarted else {
      // The first turn gives the whole tree, so it has to be that of the start.
      graph.technologies = technologies
      return TreeUpdate()
    }
    return graph.turn {
      graph.technologies = technologies
      if graph.makesEveryRow { graph.makeAllRows() }
    }
  }

  /// Makes some of the rows that an element stands for, and says what changed.
  public func makeRows(of id: ElementID, isForward: Bool) -> TreeUpdate {
    guard let gap = graph.slots[id] as? UnmadeRowsNode else { return TreeUpdate() }
    return graph.turn { gap.owner.makeSome(of: gap, isForward: isForward) }
  }

  /// Makes every row that is not made yet, and says what changed.
  public func makeAllRows() -> TreeUpdate {
    graph.hasUnmadeRows ? graph.turn { graph.makeAllRows() } : TreeUpdate()
  }

  /// Tasks and timers of a program go by the clock on the wall.
  public var clock: SourceClock { .wall }

  /// Is handed what changes by itself, such as when a task ends.
  public var onEvent: ((SourceEvent) -> Void)? {
    didSet { if onEvent != nil, graph.isWaiting { takeTurn() } }
  }

  /// Takes in what has changed outside of any request, and hands it on.
  ///
  /// It happens by itself as soon as the main actor is free; call it to have it happen now.
  public func takeTurn() {
    guard hasStarted, let onEvent, graph.isWaiting else { return }
    let update = graph.turn()
    if !update.isEmpty { onEvent(.changed(update)) }
  }

  /// Has the view do what a user asked for, and says what changed.
  public func perform(_ request: ActionRequest) -> ActionResponse {
    guard let node = graph.slots[request.target] else {
      return .refused("Nothing happens: the element is gone.")
    }
    var isHandled = false
    let update = graph.turn { isHandled = node.take(request.action) }
    guard !isHandled else { return .handled(update) }
    return .refused("Nothing happens: there is nothing that does this.", update: update)
  }

  /// Does what the system asked for: without an app, nothing but to end.
  @_spi(Nodes)
  open func perform(_ request: SystemRequest) -> ActionResponse {
    request == .terminate ? .handled() : .refused("Nothing happens: this is no app.")
  }

  /// What the views have started that has not ended, in the order in which it began.
  public var pendingWork: [PendingWork] { graph.pendingWork.filter { !$0.isFinished } }

  /// Makes this host the one that the process runs: code that no turn and no task started, such as
  /// a block on a queue, belongs to it.
  ///
  /// Call it once, where a program runs one app.
  public func runsProcess() { CurrentHost.adopt(graph.inbox) }
}
