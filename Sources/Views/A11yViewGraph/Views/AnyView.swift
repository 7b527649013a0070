// SPDX-License-Identifier: MIT

/// A type-erased view.
///
/// If the type of the wrapped view changes, the view is recreated with a new identity.
public struct AnyView {
  package let storage: AnyViewStorage

  /// Creates a type-erased view.
  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? AnyViewBox(view)
  }

  /// Creates a type-erased view.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {
  /// Creates the node for the wrapped view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    AnyViewNode(view, context)
  }

  /// Updates the node for the wrapped view, or replaces it if the view's type has changed.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: AnyViewNode.self).update(view)
  }
}

package class AnyViewStorage {
  package var type: Any.Type { Never.self }
  @MainActor
  package func makeNode(in context: _ViewContext) -> Node {
    preconditionFailure("a subclass must override makeNode(in:)")
  }
  @MainActor
  package func updateNode(_ node: Node) {}
}

private final class AnyViewBox<V: View>: AnyViewStorage {
  let view: V
  init(_ view: V) { self.view = view }
  override var type: Any.Type { V.self }
  override func makeNode(in context: _ViewContext) -> Node { V._makeNode(view, in: context) }
  override func updateNode(_ node: Node) { V._updateNode(node, to: view) }
}

package final class AnyViewNode: Node {
  private var view: AnyView
  private var content: Node?
  private var context: _ViewContext

  package init(_ view: AnyView, _ context: _ViewContext) {
    self.view = view
    self.context = context
    super.init(context)
    self.context = context.below(self)
    guard depth < ViewGraph.depthLimit else {
      content = DeepNode(AnyView.self, self.context)
      return
    }
    content = view.storage.makeNode(in: self.context)
  }

  package func update(_ new: AnyView) {
    guard !(content is DeepNode) else { return }
    let old = view
    view = new
    if old.storage.type == new.storage.type, let content {
      if graph.prunes, old.storage === new.storage { return }
      new.storage.updateNode(content)
    } else {
      let gone = content
      content = new.storage.makeNode(in: context)
      gone?.remove()
      contentChanged()
    }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
