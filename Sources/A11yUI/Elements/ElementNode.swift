import A11yTree

typealias Element = A11yTree.Element

/// What becomes of the elements that an element's own content makes.
enum ChildMode {
  /// They stand inside the element.
  case contained
  /// They are met through the element alone, which takes its words from them.
  case merged
}

/// What is to be done about an element, and what was.
struct ElementState: OptionSet {
  var rawValue: UInt8

  /// Is to be found out anew.
  static let needsFold = Self(rawValue: 1 << 0)
  /// The elements inside are to be gathered anew.
  static let childrenChanged = Self(rawValue: 1 << 1)
  /// Is in the list of what changed.
  static let isRecorded = Self(rawValue: 1 << 2)
  /// Was given out.
  static let isEmitted = Self(rawValue: 1 << 3)
  /// Is there: always, but for what is an element only if a modifier says something of it.
  static let isShown = Self(rawValue: 1 << 4)
  /// Stands in the tree; what is merged into another element does not.
  static let isPublished = Self(rawValue: 1 << 5)
  /// Holds what stands inside it, rather than merging it.
  static let isContainer = Self(rawValue: 1 << 6)
}

/// A node that is an element.
@MainActor
class ElementNode: Node {
  /// The element that this one stands in, or is merged into.
  unowned(unsafe) final let container: ElementNode?
  final var state: ElementState = [.needsFold, .childrenChanged]
  final var id: ElementID?
  /// The element as it was last found to be, modifiers included.
  final var element = Element()

  init(_ context: _ViewContext, children: ChildMode = .merged, isImplicit: Bool = false) {
    container = context.container
    super.init(context)
    flags.insert(.isElement)
    if context.container.state.isSuperset(of: [.isContainer, .isPublished]) {
      state.insert(.isPublished)
    }
    if children == .contained { state.insert(.isContainer) }
    if !isImplicit { show() }
    graph.unfolded.append(self)
  }

  override init(rootOf graph: ViewGraph) {
    container = nil
    super.init(rootOf: graph)
    flags.insert(.isElement)
    state.formUnion([.isPublished, .isContainer])
  }

  /// What the element is, before modifiers have their say.
  func makeElement() -> Element { Element() }

  /// Does what the element does by itself; `false` if it does not answer the action.
  func perform(_ action: Action) -> Bool { false }

  /// Whether the element is there, given what it was before modifiers and what it is after them.
  func isShown(_ element: Element, unmodified: Element) -> Bool { true }

  /// The elements that belong inside besides those of the content, such as open sheets.
  func appendPresented(to elements: inout [ElementNode]) {}

  final override func appendElements(to elements: inout [ElementNode]) {
    foldIfNeeded()
    if state.contains(.isShown) { elements.append(self) }
  }

  override func reevaluate() { markUnfolded() }

  override func willVanish() {
    // What is inside an element that goes, goes with it.
    let isTopmost = container.map { !$0.flags.contains(.isGone) } ?? true
    hide(recordsRemoval: isTopmost)
  }
}

extension ElementNode {
  /// Has the element found out anew before the turn ends.
  final func markUnfolded() {
    guard !state.contains(.needsFold), !flags.contains(.isGone) else { return }
    state.insert(.needsFold)
    graph.unfolded.append(self)
  }

  /// Has the elements inside gathered anew before the turn ends.
  final func markChildren() {
    state.insert(.childrenChanged)
    markUnfolded()
  }

  final func foldIfNeeded() {
    guard state.contains(.needsFold), !flags.contains(.isGone) else { return }
    state.remove(.needsFold)
    let unmodified = makeElement()
    var folded = unmodified
    foldModifiers(into: &folded)
    if state.contains(.isContainer) { folded.children = children() }
    let shown = isShown(folded, unmodified: unmodified)
    if shown != state.contains(.isShown) {
      if shown { show() } else { hide(recordsRemoval: true) }
      container?.markChildren()
    }
    guard !state.contains(.isEmitted) || folded.isOther(than: element) else { return }
    element = folded
    if state.contains(.isPublished) {
      record()
    } else {
      container?.markUnfolded()
    }
  }

  /// Modifiers change an element from the inside out, up to the element that it stands in.
  private func foldModifiers(into element: inout Element) {
    guard flags.contains(.isModified), !flags.contains(.isDetached) else { return }
    var next = parent
    while let node = next, node !== container, !node.flags.contains(.isElement) {
      if node.flags.contains(.folds) { node.fold(into: &element) }
      next = node.parent
    }
  }

  private func children() -> [ElementID] {
    guard state.contains(.childrenChanged) else { return element.children }
    state.remove(.childrenChanged)
    var nodes: [ElementNode] = []
    forEachChild { $0.appendElements(to: &nodes) }
    appendPresented(to: &nodes)
    return nodes.compactMap(\.id)
  }

  /// The elements that the content makes, in order: what a merging element takes its words from.
  final var merged: [Element] {
    var nodes: [ElementNode] = []
    forEachChild { $0.appendElements(to: &nodes) }
    return nodes.map(\.element)
  }

  private func record() {
    guard !state.contains(.isRecorded) else { return }
    state.insert(.isRecorded)
    graph.changed.append(self)
  }

  final func show() {
    state.insert(.isShown)
    if state.contains(.isPublished) { id = graph.slots.add(self) }
  }

  private func hide(recordsRemoval: Bool) {
    state.remove(.isShown)
    guard let id else { return }
    if recordsRemoval, state.contains(.isEmitted) { graph.removals.append(id) }
    graph.slots.remove(id)
    state.remove(.isEmitted)
    self.id = nil
  }
}

extension _ViewNode {
  /// The element that what the node makes stands in.
  final var enclosingElement: ElementNode? {
    var next = parent
    while let node = next {
      if node.flags.contains(.isElement) { return unsafeDowncast(node, to: ElementNode.self) }
      next = node.parent
    }
    return nil
  }

  /// Content was added, taken away or moved: the element around it gathers its children anew.
  final func contentChanged() {
    enclosingElement?.markChildren()
  }

  /// Has every element that the node's content makes found out anew.
  final func markContentUnfolded() {
    forEachChild { child in
      if child.flags.contains(.isElement) {
        unsafeDowncast(child, to: ElementNode.self).markUnfolded()
      } else {
        child.markContentUnfolded()
      }
    }
  }
}
