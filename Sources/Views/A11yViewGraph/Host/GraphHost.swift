// SPDX-License-Identifier: MIT

import A11yTree

/// A source whose elements come from a view graph. This class is the common superclass of `ViewHost` and `AppHost`.
@MainActor
open class GraphHost: TreeSource {
  package let graph: ViewGraph
  private let show: (ViewGraph) -> Void
  private var hasStarted = false
  var time: VirtualTime?

  /// Creates a host that owns a view graph. The graph's content is created when the host starts.
  package init(prunes: Bool, show: @escaping (ViewGraph) -> Void) {
    graph = ViewGraph(prunes: prunes)
    self.show = show
    // This block does not count as the program's work, because a turn waits for the changes themselves, not for the
    // block that fetches them.
    graph.inbox.onArrival { [weak self] in
      DispatchHooks.runOnMain { self?.takeTurn() }
    }
  }

  isolated deinit { graph.inbox.clock.becomeReal() }

  /// The mistakes that were found in the program's views, in the order in which they were reported.
  public var diagnostics: [Diagnostic] { graph.diagnostics }

  /// The amount of work that the host's graph has done so far.
  public var counters: WorkCounters { graph.counters }

  /// Shows the content and returns the whole element tree.
  public func start() -> TreeUpdate {
    guard hasStarted else {
      hasStarted = true
      return graph.turn { show(graph) }
    }
    _ = graph.turn()
    return graph.wholeTree()
  }

  /// Updates the property wrappers that follow the cursor positions, and returns the resulting changes.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate {
    graph.turn { graph.cursorsSettled(focus) }
  }

  /// Informs the views which assistive technologies are on.
  public func technologiesDidChange(_ technologies: AccessibilityTechnologies) -> TreeUpdate {
    guard hasStarted else {
      // The first turn returns the whole tree, so the first turn must take place in `start()`.
      graph.technologies = technologies
      return TreeUpdate()
    }
    return graph.turn {
      graph.technologies = technologies
      if graph.makesEveryRow { graph.makeAllRows() }
    }
  }

  /// Creates some of the rows that a placeholder element represents.
  public func makeRows(of id: ElementID, isForward: Bool) -> ActionResponse {
    guard let gap = graph.slots[id] as? UnmadeRowsNode else { return .refused("") }
    return .handled(graph.turn { gap.owner.makeSome(of: gap, isForward: isForward) })
  }

  /// Creates all rows that have not been created yet, and returns the resulting changes.
  public func makeAllRows() -> TreeUpdate {
    graph.hasUnmadeRows ? graph.turn { graph.makeAllRows() } : TreeUpdate()
  }

  /// The callback for changes that are not the result of a request, such as changes made when a task completes.
  public var onEvent: ((SourceEvent) -> Void)? {
    didSet { if onEvent != nil, graph.isWaiting { takeTurn() } }
  }

  /// Processes changes that are not the result of a request, and passes them to ``onEvent``.
  ///
  /// Changes that are not the result of a request are processed automatically as soon as the main actor is available.
  /// Call this method to process pending changes immediately.
  public func takeTurn() {
    guard let onEvent, hasChanges else { return }
    let update = graph.turn()
    if !update.isEmpty { onEvent(.changed(update)) }
  }

  /// Whether changes are waiting and a turn can be run.
  var hasChanges: Bool { hasStarted && onEvent != nil && graph.isWaiting }

  /// Performs a user's request and returns the resulting changes.
  public func perform(_ request: ActionRequest) -> ActionResponse {
    guard let node = graph.slots[request.target] else {
      return .refused("The element no longer exists.")
    }
    var isHandled = false
    let update = graph.turn { isHandled = node.take(request.action) }
    guard !isHandled else { return .handled(update) }
    return .refused("The element does not support this action.", update: update)
  }

  /// Performs a system request. In a host without an app, termination is the only supported request.
  @_spi(Nodes)
  open func perform(_ request: SystemRequest) -> ActionResponse {
    request == .terminate
      ? .handled() : .refused("Only an app supports this command.")
  }

  /// The unfinished work that views have started, in the order in which it started.
  public var pendingWork: [PendingWork] { graph.pendingWork.filter { !$0.isFinished } }

  /// Sets the device on which the program runs. If this method is not called, the program runs on the process's device.
  ///
  /// Call this method before the host starts.
  package func run(on device: Device) { graph.inbox.device = device }

  /// Makes this host the process's host. After this call, code that runs neither in a turn nor in a task, such as a
  /// block on a queue, belongs to this host.
  ///
  /// If a program runs a single app, call this method once.
  public func runsProcess() { CurrentHost.adopt(graph.inbox) }
}
