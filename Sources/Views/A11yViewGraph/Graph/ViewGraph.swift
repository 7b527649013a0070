// SPDX-License-Identifier: MIT

import A11yTree

/// A tree of nodes that follows a view, and the elements that its nodes make.
///
/// The graph records changes as it makes them, so each turn yields one update with only the
/// changed elements.
///
/// Its own state changes in three files: here, in `ViewGraph+Turn.swift` (what is still to do) and
/// in `ViewGraph+Elements.swift` (what the next update holds).
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
  @exclusivity(unchecked) package private(set) var root: RootNode?
  /// A reference for objects that may outlive the graph.
  package private(set) lazy var link = GraphLink(self)
  /// The features' state.
  package let features = FeatureTable()
  /// The observable objects that nodes have read.
  let observations: ObservationTable

  @exclusivity(unchecked) package internal(set) var isInTurn = false
  /// What the turn still has to do.
  @exclusivity(unchecked) var queue = TurnQueue()
  /// How often each node was evaluated in the turn.
  @exclusivity(unchecked) var bound = EvaluationBound()
  /// The elements by id.
  @exclusivity(unchecked) var slots = ElementSlots()
  /// What the next update will hold.
  @exclusivity(unchecked) var changes = ElementChanges()

  /// The cursor positions, as last reported by the host.
  package private(set) var cursors = FocusedElements()
  /// Work that views have started, such as tasks; some may have finished.
  package private(set) var pendingWork: [PendingWork] = []

  package private(set) var diagnostics: [Diagnostic] = []
  package var onDiagnostic: ((Diagnostic) -> Void)?

  package init(prunes: Bool = true) {
    self.prunes = prunes
    observations = ObservationTable(inbox)
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

  /// Records that work has started, and drops work that has finished.
  package func began(_ work: PendingWork) {
    pendingWork.removeAll(where: \.isFinished)
    pendingWork.append(work)
  }

  /// Takes in where the cursors are, so that features follow them.
  package func cursorsSettled(_ reported: FocusedElements) {
    let before = cursors
    var now = reported
    run(.cursors) { try $0.cursorsWillSettle(&now, in: self) }
    cursors = now
    run(.cursors) { try $0.cursorsDidSettle(from: before, in: self) }
  }
}
