// SPDX-License-Identifier: MIT

/// A row that may be created before it appears.
package class AnyRowNode: Node {
  package init(_ context: _ViewContext, isLazy: Bool) {
    super.init(context)
    guard isLazy else { return }
    flags.insert(.isLazyRow)
    if ordinal >= RowsNode.screenful { flags.insert(.isUnseen) }
  }

  /// Makes the row appear, and performs the work that was deferred until then. Only the first call to this method has
  /// an effect.
  package final func appear() {
    guard flags.contains(.isUnseen) else { return }
    flags.remove(.isUnseen)
    for body in rows.takeWaiting(for: self) { body() }
  }

  /// Defers a call to a closure until the row appears.
  package final func wait(_ body: @escaping () -> Void) { rows.add(body, waitingFor: self) }

  package override func willVanish() {
    if flags.contains(.isUnseen) { _ = rows.takeWaiting(for: self) }
  }

  /// The node that created the row.
  private var rows: RowsNode {
    guard let parent else { preconditionFailure("the row has no parent") }
    return parent.made(as: RowsNode.self)
  }
}

extension _ViewNode {
  /// Makes all rows near the node appear, in every list that contains the node.
  package final func revealRows() {
    var next: Node? = self
    while let node = next {
      if node.flags.contains(.isLazyRow), let rows = node.parent as? RowsNode {
        rows.reveal(around: Int(node.ordinal))
      }
      next = node.parent
    }
  }

  /// The row that contains the node, if that row has not appeared yet.
  package final var unseenRow: AnyRowNode? {
    var next = parent
    while let node = next {
      if node.flags.contains(.isUnseen) { return node.made(as: AnyRowNode.self) }
      next = node.parent
    }
    return nil
  }
}
