/// A reference to an object that something else keeps alive.
///
/// It costs no reference counting, which is most of what nodes would otherwise do when they are made
/// and visited.
///
/// Invariant: the object outlives the reference. Nodes refer to what is above them, and to what nodes
/// above them hold, since a node goes before its parent does. Lists of nodes refer to those that take
/// themselves out in `willVanish()`.
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

/// Nodes that are listed without being kept alive; each takes itself out before it goes.
package struct BorrowedNodes<N: _ViewNode> {
  private var nodes: [Borrowed<N>] = []

  package init() {}

  package var isEmpty: Bool { nodes.isEmpty }

  /// The nodes, in the order in which they were added.
  package var all: [N] { nodes.map(\.wrappedValue) }

  package var last: N? { nodes.last?.wrappedValue }

  package mutating func add(_ node: N) { nodes.append(Borrowed(node)) }

  package mutating func remove(_ node: N) { nodes.removeAll { $0.wrappedValue === node } }
}
