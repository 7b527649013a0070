// SPDX-License-Identifier: MIT

import A11yTree

/// A node that represents rows that have not yet been created, so that a search knows where to request them.
package final class UnmadeRowsNode: ElementNode {
  @Borrowed package var owner: RowsNode
  /// The indices of the represented rows.
  package var range: Range<Int> {
    didSet {
      ordinal = Int32(range.lowerBound)
      markUnfolded()
    }
  }

  package init(_ range: Range<Int>, of owner: RowsNode) {
    self.owner = owner
    self.range = range
    super.init(owner.context.at(Int32(range.lowerBound)))
    // Modifiers apply to the rows, not to the node that represents them.
    flags.insert(.isDetached)
    graph.feature(UnmadeRows.self).add(self)
  }

  package override func makeElement() -> Element {
    var element = Element()
    element.details.unmadeRows = range.count
    return element
  }

  /// Returns the gaps that remain after some rows have been created. The result is empty, contains only this node, or
  /// contains this node and a new node after it.
  package func cut(_ made: Range<Int>) -> [UnmadeRowsNode] {
    guard range.overlaps(made) else { return [self] }
    let whole = range
    let before = whole.lowerBound..<max(made.lowerBound, whole.lowerBound)
    let after = min(made.upperBound, whole.upperBound)..<whole.upperBound
    if before.isEmpty, after.isEmpty {
      remove()
      return []
    }
    range = before.isEmpty ? after : before
    return before.isEmpty || after.isEmpty ? [self] : [self, UnmadeRowsNode(after, of: owner)]
  }

  package override func willVanish() {
    super.willVanish()
    graph.feature(UnmadeRows.self).remove(self)
  }
}
