// SPDX-License-Identifier: MIT

import A11yTree

/// A feature's state for one view graph, and the hooks with which the feature takes part in a turn.
///
/// The graph creates the object at the first call of ``ViewGraph/feature(_:)``, so a feature that no view uses costs
/// nothing. List the hooks that you implement in ``phases``; the graph does not call any other hooks.
///
/// An error that a hook throws is not rethrown but reported in a diagnostic that names the feature.
///
/// ```swift
/// final class Bookmarks: GraphFeature {
///   static let phases: TurnPhases = [.resolve]
///   init(_ graph: ViewGraph) {}
///   func resolve(_ graph: ViewGraph) { … }
/// }
/// ```
@MainActor
package protocol GraphFeature: AnyObject {
  /// The phases of a turn that the feature takes part in.
  static var phases: TurnPhases { get }

  /// Creates the feature's state for a graph.
  init(_ graph: ViewGraph)

  /// Processes changes from outside the graph.
  func takeIn(_ graph: ViewGraph) throws

  /// Reacts to content that was added, removed or moved below a node.
  func contentDidChange(at node: Node, in graph: ViewGraph) throws

  /// Performs work that requires up-to-date elements. This hook may mark nodes, which starts another pass.
  func didFold(_ graph: ViewGraph) throws

  /// Finds elements for the program's requests.
  func resolve(_ graph: ViewGraph) throws

  /// Corrects the reported cursor positions before any feature follows them.
  func cursorsWillSettle(_ cursors: inout FocusedElements, in graph: ViewGraph) throws

  /// Reacts after the cursors have moved or a request has been answered.
  func cursorsDidSettle(from before: FocusedElements, in graph: ViewGraph) throws

  /// Performs an action on an element and returns whether the action succeeded, or `nil` if the feature does not handle
  /// the action.
  func answer(_ action: Action, at element: ElementNode, in graph: ViewGraph) throws -> Bool?

  /// Finishes the feature's part of the turn. This hook must not mark any node.
  func finish(_ graph: ViewGraph) throws

  /// Adds changes to the turn's update.
  func emit(into update: inout TreeUpdate, in graph: ViewGraph) throws

  /// Drops all references to the graph, which is about to be destroyed. This method is called even if the feature does
  /// not take part in any phase.
  func close(_ graph: ViewGraph)
}

extension GraphFeature {
  package static var phases: TurnPhases { [] }
  package func takeIn(_ graph: ViewGraph) throws {}
  package func contentDidChange(at node: Node, in graph: ViewGraph) throws {}
  package func didFold(_ graph: ViewGraph) throws {}
  package func resolve(_ graph: ViewGraph) throws {}
  package func cursorsWillSettle(_ cursors: inout FocusedElements, in graph: ViewGraph) throws {}
  package func cursorsDidSettle(from before: FocusedElements, in graph: ViewGraph) throws {}
  package func answer(_ action: Action, at element: ElementNode, in graph: ViewGraph) throws
    -> Bool?
  { nil }
  package func finish(_ graph: ViewGraph) throws {}
  package func emit(into update: inout TreeUpdate, in graph: ViewGraph) throws {}
  package func close(_ graph: ViewGraph) {}
}
