// SPDX-License-Identifier: MIT

import A11yTree

/// A source that takes its elements from a view graph. This is the common superclass of `ViewHost` and `AppHost`.
@MainActor
open class GraphHost: TreeSource {
  package let graph: ViewGraph
  private let show: (ViewGraph) -> Void
  private var hasStarted = false
  var time: VirtualTime?

  /// Creates a host with a graph. The graph's content is created when the host starts.
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

  /// The mistakes found in the program's views, in the order in which they were reported.
  public var diagnostics: [Diagnostic] { graph.diagnostics }

  /// The work that has been done so far.
  public var counters: WorkCounters { graph.counters }

  /// Shows the content and returns the whole tree.
  public func start() -> TreeUpdate {
    guard hasStarted else {
      hasStarted = true
      return graph.turn { show(graph) }
    }
    _ = graph.turn()
    return graph.wholeTree()
  }

  /// Processes the cursor positions by updating the wrappers that follow them, and returns the changes.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate {
    graph.turn { graph.cursorsSettled(focus) }
  }

  /// Tells the views which assistive technologies are on.
  public func technologiesDidChange(_ technologies: AccessibilityTechnologies) -> TreeUpdate {
    guard hasStarted else {
      // The first turn returns the whole tree, so it must take place in `start()`.
      graph.technologies = technologies
      return TreeUpdate()
    }
    return graph.turn {
      graph.technologies = technologies
      if graph.makesEveryRow { graph.makeAllRows() }
    }
  }

  /// Creates some of the rows that an element represents.
  public func makeRows(of id: ElementID, isForward: Bool) -> ActionResponse {
    guard let gap = graph.slots[id] as? UnmadeRowsNode else { return .refused("") }
    return .handled(graph.turn { gap.owner.makeSome(of: gap, isForward: isForward) })
  }

  /// Creates every row that has not yet been created, and returns the changes.
  public func makeAllRows() -> TreeUpdate {
    graph.hasUnmadeRows ? graph.turn { graph.makeAllRows() } : TreeUpdate()
  }

  /// The callback for changes that no request caused, such as changes made when a task finishes.
  public var onEvent: ((SourceEvent) -> Void)? {
    didSet { if onEvent != nil, graph.isWaiting { takeTurn() } }
  }

  /// Processes changes that no request caused, and passes them to ``onEvent``.
  ///
  /// The changes are processed automatically as soon as the main actor is free. Call this method to process the changes
  /// immediately.
  public func takeTurn() {
    guard let onEvent, hasChanges else { return }
    let update = graph.turn()
    if !update.isEmpty { onEvent(.changed(update)) }
  }

  /// Whether changes are waiting and a turn can be taken.
  var hasChanges: Bool { hasStarted && onEvent != nil && graph.isWaiting }

  /// Performs a user's request and returns the changes.
  public func perform(_ request: ActionRequest) -> ActionResponse {
    guard let node = graph.slots[request.target] else {
      return .refused("Nothing happens: the element no longer exists.")
    }
    var isHandled = false
    let update = graph.turn { isHandled = node.take(request.action) }
    guard !isHandled else { return .handled(update) }
    return .refused("Nothing happens: the element does not support this action.", update: update)
  }

  /// Performs a system request. In a host without an app, the only supported request is termination.
  @_spi(Nodes)
  open func perform(_ request: SystemRequest) -> ActionResponse {
    request == .terminate
      ? .handled() : .refused("Nothing happens: only an app supports this command.")
  }

  /// The work that views have started and that has not finished, in the order in which it started.
  public var pendingWork: [PendingWork] { graph.pendingWork.filter { !$0.isFinished } }

  /// Sets the device on which the program runs. If this method is not called, the program runs on the process's device.
  ///
  /// Call this method before the host starts.
  package func run(on device: Device) { graph.inbox.device = device }

  /// Makes this host the process's host. Code that was started by neither a turn nor a task, such as a block on a
  /// queue, then belongs to this host.
  ///
  /// Call this method once, in a program that runs a single app.
  public func runsProcess() { CurrentHost.adopt(graph.inbox) }
}
