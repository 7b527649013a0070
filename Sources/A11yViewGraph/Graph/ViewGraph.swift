// SPDX-License-Identifier: MIT

import A11yTree

/// A tree of nodes that follows a view, and the elements that its nodes make.
///
/// The graph records changes as it makes them, so each turn yields one update with only the
/// changed elements.
@MainActor
package final class ViewGraph {
  /// Maximum depth of nested nodes: a stack of 8 MB holds many times that.
  package static let depthLimit: Int32 = 4_000
  /// Maximum passes per turn.
  package static let passLimit = 100

  // Properties marked `@exclusivity(unchecked)`, here and in nodes, are only accessed within a
  // single statement that calls no foreign code, so accesses never overlap. Checking that at run
  // time took a tenth of every turn.

  package let inbox = Inbox()
  @exclusivity(unchecked) package var counters = WorkCounters()
  /// Whether an unchanged view is skipped. When off, every view is evaluated whenever its parent
  /// is; results must not differ.
  package let prunes: Bool
  /// The values that all views inherit from the user and the graph itself.
  package let hostEnvironment: EnvironmentScope
  /// The values that all views inherit from the app.
  package let rootEnvironment: EnvironmentScope
  package private(set) var root: RootNode?
  /// A reference for objects that may outlive the graph.
  package private(set) lazy var link = GraphLink(self)
  /// The features' state.
  @exclusivity(unchecked) package var features = FeatureTable()

  // Turns
  package internal(set) var isInTurn = false
  @exclusivity(unchecked) package var dirty: [Node] = []
  @exclusivity(unchecked) package var reactions: [Reaction] = []
  /// The observable objects that each node has read.
  package var observations: [ObjectIdentifier: ObservedReads] = [:]
  /// Unused records, kept for reuse.
  @exclusivity(unchecked) package var spareObservations: [ObservedReads] = []

  // Elements
  @exclusivity(unchecked) package internal(set) var slots = ElementSlots()
  @exclusivity(unchecked) package var unfolded: [ElementNode] = []
  @exclusivity(unchecked) package var changed: [ElementNode] = []
  package var removals: [ElementID] = []
  /// Announcements for the next update.
  package var announcements: [Announcement] = []
  /// Notifications for the next update.
  package var notifications: [TreeUpdate.Notification] = []

  /// The cursor positions, as last reported by the host.
  package internal(set) var cursors = FocusedElements()
  /// Work that views have started, such as tasks; some may have finished.
  package var pendingWork: [PendingWork] = []

  package private(set) var diagnostics: [Diagnostic] = []
  package var onDiagnostic: ((Diagnostic) -> Void)?

  package init(prunes: Bool = true) {
    self.prunes = prunes
    hostEnvironment = EnvironmentScope(parent: nil, inbox: inbox)
    rootEnvironment = EnvironmentScope(parent: hostEnvironment, inbox: inbox)
    // Set from the start, so that every reader depends on it.
    technologies = []
    root = RootNode(graph: self)
  }

  isolated deinit {
    link.cut()
    for feature in features.all { feature.close(self) }
    CurrentHost.forget(inbox)
    root?.remove()
  }

  /// Keeps a diagnostic, unless it is already there.
  package func report(_ diagnostic: Diagnostic) {
    guard !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
    onDiagnostic?(diagnostic)
  }
}
