import A11yTree

/// One place in the view graph: what a view becomes when it is shown, kept for as long as it stays.
///
/// Every node has a parent and knows its children; what a kind of view needs besides, its subclass
/// holds. Nodes are made by `View._makeNode(_:in:)` and changed by `View._updateNode(_:to:)`, never
/// by name, so there is no cast on the way down but to the one class that a view's type makes.
@MainActor
public class _ViewNode {
  // A graph outlives its nodes: it takes them all down before it goes, and a node that was taken
  // down is never asked for its graph or its parent again.
  unowned(unsafe) final let graph: ViewGraph
  final let above: Unmanaged<_ViewNode>?
  /// How many nodes stand above.
  final let depth: Int32
  /// The place among the parent's children; only their order matters.
  @exclusivity(unchecked) final var ordinal: Int32
  @exclusivity(unchecked) final var flags: NodeFlags = []
  /// What was read when the node was last evaluated, in the order in which it was read.
  @exclusivity(unchecked) final var dependencies: [Dependency] = []

  init(_ context: _ViewContext) {
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
  init(rootOf graph: ViewGraph) {
    self.graph = graph
    above = nil
    ordinal = 0
    depth = 0
    graph.counters.liveNodes += 1
  }

  /// The node above; `nil` for the root.
  final var parent: _ViewNode? { above?.takeUnretainedValue() }

  /// The type of the view, if it is one that a program would know by name.
  var name: String { "" }

  /// Brings the node up to date because something that it read has changed.
  func reevaluate() {}

  /// Visits the nodes directly below, in document order.
  func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Adds the elements in and below the node that stand in the same container, in document order.
  func appendElements(to elements: inout [ElementNode]) {
    forEachChild { $0.appendElements(to: &elements) }
  }

  /// Changes an element that the content makes. Only called where `flags` has `.folds`.
  func fold(into element: inout Element, of node: ElementNode) {}

  /// What the modifier does when an element of its content is asked for an action.
  func handler(for action: Action, on element: ElementNode) -> (@MainActor () -> Void)? { nil }

  /// What the node ties its content to. Only asked where `flags` has `.tracksFocus`.
  var focusStore: (any AnyFocusStore)? { nil }

  /// Called once, when the node's place is gone; the children are taken down afterwards.
  func willVanish() {}

  /// Takes the node and all below it down.
  final func remove() {
    guard !flags.contains(.isGone) else { return }
    flags.insert(.isGone)
    willVanish()
    forgetDependencies(from: 0)
    graph.forgetObservation(of: self)
    graph.counters.liveNodes -= 1
    forEachChild { $0.remove() }
  }
}

typealias Node = _ViewNode

/// What a node is and what is to be done about it.
struct NodeFlags: OptionSet {
  var rawValue: UInt16

  /// Waits to be evaluated.
  static let isDirty = Self(rawValue: 1 << 0)
  /// Was taken down.
  static let isGone = Self(rawValue: 1 << 1)
  /// Changes the elements that its content makes.
  static let folds = Self(rawValue: 1 << 2)
  /// Answers actions for the elements that its content makes.
  static let handlesActions = Self(rawValue: 1 << 3)
  /// Ties a focus wrapper to its content.
  static let tracksFocus = Self(rawValue: 1 << 4)
  /// Stands in the window, not in what is around it: modifiers and focus around do not reach it.
  static let isDetached = Self(rawValue: 1 << 6)
  /// Has a node above, within the same element, that changes the elements below it.
  static let isModified = Self(rawValue: 1 << 8)
  /// Has read observable objects.
  static let observes = Self(rawValue: 1 << 7)
  /// Is an element itself.
  static let isElement = Self(rawValue: 1 << 5)
  /// Exports values while its content is focused, or for the scene.
  static let exportsFocusedValues = Self(rawValue: 1 << 12)
  /// Answers keys for what its content makes.
  static let takesKeys = Self(rawValue: 1 << 13)
  /// Is a row that appears only when a cursor comes near.
  static let isLazyRow = Self(rawValue: 1 << 10)
  /// Is such a row, and has not yet appeared.
  static let isUnseen = Self(rawValue: 1 << 11)
  /// Is a row of a list: one element, or a node like any other around several.
  static let isListRow = Self(rawValue: 1 << 9)
}

/// What a view needs to know of the place that it is made at.
///
/// It is passed down while nodes are made, and kept by the few that make children later.
public struct _ViewContext {
  unowned(unsafe) let graph: ViewGraph
  unowned(unsafe) var parent: _ViewNode
  unowned(unsafe) var container: ElementNode
  // A node above holds it for as long as it stays.
  unowned(unsafe) var environment: EnvironmentScope
  var depth: Int32
  var ordinal: Int32 = 0
  /// Whether rows that are made here appear only when a cursor comes near.
  var isLazy = false

  /// The context of the children of a node.
  @MainActor
  func below(_ node: _ViewNode, ordinal: Int32 = 0) -> _ViewContext {
    var context = self
    context.parent = node
    context.depth = node.depth + 1
    context.ordinal = ordinal
    return context
  }

  /// The context of the second, third… content of the same parent.
  func at(_ ordinal: Int32) -> _ViewContext {
    var context = self
    context.ordinal = ordinal
    return context
  }
}
