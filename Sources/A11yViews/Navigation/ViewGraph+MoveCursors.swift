import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension ViewGraph {
  /// Has all cursors go to an element when the turn ends.
  package func moveCursors(to id: ElementID) {
    focus.generation += 1
    focus.requests.append(FocusRequest(id, for: .all, generation: focus.generation))
  }
}
