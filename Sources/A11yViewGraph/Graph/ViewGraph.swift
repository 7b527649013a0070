import A11yTree

/// A tree of nodes that follows a view, and the elements that its nodes make.
///
/// The graph records changes as it makes them, so a turn gives one update that holds the changed
/// elements and nothing else.
@MainActor
package final class ViewGraph {
  /// How deep nodes may be nested: a stack of 8 MB holds many times that.
  package static let depthLimit: Int32 = 4_000
  /// Maximum passes per turn.
  package static let passLimit = 100

  // Properties marked `@exclusivity(unchecked)`, here and in nodes, are only accessed for the length
  // of one statement that calls no foreign code, so accesses never overlap. Checking that at run time
  // took a tenth of every turn.

  package let inbox = Inbox()
  @exclusivity(unchecked) package var counters = WorkCounters()
  /// Whether a view that is the same as before is skipped. When off, every view is evaluated
  /// whenever its parent is; nothing else may differ.
  package let prunes: Bool
  /// What all views inherit from the user and the graph itself.
  package let hostEnvironment: EnvironmentScope
  /// What all views inherit from the app.
  package let rootEnvironment: EnvironmentScope
  package private(set) var root: RootNode?
  /// A reference for objects that may outlive the graph.
  package private(set) lazy var link = GraphLink(self)
  /// What features keep.
  @exclusivity(unchecked) package var features = FeatureTable()

  // Turns
  package internal(set) var isInTurn = false
  @exclusivity(unchecked) package var dirty: [Node] = []
  @exclusivity(unchecked) package var reactions: [Reaction] = []
  /// What nodes have read of observable objects.
  package var observations: [ObjectIdentifier: ObservedReads] = [:]
  /// Records that followed nothing, kept for reuse.
  @exclusivity(unchecked) package var spareObservations: [ObservedReads] = []

  // Elements
  @exclusivity(unchecked) package internal(set) var slots = ElementSlots()
  @exclusivity(unchecked) package var unfolded: [ElementNode] = []
  @exclusivity(unchecked) package var changed: [ElementNode] = []
  package var removals: [ElementID] = []
  /// What is said with the next update.
  package var announcements: [Announcement] = []
  /// What the next update notifies of.
  package var notifications: [TreeUpdate.Notification] = []

  /// Where the cursors are, as the host last said.
  package internal(set) var cursors = FocusedElements()
  /// What views have started, such as tasks; some of it may have ended.
  package var pendingWork: [PendingWork] = []

  package private(set) var diagnostics: [Diagnostic] = []
  package var onDiagnostic: ((Diagnostic) -> Void)?

  package init(prunes: Bool = true) {
    self.prunes = prunes
    hostEnvironment = EnvironmentScope(parent: nil, inbox: inbox)
    rootEnvironment = EnvironmentScope(parent: hostEnvironment, inbox: inbox)
    // Set from the start, so that every reader follows it.
    technologies = []
    root = RootNode(graph: self)
  }

  isolated deinit {
    link.cut()
    for feature in features.all { feature.close(self) }
    CurrentHost.forget(inbox)
    root?.remove()
  }

  /// Keeps a diagnostic, once.
  package func report(_ diagnostic: Diagnostic) {
    guard !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
    onDiagnostic?(diagnostic)
  }
}
