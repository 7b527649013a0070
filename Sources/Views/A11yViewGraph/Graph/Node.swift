// SPDX-License-Identifier: MIT

import A11yTree

/// A node in the view graph. Each node represents a view that is shown, and exists for as long as that view is shown.
///
/// Every node except the root has a parent, and every node can visit its children. Subclasses store the data for their
/// kind of view. Only `View._makeNode(_:in:)` creates nodes, and only `View._updateNode(_:to:)` updates them, so a
/// parent casts a child's node only to the class that belongs to the view's type.
@MainActor
open class _ViewNode {
  // A graph outlives its nodes. The graph removes all of its nodes before it is destroyed, and a removed node is never
  // asked for its graph or parent again.
  package unowned(unsafe) final let graph: ViewGraph
  package final let above: Unmanaged<_ViewNode>?
  /// The cells that were read in the last evaluation, in order.
  @exclusivity(unchecked) package final var dependencies: [Dependency] = []
  // The smallest properties come last, because a subclass's storage begins where they end.
  /// The number of nodes above this node.
  package final let depth: Int32
  /// A number that represents the node's position among its parent's children. Only the order of these position numbers
  /// matters.
  @exclusivity(unchecked) package final var ordinal: Int32
  @exclusivity(unchecked) package final var flags: NodeFlags = []

  package init(_ context: _ViewContext) {
    graph = context.graph
    above = .passUnretained(context.parent)
    ordinal = context.ordinal
    depth = context.depth
    // Modifiers above an element apply to that element, not to its contents. However, a list row may cease to be an
    // element.
    let above = context.parent.flags
    let isInElement = above.contains(.isElement) && !above.contains(.isListRow)
    if !above.isDisjoint(with: [.folds, .handlesActions, .isModified]), !isInElement {
      flags.insert(.isModified)
    }
    graph.counters.liveNodes += 1
  }

  /// Creates the root node, which has no parent.
  package init(rootOf graph: ViewGraph) {
    self.graph = graph
    above = nil
    ordinal = 0
    depth = 0
    graph.counters.liveNodes += 1
  }

  /// The node's parent, or `nil` for the root.
  package final var parent: _ViewNode? { above?.takeUnretainedValue() }

  /// Whether the node is an ``ElementNode`` that currently represents an element.
  package final var isElement: Bool { flags.contains(.isElement) }

  /// Whether a list uses the node as a row.
  package final var isListRow: Bool { flags.contains(.isListRow) }

  /// The name of the view's type, or an empty string if programs do not refer to the type by name.
  @_spi(Nodes) open var name: String { "" }

  /// The view that the node evaluates, with its dynamic properties installed.
  @_spi(Nodes) open var installedValue: Any? { nil }

  /// Updates the node after a value that it has read has changed.
  @_spi(Nodes) open func reevaluate() {}

  /// Visits the node's children, in document order.
  @_spi(Nodes) open func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Appends the elements in the node and its descendants that share a container, in document order.
  @_spi(Nodes) open func appendElements(to elements: inout [ElementNode]) {
    forEachChild { $0.appendElements(to: &elements) }
  }

  /// Changes an element in the node's content. This method is called only if `flags` contains `.folds`.
  @_spi(Nodes) open func fold(into element: inout A11yTree.Element, of node: ElementNode) {}

  /// Returns the modifier's handler for an action on an element in its content.
  @_spi(Nodes)
  open func handler(for action: Action, on element: ElementNode) -> (@MainActor () -> Void)? { nil }

  /// Prepares the node for removal. This method is called once, before the node's children are removed.
  @_spi(Nodes) open func willVanish() {}

  /// Removes the node and all its descendants.
  package final func remove() {
    guard !flags.contains(.isGone) else { return }
    flags.insert(.isGone)
    willVanish()
    forgetDependencies(from: 0)
    graph.forgetObservation(of: self)
    graph.counters.liveNodes -= 1
    forEachChild { $0.remove() }
  }
}

package typealias Node = _ViewNode

extension _ViewNode {
  /// The element that contains the node's elements.
  package final var enclosingElement: ElementNode? {
    var next = parent
    while let node = next {
      if node.flags.contains(.isElement) { return node.made(as: ElementNode.self) }
      next = node.parent
    }
    return nil
  }

  /// Schedules the enclosing element's children to be collected again after the node's content has changed.
  package final func contentChanged() {
    graph.run(.content) { try $0.contentDidChange(at: self, in: graph) }
    var next = parent
    while let node = next {
      if node.flags.contains(.isElement) {
        return node.made(as: ElementNode.self).markChildren()
      }
      if node.flags.contains(.isListRow) {
        node.made(as: ElementNode.self).markUnfolded()
      }
      next = node.parent
    }
  }

  /// Marks all elements in the node's content to be recomputed.
  package final func markContentUnfolded() {
    forEachChild { child in
      if child.flags.contains(.isElement) {
        child.made(as: ElementNode.self).markUnfolded()
      } else {
        child.markContentUnfolded()
      }
    }
  }
}

extension ViewGraph {
  /// Returns whether a node comes before another node in document order. A parent node comes before its children.
  package func precedes(_ lhs: Node, _ rhs: Node) -> Bool {
    var left = lhs
    var right = rhs
    while left.depth > right.depth, let parent = left.parent { left = parent }
    if left === rhs { return false }
    while right.depth > left.depth, let parent = right.parent { right = parent }
    if right === lhs { return true }
    while left !== right {
      guard left.parent !== right.parent else { return left.ordinal < right.ordinal }
      guard let leftParent = left.parent, let rightParent = right.parent else { return false }
      left = leftParent
      right = rightParent
    }
    return false
  }
}

extension _ViewNode {
  /// Returns whether the node is a given node or a descendant of the given node.
  package final func stands(in other: Node) -> Bool {
    var next: Node? = self
    while let node = next {
      if node === other { return true }
      next = node.parent
    }
    return false
  }
}
