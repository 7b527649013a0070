// SPDX-License-Identifier: MIT

import A11yTree

/// State that a feature keeps for each view graph, and its part in a turn.
///
/// The graph makes the object on the first call of ``ViewGraph/feature(_:)``, so a feature that no
/// view uses costs nothing. List the hooks that you implement in ``phases``; the graph calls no
/// others.
///
/// ```swift
/// final class Bookmarks: GraphFeature {
///   static let phases: TurnPhases = [.resolve]
///   init(_ graph: ViewGraph) {}
///   func resolve(_ graph: ViewGraph) { … }
/// }
/// ```
///
/// A hook that throws is skipped, and a diagnostic names the feature.
@MainActor
package protocol GraphFeature: AnyObject {
  /// The phases of a turn that the feature takes part in.
  static var phases: TurnPhases { get }

  /// Makes the feature's state for a graph.
  init(_ graph: ViewGraph)

  /// Takes in changes from outside the graph.
  func takeIn(_ graph: ViewGraph) throws

  /// Called after content below a node was added, removed or moved.
  func contentDidChange(at node: Node, in graph: ViewGraph) throws

  /// Acts on up-to-date elements; may mark nodes, which starts another pass.
  func didFold(_ graph: ViewGraph) throws

  /// Finds elements for the program's requests.
  func resolve(_ graph: ViewGraph) throws

  /// Corrects the reported cursor positions before anything follows them.
  func cursorsWillSettle(_ cursors: inout FocusedElements, in graph: ViewGraph) throws

  /// Follows the cursors after they moved or a request was answered.
  func cursorsDidSettle(from before: FocusedElements, in graph: ViewGraph) throws

  /// Performs an action on an element; returns `nil` if the action is not the feature's.
  func answer(_ action: Action, at element: ElementNode, in graph: ViewGraph) throws -> Bool?

  /// Finishes the turn; must not mark anything.
  func finish(_ graph: ViewGraph) throws

  /// Adds to the turn's update.
  func emit(into update: inout TreeUpdate, in graph: ViewGraph) throws

  /// Drops all references to the graph, which is about to go; always called.
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
