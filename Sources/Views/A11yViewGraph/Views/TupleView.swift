// SPDX-License-Identifier: MIT

/// A sequence of views, created from the statements of a view builder.
///
/// `T` is the tuple of the views' types, as in `TupleView<(Text, Button<Text>)>`.
public struct TupleView<T> {
  /// The views, in order.
  public var value: T
  /// The views' types, which cannot be derived from the tuple's type.
  @usableFromInline let types: any TupleTypes.Type

  // This initializer is inlined, so that callers that know the types look them up only once.
  /// Combines several views.
  @inlinable public nonisolated init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
    types = ViewTypes<repeat each Content>.self
  }

  /// An array that contains the views.
  package var views: [any View] { types.views(of: value) }
}

extension TupleView: View {
  /// Creates a node with one child for each view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    view.types.makeNode(view.value, in: context)
  }

  /// Updates every child.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    view.types.update(node, to: view.value)
  }
}

/// The operations that can be performed on a tuple of views. The types in the tuple must be those for which the
/// conforming type was created.
@usableFromInline
protocol TupleTypes {
  @MainActor static func makeNode<T>(_ tuple: T, in context: _ViewContext) -> _ViewNode
  @MainActor static func update<T>(_ node: _ViewNode, to tuple: T)
  static func views<T>(of tuple: T) -> [any View]
}

/// The types of the views in a tuple.
@usableFromInline
struct ViewTypes<each Content: View>: TupleTypes {
  @usableFromInline static func makeNode<T>(_ tuple: T, in context: _ViewContext) -> _ViewNode {
    let views = _identityCast(tuple, to: (repeat each Content).self)
    var count = 0
    repeat countNext(each views, &count)
    let node = count > 2 ? LongTupleNode(context) : TupleNode(context)
    var inner = context.below(node)
    repeat node.append(makeNext(each views, &inner))
    return node
  }

  private static func countNext<V>(_ view: V, _ count: inout Int) { count += 1 }

  @MainActor
  private static func makeNext<V: View>(_ view: V, _ context: inout _ViewContext) -> _ViewNode {
    defer { context.ordinal += 1 }
    return V._makeNode(view, in: context)
  }

  @usableFromInline static func update<T>(_ node: _ViewNode, to tuple: T) {
    let views = _identityCast(tuple, to: (repeat each Content).self)
    let node = node.made(as: TupleNode.self)
    var index = 0
    repeat updateNext(each views, node, &index)
  }

  @MainActor
  private static func updateNext<V: View>(_ view: V, _ node: TupleNode, _ index: inout Int) {
    V._updateNode(node.child(index), to: view)
    index += 1
  }

  @usableFromInline static func views<T>(of tuple: T) -> [any View] {
    var all: [any View] = []
    repeat all.append(each _identityCast(tuple, to: (repeat each Content).self))
    return all
  }
}

/// The node for a sequence of views whose positions never change.
package class TupleNode: Node {
  // Most nodes have two children, for which an array would take as much memory as the node itself.
  private var first: Node?
  private var second: Node?

  fileprivate func append(_ node: Node) {
    if first == nil { first = node } else { second = node }
  }

  fileprivate func child(_ index: Int) -> Node {
    guard let child = index == 0 ? first : second else {
      preconditionFailure("the child does not exist")
    }
    return child
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
  }

  package override init(_ context: _ViewContext) {
    super.init(context)
    if context.isRow { flags.insert(.isRow) }
  }

  package final override func appendElements(to elements: inout [ElementNode]) {
    if flags.contains(.isRow), isInContainer {
      appendRow(to: &elements)
    } else {
      appendInOrder(to: &elements)
    }
  }

  fileprivate func appendInOrder(to elements: inout [ElementNode]) {
    first?.appendElements(to: &elements)
    second?.appendElements(to: &elements)
  }
}

/// The node for a sequence of more than two views.
private final class LongTupleNode: TupleNode {
  private var children: [Node] = []

  override func append(_ node: Node) { children.append(node) }

  override func child(_ index: Int) -> Node { children[index] }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func appendInOrder(to elements: inout [ElementNode]) {
    for index in children.indices { children[index].appendElements(to: &elements) }
  }
}
