// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension ViewGraph {
  /// Moves all cursors to an element at the end of the turn.
  package func moveCursors(to id: ElementID) {
    focus.request(FocusRequest(id, for: .all, generation: focus.nextGeneration()))
  }
}
