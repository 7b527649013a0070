// SPDX-License-Identifier: MIT

/// The node for a single row, which is evaluated separately when a value that the row's content has read changes.
package final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: AnyRowNode {
  @exclusivity(unchecked) private var element: Data.Element
  @exclusivity(unchecked) private var content: Node?

  package init(
    _ element: Data.Element,
    _ owner: ForEachNode<Data, ID, Content>,
    _ context: _ViewContext
  ) {
    self.element = element
    super.init(context, isLazy: owner.isLazy)
    let view = evaluate()
    content = Content._makeNode(view, in: context.below(self))
  }

  private var owner: ForEachNode<Data, ID, Content> {
    guard let parent else { preconditionFailure("the row has no parent") }
    return parent.made(as: ForEachNode<Data, ID, Content>.self)
  }

  private func evaluate() -> Content {
    graph.evaluate(self) { owner.content(of: element) }
  }

  package func update(_ new: Data.Element, _ hasSameContent: Bool) {
    if hasSameContent, !flags.contains(.isDirty), isSame(element, new) {
      element = new
      return
    }
    element = new
    reevaluate()
  }

  package override func reevaluate() {
    flags.remove(.isDirty)
    let view = evaluate()
    if let content { Content._updateNode(content, to: view) }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }
}

/// A row that stores the identity of its element.
@MainActor
package protocol IdentifiedRow: IdentifiedNode {}

extension RowNode: IdentifiedRow {
  package var identity: AnyHashable? { AnyHashable(element[keyPath: owner.view.id]) }
}
