// SPDX-License-Identifier: MIT

/// A reference that does not retain its object, because something else keeps the object alive.
///
/// The reference requires no reference counting, which would otherwise dominate the cost of creating and visiting
/// nodes.
///
/// Invariant: the object outlives the reference. Nodes may refer to their ancestors and to the objects that their
/// ancestors hold, because a node is removed before its parent. Lists may refer to nodes, because every node in a list
/// removes itself from the list in `willVanish()`.
@propertyWrapper
package struct Borrowed<Object: AnyObject> {
  private unowned(unsafe) var object: Object

  package init(wrappedValue object: Object) { self.init(object) }

  package init(_ object: Object) { self.object = object }

  package var wrappedValue: Object {
    get { object }
    set { object = newValue }
  }
}

/// A list of nodes that does not retain the nodes. Each node removes itself from the list before it is destroyed.
package struct BorrowedNodes<N: _ViewNode> {
  private var nodes: [Borrowed<N>] = []

  package init() {}

  package var isEmpty: Bool { nodes.isEmpty }

  /// The nodes in the list, in the order in which they were added.
  package var all: [N] { nodes.map(\.wrappedValue) }

  package var last: N? { nodes.last?.wrappedValue }

  package mutating func add(_ node: N) { nodes.append(Borrowed(node)) }

  package mutating func remove(_ node: N) { nodes.removeAll { $0.wrappedValue === node } }
}
