import A11yTree
import Foundation

/// A node that has a row for each element of a collection.
@MainActor
protocol RowContainer: Node {}

extension RowsNode: RowContainer {}

/// Gives each row actions to delete and to move it.
public struct _RowEditingModifier {
  let onDelete: ((IndexSet) -> Void)?
  let onMove: ((IndexSet, Int) -> Void)?

  nonisolated init(
    onDelete: ((IndexSet) -> Void)? = nil,
    onMove: ((IndexSet, Int) -> Void)? = nil
  ) {
    self.onDelete = onDelete
    self.onMove = onMove
  }
}

extension _RowEditingModifier: ViewModifier {
  /// Never called: the modifier makes its node itself.
  public func body(content: Content) -> Never { fatalError("row editing has no body") }

  /// Makes a node that knows the rows.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    RowEditingNode(modifier, content, context)
  }

  /// Changes the rows.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    unsafeDowncast(node, to: RowEditingNode<C>.self).update(modifier, content)
  }
}

final class RowEditingNode<C: View>: Node {
  private var modifier: _RowEditingModifier
  private var content: Node?

  init(_ modifier: _RowEditingModifier, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    flags.formUnion([.folds, .handlesActions])
    self.content = C._makeNode(content, in: context.below(self))
  }

  func update(_ modifier: _RowEditingModifier, _ content: C) {
    let isOther =
      (self.modifier.onDelete == nil) != (modifier.onDelete == nil)
      || (self.modifier.onMove == nil) != (modifier.onMove == nil)
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
    if isOther { markContentUnfolded() }
  }

  override func fold(into element: inout Element, of node: ElementNode) {
    if modifier.onMove != nil {
      element.details.customActions += [CustomAction("Move up"), CustomAction("Move down")]
    }
    if modifier.onDelete != nil {
      element.actions.insert(.delete)
      element.details.customActions.append(CustomAction("Delete"))
    }
  }

  override func handler(for action: Action, on element: ElementNode) -> (@MainActor () -> Void)? {
    guard let row = row(of: element) else { return nil }
    let index = IndexSet(integer: row.index)
    switch action {
    case .delete, .custom("Delete"):
      guard let delete = modifier.onDelete else { return nil }
      return { delete(index) }
    case .custom("Move up"):
      guard let move = modifier.onMove, row.index > 0 else { return nil }
      return { move(index, row.index - 1) }
    case .custom("Move down"):
      guard let move = modifier.onMove, row.index + 1 < row.count else { return nil }
      return { move(index, row.index + 2) }
    default: return nil
    }
  }

  /// The place of the row that an element is in, and how many rows there are.
  private func row(of element: ElementNode) -> (index: Int, count: Int)? {
    var child: Node = element
    while let parent = child.parent, child !== self {
      if parent is any RowContainer {
        var count = 0
        parent.forEachChild { _ in count += 1 }
        return (Int(child.ordinal), count)
      }
      child = parent
    }
    return nil
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets rows be deleted. Each has an action "Delete".
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_RowEditingModifier(onDelete: action))
  }

  /// Lets rows be moved. Each has the actions "Move up" and "Move down".
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(_RowEditingModifier(onMove: action))
  }
}
