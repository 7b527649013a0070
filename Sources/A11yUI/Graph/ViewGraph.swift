import A11yTree

/// A tree of nodes that follows a view, and the elements that its nodes make.
///
/// The graph records what changes while it changes it, so a turn gives one update that holds the
/// changed elements and nothing else.
@MainActor
final class ViewGraph {
  /// How deep nodes may be nested: what a stack of 8 MB holds, many times over.
  static let depthLimit: Int32 = 4_000
  /// How often a turn goes round before it is stopped.
  static let roundLimit = 100

  let inbox = Inbox()
  var counters = WorkCounters()
  /// Whether a view that is the same as before is passed over. Off, every view is evaluated
  /// whenever its parent is; nothing else may differ.
  let prunes: Bool
  let rootEnvironment: EnvironmentScope
  private(set) var root: RootNode?

  /// What shares an id in a namespace.
  var named = NamedNodes()

  /// How many namespaces were given out.
  var namespaces = 0

  // Turns
  var isInTurn = false
  var dirty: [Node] = []
  var reactions: [Reaction] = []
  /// What the nodes that read observable objects have read.
  var observations: [ObjectIdentifier: ObservedReads] = [:]

  // Elements
  var slots = ElementSlots()
  var unfolded: [ElementNode] = []
  var changed: [ElementNode] = []
  var removals: [ElementID] = []
  var announcements: [Announcement] = []
  var notifications: [TreeUpdate.Notification] = []

  // Focus
  var focus = FocusRecord()

  private(set) var diagnostics: [Diagnostic] = []
  var onDiagnostic: ((Diagnostic) -> Void)?

  init(prunes: Bool = true) {
    self.prunes = prunes
    rootEnvironment = EnvironmentScope(parent: nil, inbox: inbox)
    // There from the start, so that whoever asks follows it.
    technologies = []
    let editMode = Binding(Cell(EditMode.inactive, inbox))
    rootEnvironment.put { $0.editMode = editMode }
    root = RootNode(graph: self)
  }

  isolated deinit {
    root?.remove()
  }

  /// Keeps a diagnostic, once.
  func report(_ diagnostic: Diagnostic) {
    guard !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
    onDiagnostic?(diagnostic)
  }

  /// Evaluates something for a node: what it reads, the node depends on from now on.
  func evaluate<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = Evaluation.frame
    Evaluation.frame = Evaluation.Frame(node: .passUnretained(node), place: 0)
    defer {
      node.forgetDependencies(from: Evaluation.frame.place)
      Evaluation.frame = outer
    }
    return observing(node, body)
  }

  /// Does something as part of no evaluation: what it reads, nobody depends on.
  func withoutReading<Result>(_ body: () -> Result) -> Result {
    let outer = Evaluation.frame
    Evaluation.frame = Evaluation.Frame()
    defer { Evaluation.frame = outer }
    return body()
  }

  /// Has a node evaluated before the turn ends; wakes the graph if no turn runs.
  func mark(_ node: Node) {
    guard !node.flags.contains(.isDirty), !node.flags.contains(.isGone) else { return }
    node.flags.insert(.isDirty)
    dirty.append(node)
    if !isInTurn { inbox.post(.action {}) }
  }
}
