// SPDX-License-Identifier: MIT

import A11yTree

/// A feature's state for one view graph, and the hooks through which the feature takes part in a turn.
///
/// The graph creates the feature's object at the first call to ``ViewGraph/feature(_:)``, so a feature that no view
/// uses has no cost. The ``phases`` property must list the hooks that the feature implements, because the graph does
/// not call any other hooks.
///
/// If a hook throws an error, the error is reported in a diagnostic that names the feature, but is not rethrown.
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
  /// The turn phases in which the feature takes part.
  static var phases: TurnPhases { get }

  /// Creates the feature's state for a graph.
  init(_ graph: ViewGraph)

  /// Processes changes that come from outside the graph.
  func takeIn(_ graph: ViewGraph) throws

  /// Responds to the addition, removal or movement of content below a node.
  func contentDidChange(at node: Node, in graph: ViewGraph) throws

  /// Performs work that requires up-to-date elements. This hook may mark nodes for evaluation, which starts another
  /// pass.
  func didFold(_ graph: ViewGraph) throws

  /// Finds the elements to which the program's requests refer.
  func resolve(_ graph: ViewGraph) throws

  /// Corrects the reported cursor positions before other features use them.
  func cursorsWillSettle(_ cursors: inout FocusedElements, in graph: ViewGraph) throws

  /// Responds after the cursors have moved or a focus request has been handled.
  func cursorsDidSettle(from before: FocusedElements, in graph: ViewGraph) throws

  /// Performs an action on an element and returns whether the action succeeded, or `nil` if the feature does not handle
  /// the action.
  func answer(_ action: Action, at element: ElementNode, in graph: ViewGraph) throws -> Bool?

  /// Completes the feature's work for the turn. This hook must not mark any node for evaluation.
  func finish(_ graph: ViewGraph) throws

  /// Adds changes to the update that the turn emits.
  func emit(into update: inout TreeUpdate, in graph: ViewGraph) throws

  /// Removes all references to the graph, which is about to be destroyed. This hook is called even if the feature does
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
