/// Several views beside each other, as a view builder makes them of its statements.
public struct TupleView<each Content: View> {
  /// The views, in order.
  public var value: (repeat each Content)

  /// Makes a view of several.
  public init(_ value: (repeat each Content)) {
    self.value = value
  }
}

extension TupleView: View {
  /// Makes a node with one child for each view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    let node = TupleNode(context)
    var inner = context.below(node)
    repeat node.children.append(makeNext(each view.value, &inner))
    return node
  }

  @MainActor
  private static func makeNext<V: View>(_ view: V, _ context: inout _ViewContext) -> _ViewNode {
    defer { context.ordinal += 1 }
    return V._makeNode(view, in: context)
  }

  /// Changes every child.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    var index = 0
    repeat updateNext(each view.value, node, &index)
  }

  @MainActor
  private static func updateNext<V: View>(_ view: V, _ node: TupleNode, _ index: inout Int) {
    V._updateNode(node.children[index], to: view)
    index += 1
  }
}

/// The node of views beside each other: their places never change.
final class TupleNode: Node {
  fileprivate(set) var children: [Node] = []

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    for index in children.indices { children[index].appendElements(to: &elements) }
  }
}
