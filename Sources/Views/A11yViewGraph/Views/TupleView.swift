// SPDX-License-Identifier: MIT

/// Several views side by side, built from a view builder's statements.
public struct TupleView<each Content: View> {
  /// The views, in order.
  public var value: (repeat each Content)

  /// Combines several views.
  public init(_ value: (repeat each Content)) {
    self.value = value
  }
}

extension TupleView: View {
  /// Makes a node with one child for each view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    let node = TupleNode(context)
    var inner = context.below(node)
    repeat node.append(makeNext(each view.value, &inner))
    return node
  }

  @MainActor
  private static func makeNext<V: View>(_ view: V, _ context: inout _ViewContext) -> _ViewNode {
    defer { context.ordinal += 1 }
    return V._makeNode(view, in: context)
  }

  /// Updates every child.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    let node = node.made(as: TupleNode.self)
    var index = 0
    repeat updateNext(each view.value, node, &index)
  }

  @MainActor
  private static func updateNext<V: View>(_ view: V, _ node: TupleNode, _ index: inout Int) {
    V._updateNode(node.child(index), to: view)
    index += 1
  }
}

/// The node of views side by side: their places never change.
package final class TupleNode: Node {
  // Most have two children, for which an array would take as much memory as the node.
  private var first: Node?
  private var second: Node?
  private var rest: [Node] = []

  fileprivate func append(_ node: Node) {
    if first == nil {
      first = node
    } else if second == nil {
      second = node
    } else {
      rest.append(node)
    }
  }

  fileprivate func child(_ index: Int) -> Node {
    if index == 0, let first { return first }
    if index == 1, let second { return second }
    return rest[index - 2]
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
    for child in rest { body(child) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    first?.appendElements(to: &elements)
    second?.appendElements(to: &elements)
    for index in rest.indices { rest[index].appendElements(to: &elements) }
  }
}
