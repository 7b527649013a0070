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

  // What is marked `@exclusivity(unchecked)` here and in nodes is only ever touched for the length of
  // one statement that calls no foreign code, so no two accesses overlap; to have that checked
  // whenever a node is visited took a tenth of every turn.

  let inbox = Inbox()
  @exclusivity(unchecked) var counters = WorkCounters()
  /// Whether a view that is the same as before is passed over. Off, every view is evaluated
  /// whenever its parent is; nothing else may differ.
  let prunes: Bool
  /// What all views inherit of the user and the graph itself.
  let hostEnvironment: EnvironmentScope
  /// What all views inherit of the app.
  let rootEnvironment: EnvironmentScope
  private(set) var root: RootNode?
  /// What may outlive the graph refers to it through this.
  private(set) lazy var link = GraphLink(self)
  /// The app whose windows the graph shows, if it shows more than one view.
  var app: AppRecord?

  /// What shares an id in a namespace.
  var named = NamedNodes()

  /// Whether any view was ever shown that follows preferences: if none, nobody need be told of any.
  var hasPreferenceReaders = false
  /// How many namespaces were given out.
  var namespaces = 0

  /// The keys of stores that views read.
  private(set) lazy var storage: StorageCells = {
    hasStorage = true
    return StorageCells(inbox)
  }()
  /// Whether any view reads a store: if none does, no turn looks at one.
  private(set) var hasStorage = false
  /// What `@SceneStorage` keeps where nothing in the environment says where.
  private(set) lazy var sceneStorage = SceneStorageValues()

  // Turns
  var isInTurn = false
  @exclusivity(unchecked) var dirty: [Node] = []
  @exclusivity(unchecked) var reactions: [Reaction] = []
  /// What the nodes that read observable objects have read.
  var observations: [ObjectIdentifier: ObservedReads] = [:]
  /// Ones that followed nothing, to be used again.
  @exclusivity(unchecked) var spareObservations: [ObservedReads] = []

  // Elements
  @exclusivity(unchecked) var slots = ElementSlots()
  @exclusivity(unchecked) var unfolded: [ElementNode] = []
  @exclusivity(unchecked) var changed: [ElementNode] = []
  var removals: [ElementID] = []
  var announcements: [Announcement] = []
  var notifications: [TreeUpdate.Notification] = []

  /// What stands for rows that are not made yet.
  var unmadeRows: [Unmanaged<UnmadeRowsNode>] = []

  // Focus
  var focus = FocusRecord()
  var focusedValues: FocusedValueRecord

  // Keys
  /// The nodes that have a shortcut, in the order in which they came.
  var shortcuts: [Unmanaged<ShortcutNode>] = []
  /// What holds the commands that can be used in every window; their shortcuts are asked last.
  weak var menuBar: Node?

  /// What views have begun, such as tasks; some of it may have ended.
  var pendingWork: [PendingWork] = []

  private(set) var diagnostics: [Diagnostic] = []
  var onDiagnostic: ((Diagnostic) -> Void)?

  init(prunes: Bool = true) {
    self.prunes = prunes
    hostEnvironment = EnvironmentScope(parent: nil, inbox: inbox)
    rootEnvironment = EnvironmentScope(parent: hostEnvironment, inbox: inbox)
    focusedValues = FocusedValueRecord(inbox)
    // There from the start, so that whoever asks follows it.
    technologies = []
    let editMode = Binding(Cell(EditMode.inactive, inbox))
    hostEnvironment.put { $0.editMode = editMode }
    root = RootNode(graph: self)
    hostEnvironment.put { $0.resetFocus = ResetFocusAction(link) }
  }

  isolated deinit {
    link.cut()
    app = nil
    Notice.leave(inbox)
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
