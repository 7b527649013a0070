import A11yTree

/// One place in the view graph: what a view becomes when it is shown, kept for as long as it stays.
///
/// Every node has a parent and knows its children; what a kind of view needs besides, its subclass
/// holds. Nodes are made by `View._makeNode(_:in:)` and changed by `View._updateNode(_:to:)`, never
/// by name, so there is no cast on the way down but to the one class that a view's type makes.
@MainActor
open class _ViewNode {
  // A graph outlives its nodes: it takes them all down before it goes, and a node that was taken
  // down is never asked for its graph or its parent again.
  package unowned(unsafe) final let graph: ViewGraph
  package final let above: Unmanaged<_ViewNode>?
  /// How many nodes stand above.
  package final let depth: Int32
  /// The place among the parent's children; only their order matters.
  @exclusivity(unchecked) package final var ordinal: Int32
  @exclusivity(unchecked) package final var flags: NodeFlags = []
  /// What was read when the node was last evaluated, in the order in which it was read.
  @exclusivity(unchecked) package final var dependencies: [Dependency] = []

  package init(_ context: _ViewContext) {
    graph = context.graph
    above = .passUnretained(context.parent)
    ordinal = context.ordinal
    depth = context.depth
    // Once an element is met, it is that element that the modifiers above speak of. A row of a list
    // may yet cease to be one.
    let above = context.parent.flags
    let isInElement = above.contains(.isElement) && !above.contains(.isListRow)
    if !above.isDisjoint(with: [.folds, .isModified]), !isInElement {
      flags.insert(.isModified)
    }
    graph.counters.liveNodes += 1
  }

  /// For the one node that has no parent.
  package init(rootOf graph: ViewGraph) {
    self.graph = graph
    above = nil
    ordinal = 0
    depth = 0
    graph.counters.liveNodes += 1
  }

  /// The node above; `nil` for the root.
  package final var parent: _ViewNode? { above?.takeUnretainedValue() }

  /// The type of the view, if it is one that a program would know by name.
  @_spi(Nodes) open var name: String { "" }

  /// Brings the node up to date because something that it read has changed.
  @_spi(Nodes) open func reevaluate() {}

  /// Visits the nodes directly below, in document order.
  @_spi(Nodes) open func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Adds the elements in and below the node that stand in the same container, in document order.
  @_spi(Nodes) open func appendElements(to elements: inout [ElementNode]) {
    forEachChild { $0.appendElements(to: &elements) }
  }

  /// Changes an element that the content makes. Only called where `flags` has `.folds`.
  @_spi(Nodes) open func fold(into element: inout A11yTree.Element, of node: ElementNode) {}

  /// What the modifier does when an element of its content is asked for an action.
  @_spi(Nodes)
  open func handler(for action: Action, on element: ElementNode) -> (@MainActor () -> Void)? { nil }

  /// Called once, when the node's place is gone; the children are taken down afterwards.
  @_spi(Nodes) open func willVanish() {}

  /// Takes the node and all below it down.
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
