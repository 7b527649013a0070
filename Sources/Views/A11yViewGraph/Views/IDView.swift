// SPDX-License-Identifier: MIT

/// A view with an explicit identity. When the identity changes, the view and all views inside it are recreated.
public struct IDView<Content: View, ID: Hashable> {
  package let content: Content
  package let id: ID
}

extension IDView: View {
  /// The body is never used, because the view creates its own node.
  public var body: Never { fatalError("do not call body on \(Self.self)") }

  /// Creates the node for the content with an explicit identity.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    IDNode(view, context)
  }

  /// Updates the content, or replaces it if the identity has changed.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: IDNode<Content, ID>.self).update(view)
  }
}

package final class IDNode<C: View, ID: Hashable>: Node {
  package private(set) var id: ID
  private var content: Node?
  private var context: _ViewContext

  package init(_ view: IDView<C, ID>, _ context: _ViewContext) {
    id = view.id
    self.context = context
    super.init(context)
    self.context = context.below(self)
    content = C._makeNode(view.content, in: self.context)
  }

  package func update(_ view: IDView<C, ID>) {
    guard view.id != id else {
      if let content { C._updateNode(content, to: view.content) }
      return
    }
    id = view.id
    let old = content
    content = C._makeNode(view.content, in: context)
    old?.remove()
    contentChanged()
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension IDNode: IdentifiedNode {
  package var identity: AnyHashable? { AnyHashable(id) }
}

extension View {
  /// Assigns an identity to the view. When the identity changes, the view is recreated with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
