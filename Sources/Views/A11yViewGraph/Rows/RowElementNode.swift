// SPDX-License-Identifier: MIT

/// A list row, which is either a single element or an ordinary node that contains several elements.
///
/// A row can change between a single element and several elements at run time. A row that is a single element has the
/// `isElement` flag and stores the elements inside the row. If the row is not a single element, the elements inside the
/// row belong to the list.
@_spi(Nodes)
open class RowElementNode: ElementNode {
  @Borrowed package final var list: ElementNode
  @Borrowed package final var scope: EnvironmentScope
  package private(set) final var content: Node?

  /// Whether the row is a single element.
  package final var isWhole: Bool { flags.contains(.isElement) }

  package init(_ context: _ViewContext, content make: (_ViewContext) -> Node) {
    list = context.container
    scope = context.environment
    super.init(context, isImplicit: true)
    flags.formUnion([.isListRow, .folds])
    if list.state.contains(.selectsRows) { flags.insert(.handlesActions) }
    var inner = context.below(self)
    inner.container = self
    inner.isLazy = false
    inner.isRow = false
    content = make(inner)
  }

  /// Changes the row from a single element to several elements, or vice versa.
  package final func setWhole(_ isWhole: Bool) {
    let holder = isWhole ? self : list
    forEachInnerElement { $0.move(to: holder) }
    if isWhole { flags.insert(.isElement) } else { flags.remove(.isElement) }
  }

  open override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension _ViewNode {
  /// The view's own node, without the row into which a list may have placed it.
  package final var rowContent: Node {
    guard isListRow else { return self }
    return made(as: RowElementNode.self).content ?? self
  }
}
