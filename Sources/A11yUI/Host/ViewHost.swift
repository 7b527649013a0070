import A11yTree

/// Runs a view without a screen: what it shows are the elements of a tree, and what a user asks of
/// an element, its view does.
///
/// ```swift
/// let session = Session(source: ViewHost { ContentView() })
/// session.start()
/// ```
@MainActor
public final class ViewHost<Content: View>: TreeSource {
  let graph: ViewGraph
  private let content: Content
  private var hasStarted = false

  /// Takes a view to run.
  ///
  /// - Parameter prunes: Whether a view that is the same as before is passed over. Turning it off
  ///   is for finding out whether that ever makes a difference.
  public init(prunes: Bool = true, @ViewBuilder content: () -> Content) {
    graph = ViewGraph(prunes: prunes)
    self.content = content()
    graph.inbox.onArrival { [weak self] in
      Task { @MainActor in self?.takeTurn() }
    }
  }

  /// What is wrong in the program's views, in the order in which it was noticed.
  public var diagnostics: [Diagnostic] { graph.diagnostics }

  /// How much was done so far.
  public var counters: WorkCounters { graph.counters }

  /// Shows the view, and gives the whole tree.
  public func start() -> TreeUpdate {
    guard hasStarted else {
      hasStarted = true
      return graph.turn { graph.root?.show(content) }
    }
    _ = graph.turn()
    return graph.wholeTree()
  }

  /// Takes in where the cursors are: writes the wrappers that follow them, and says what changed.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate {
    graph.turn { graph.focusSettled(focus) }
  }

  /// Tells the views which technologies are on.
  public func technologiesDidChange(_ technologies: AccessibilityTechnologies) -> TreeUpdate {
    guard hasStarted else {
      // The first turn gives the whole tree, so it has to be that of the start.
      graph.technologies = technologies
      return TreeUpdate()
    }
    return graph.turn { graph.technologies = technologies }
  }

  /// Is handed what changes by itself, such as when a task ends.
  public var onUpdate: ((TreeUpdate) -> Void)? {
    didSet { if onUpdate != nil, graph.isWaiting { takeTurn() } }
  }

  /// Takes in what has changed outside of any request, and hands it on.
  ///
  /// It happens by itself as soon as the main actor is free; call it to have it happen now.
  public func takeTurn() {
    guard hasStarted, let onUpdate, graph.isWaiting else { return }
    let update = graph.turn()
    if !update.isEmpty { onUpdate(update) }
  }

  /// Has the view do what a user asked for, and says what changed.
  public func perform(_ request: ActionRequest) -> ActionResponse {
    guard let node = graph.slots[request.target] else {
      return .unhandled("Nothing happens: the element is gone.")
    }
    var isHandled = false
    let update = graph.turn { isHandled = node.take(request.action) }
    return ActionResponse(
      isHandled: isHandled,
      update: update,
      notice: isHandled ? "" : "Nothing happens: there is nothing that does this."
    )
  }
}

extension ElementNode {
  /// Does an action, itself or, where that is what the action asks for, by what it stands in.
  func take(_ action: Action) -> Bool {
    if case .moveInRotor(let move) = action { return take(move) }
    guard !element.states.isDisabled || action == .escape || action == .endEditing else {
      return false
    }
    if answer(action) {
      if case .scroll = action { sayScrollStatus() }
      return true
    }
    switch action {
    case .focus: return true
    case .escape, .magicTap, .scroll: return container?.take(action) ?? false
    default: return false
    }
  }

  /// Says how far the element is scrolled, once that has settled.
  private func sayScrollStatus() {
    graph.react(self) { [self] in
      guard element.hasDetails, !element.details.scrollStatus.isEmpty else { return }
      graph.notifications.append(.pageScrolled(element.details.scrollStatus))
    }
  }

  /// Does an action: what the outermost modifier says, else what the element does by itself.
  func answer(_ action: Action) -> Bool {
    var handler: (@MainActor () -> Void)?
    var next = flags.contains(.isDetached) ? nil : parent
    while let node = next, !node.flags.contains(.isElement) {
      if node.flags.contains(.handlesActions), let own = node.handler(for: action, on: self) {
        handler = own
      }
      next = node.parent
    }
    guard let handler else { return perform(action) }
    handler()
    return true
  }
}
