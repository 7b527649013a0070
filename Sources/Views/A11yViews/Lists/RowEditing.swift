// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A modifier that adds actions for deleting and moving each row.
public struct _RowEditingModifier {
  /// Whether the content is a single row, rather than all rows.
  package let isInRow: Bool
  package let onDelete: ((IndexSet) -> Void)?
  package let onMove: ((IndexSet, Int) -> Void)?

  package nonisolated init(
    isInRow: Bool = false,
    onDelete: ((IndexSet) -> Void)? = nil,
    onMove: ((IndexSet, Int) -> Void)? = nil
  ) {
    self.isInRow = isInRow
    self.onDelete = onDelete
    self.onMove = onMove
  }
}

extension _RowEditingModifier: ViewModifier {
  /// Stops the program. The body is never created, because the modifier creates its node directly.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  /// Creates a node that adds the editing actions to the rows.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    RowEditingNode(modifier, content, context)
  }

  /// Updates the editing actions and the content.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: RowEditingNode<C>.self).update(modifier, content)
  }
}

package final class RowEditingNode<C: View>: Node {
  private var modifier: _RowEditingModifier
  private var content: Node?

  package init(_ modifier: _RowEditingModifier, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    flags.formUnion([.folds, .handlesActions])
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ modifier: _RowEditingModifier, _ content: C) {
    let isOther =
      (self.modifier.onDelete == nil) != (modifier.onDelete == nil)
      || (self.modifier.onMove == nil) != (modifier.onMove == nil)
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
    if isOther { markContentUnfolded() }
  }

  package override func fold(into element: inout Element, of node: ElementNode) {
    let limits = limits(of: node)
    if modifier.onMove != nil, !limits.contains(.move) {
      element.details.customActions += [CustomAction("Move up"), CustomAction("Move down")]
    }
    if modifier.onDelete != nil, !limits.contains(.delete) {
      element.actions.insert(.delete)
      element.details.customActions.append(CustomAction("Delete"))
    }
  }

  package override func handler(for action: Action, on element: ElementNode) -> (
    @MainActor () -> Void
  )? {
    switch action {
    case .delete, .custom("Delete"):
      guard let delete = modifier.onDelete, !limits(of: element).contains(.delete),
        let row = row(of: element)
      else { return nil }
      return { delete(IndexSet(integer: row.index)) }
    case .custom("Move up"): return move(element, by: -1)
    case .custom("Move down"): return move(element, by: 1)
    default: return nil
    }
  }

  private func move(_ element: ElementNode, by step: Int) -> (@MainActor () -> Void)? {
    guard let move = modifier.onMove, !limits(of: element).contains(.move),
      let row = row(of: element), (0..<row.count).contains(row.index + step)
    else { return nil }
    // The destination is an index into the collection as it was before the move.
    return { move(IndexSet(integer: row.index), row.index + (step > 0 ? 2 : -1)) }
  }

  /// Returns the index of the row that contains an element, and the number of rows.
  private func row(of element: ElementNode) -> (index: Int, count: Int)? {
    var row: (index: Int, count: Int)?
    var child: Node = modifier.isInRow ? self : element
    while let parent = child.parent, modifier.isInRow || child !== self {
      // The row may contain the rows of another collection.
      if let rows = parent as? RowsNode { row = (Int(child.ordinal), rows.rows.count) }
      if modifier.isInRow, row != nil { break }
      child = parent
    }
    return row
  }

  /// Returns the editing restrictions for the row that contains an element.
  private func limits(of element: ElementNode) -> RowLimits {
    var limits: RowLimits = []
    var next = element.parent
    while let node = next, node !== self {
      if node.flags.contains(.folds), let limit = node as? RowLimitNode {
        limits.formUnion(limit.limits)
      }
      next = node.parent
    }
    return limits
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
