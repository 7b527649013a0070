// SPDX-License-Identifier: MIT

import A11yTree

/// A node that represents rows that have not been created yet, so that a search can request them.
package final class UnmadeRowsNode: ElementNode {
  @Borrowed package var owner: RowsNode
  /// The indices of the rows that the node represents.
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

  /// Returns the placeholder nodes that remain after some rows have been created. The result is empty, contains only
  /// this node, or contains this node followed by a new node.
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
