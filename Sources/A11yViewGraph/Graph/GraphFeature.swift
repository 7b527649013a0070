import A11yTree

/// State that a feature keeps for each view graph, and what the feature does in a turn.
///
/// The graph makes the object when something first asks for it with ``ViewGraph/feature(_:)``, so a
/// feature that no view uses costs nothing. List in ``phases`` the hooks that you implement; the
/// graph calls no others.
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

  /// Takes in what has changed outside the graph.
  func takeIn(_ graph: ViewGraph) throws

  /// Learns that content below a node was added, removed or moved.
  func contentDidChange(at node: Node, in graph: ViewGraph) throws

  /// Acts on elements that are up to date; may mark nodes, which starts another pass.
  func didFold(_ graph: ViewGraph) throws

  /// Finds elements for what the program asked for.
  func resolve(_ graph: ViewGraph) throws

  /// Corrects where the cursors are said to be, before anything follows them.
  func cursorsWillSettle(_ cursors: inout FocusedElements, in graph: ViewGraph) throws

  /// Follows the cursors: they have moved from where they were, or a request was answered.
  func cursorsDidSettle(from before: FocusedElements, in graph: ViewGraph) throws

  /// Does an action that an element is asked for; `nil` if it is none of the feature's.
  func answer(_ action: Action, at element: ElementNode, in graph: ViewGraph) throws -> Bool?

  /// Finishes the turn: nothing may be marked any more.
  func finish(_ graph: ViewGraph) throws

  /// Adds to the turn's update.
  func emit(into update: inout TreeUpdate, in graph: ViewGraph) throws

  /// Lets go of everything that refers to the graph, which is about to go; always called.
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
