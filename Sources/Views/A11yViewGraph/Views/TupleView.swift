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
  /// Creates a node with one child for each view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    var count = 0
    repeat countNext(each view.value, &count)
    let node = count > 2 ? LongTupleNode(context) : TupleNode(context)
    var inner = context.below(node)
    repeat node.append(makeNext(each view.value, &inner))
    return node
  }

  private static func countNext<V>(_ view: V, _ count: inout Int) { count += 1 }

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
package class TupleNode: Node {
  // Most have two children, for which an array would take as much memory as the node.
  private var first: Node?
  private var second: Node?

  fileprivate func append(_ node: Node) {
    if first == nil { first = node } else { second = node }
  }

  fileprivate func child(_ index: Int) -> Node {
    guard let child = index == 0 ? first : second else { preconditionFailure("no such child") }
    return child
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    first?.appendElements(to: &elements)
    second?.appendElements(to: &elements)
  }
}

/// The node of more than two views side by side.
private final class LongTupleNode: TupleNode {
  private var children: [Node] = []

  override func append(_ node: Node) { children.append(node) }

  override func child(_ index: Int) -> Node { children[index] }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    for index in children.indices { children[index].appendElements(to: &elements) }
  }
}
