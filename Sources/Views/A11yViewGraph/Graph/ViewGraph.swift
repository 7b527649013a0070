// SPDX-License-Identifier: MIT

import A11yTree

/// A tree of nodes that represents a view, with the elements that the nodes produce.
///
/// The graph records changes when they are made, so that the update at the end of each turn contains only the changed
/// elements.
///
/// The graph's own state is changed in only three files. The remaining work is changed in `ViewGraph+Turn.swift`, the
/// contents of the next update are changed in `ViewGraph+Elements.swift`, and all other state is changed in this file.
@MainActor
package final class ViewGraph {
  /// The maximum nesting depth of nodes. An 8 MB stack has room for many times the maximum nesting depth.
  package static let depthLimit: Int32 = 4_000
  /// The maximum number of passes in a turn.
  package static let passLimit = 100

  // Properties marked `@exclusivity(unchecked)`, here and in nodes, are accessed only within a single statement that
  // calls no other code, so accesses never overlap. Checking for overlapping accesses at run time took a tenth of each
  // turn's time.

  package let inbox = Inbox()
  @exclusivity(unchecked) package var counters = WorkCounters()
  /// Whether views that have not changed are skipped. If the value is `false`, every view is evaluated whenever its
  /// parent is evaluated, which must not change the results.
  package let prunes: Bool
  /// The values that all views inherit from the user's settings and from the graph itself.
  package let hostEnvironment: EnvironmentScope
  /// The values that all views inherit from the app.
  package let rootEnvironment: EnvironmentScope
  @exclusivity(unchecked) package private(set) var root: RootNode?
  /// A link for objects that may outlive the graph.
  package private(set) lazy var link = GraphLink(self)
  /// The features' state.
  package let features = FeatureTable()
  /// The observable objects that the graph's nodes have read.
  let observations: ObservationTable

  @exclusivity(unchecked) package internal(set) var isInTurn = false
  /// The turn's remaining work.
  @exclusivity(unchecked) var queue = TurnQueue()
  /// The number of times that each node has been evaluated in the turn.
  @exclusivity(unchecked) var bound = EvaluationBound()
  /// The graph's elements, by ID.
  @exclusivity(unchecked) var slots = ElementSlots()
  /// The contents of the next tree update.
  @exclusivity(unchecked) var changes = ElementChanges()

  /// The positions of the cursors, as last reported by the host.
  package private(set) var cursors = FocusedElements()
  /// The work that views have started, such as tasks. Some of the listed work may already be complete.
  package private(set) var pendingWork: [PendingWork] = []

  package private(set) var diagnostics: [Diagnostic] = []
  package var onDiagnostic: ((Diagnostic) -> Void)?

  package init(prunes: Bool = true) {
    self.prunes = prunes
    observations = ObservationTable(inbox)
    hostEnvironment = EnvironmentScope(parent: nil, inbox: inbox)
    rootEnvironment = EnvironmentScope(parent: hostEnvironment, inbox: inbox)
    // The value is set from the start, so that every reader depends on it.
    technologies = []
    root = RootNode(graph: self)
  }

  isolated deinit {
    link.cut()
    for feature in features.all { feature.close(self) }
    CurrentHost.forget(inbox)
    root?.remove()
  }

  /// Stores a diagnostic, unless the same diagnostic has already been stored.
  package func report(_ diagnostic: Diagnostic) {
    guard !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
    onDiagnostic?(diagnostic)
  }

  /// Records that work has started, and removes work that is complete.
  package func began(_ work: PendingWork) {
    pendingWork.removeAll(where: \.isFinished)
    pendingWork.append(work)
  }

  /// Stores the reported cursor positions, so that features can respond to them.
  package func cursorsSettled(_ reported: FocusedElements) {
    let before = cursors
    var now = reported
    run(.cursors) { try $0.cursorsWillSettle(&now, in: self) }
    cursors = now
    run(.cursors) { try $0.cursorsDidSettle(from: before, in: self) }
  }
}
