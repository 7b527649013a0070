import A11yTree

package typealias Element = A11yTree.Element

/// What becomes of the elements that an element's own content makes.
package enum ChildMode {
  /// They stand inside the element.
  case contained
  /// They are met through the element alone, which takes its words from them.
  case merged
}

/// A node that is an element.
@_spi(Nodes)
@MainActor
open class ElementNode: _ViewNode {
  /// The element that this one stands in, or is merged into.
  @exclusivity(unchecked) package unowned(unsafe) final var container: ElementNode?
  @exclusivity(unchecked) package final var state: ElementState = [.needsFold, .childrenChanged]
  @exclusivity(unchecked) package final var id: ElementID?
  /// The element as it was last found to be, modifiers included.
  @exclusivity(unchecked) package final var element = Element()

  package init(_ context: _ViewContext, children: ChildMode = .merged, isImplicit: Bool = false) {
    let container = context.container.holder
    self.container = container
    super.init(context)
    flags.insert(.isElement)
    if container.holdsPublished { state.insert(.isPublished) }
    if children == .contained { state.insert(.isContainer) }
    if !isImplicit { show() }
    graph.unfolded.append(self)
  }

  package override init(rootOf graph: ViewGraph) {
    container = nil
    super.init(rootOf: graph)
    flags.insert(.isElement)
    state.formUnion([.isPublished, .isContainer])
  }

  /// What the element is, before modifiers have their say.
  @_spi(Nodes) open func makeElement() -> A11yTree.Element { Element() }

  /// Does what the element does by itself; `false` if it does not answer the action.
  @_spi(Nodes) open func perform(_ action: Action) -> Bool { false }

  /// Whether the element is there, given what it was before modifiers and what it is after them.
  @_spi(Nodes) open func isShown(_ element: A11yTree.Element, unmodified: A11yTree.Element) -> Bool
  { true }

  /// Makes a row of a view inside, where the element makes rows of its content.
  @_spi(Nodes)
  open func makeRow(_ context: _ViewContext, _ content: (_ViewContext) -> _ViewNode) -> _ViewNode {
    content(context)
  }

  /// Whether the element is nothing but words: not known to be, where it must be made to be told.
  @_spi(Nodes) open var isWords: Bool { false }

  /// The elements that belong inside besides those of the content, such as open sheets.
  @_spi(Nodes) open func appendPresented(to elements: inout [ElementNode]) {}

  public final override func appendElements(to elements: inout [ElementNode]) {
    foldIfNeeded()
    if !flags.contains(.isElement) {
      forEachChild { $0.appendElements(to: &elements) }
    } else if state.contains(.isShown) {
      elements.append(self)
    }
  }

  open override func reevaluate() { markUnfolded() }

  open override func willVanish() {
    // What is inside an element that goes, goes with it.
    let isTopmost = container.map { !$0.flags.contains(.isGone) } ?? true
    hide(recordsRemoval: isTopmost)
  }
}

extension ElementNode {
  /// Has the element found out anew before the turn ends.
  package final func markUnfolded() {
    guard !state.contains(.needsFold), !flags.contains(.isGone) else { return }
    state.insert(.needsFold)
    graph.unfolded.append(self)
  }

  /// Has the elements inside gathered anew before the turn ends.
  package final func markChildren() {
    state.insert(.childrenChanged)
    markUnfolded()
  }

  package final func foldIfNeeded() {
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
    var next = above
    while let reference = next {
      next = reference._withUnsafeGuaranteedRef { node in
        if node.flags.contains(.isElement) { return nil }
        if node.flags.contains(.folds) { node.fold(into: &element, of: self) }
        // Above a node that nothing modifies there is nothing that modifies what is in it.
        return node.flags.contains(.isModified) ? node.above : nil
      }
    }
  }

  private func children() -> [ElementID] {
    guard state.contains(.childrenChanged) else { return element.children }
    state.remove(.childrenChanged)
    var nodes: [ElementNode] = []
    forEachChild { $0.appendElements(to: &nodes) }
    appendPresented(to: &nodes)
    var ids: [ElementID] = []
    ids.reserveCapacity(nodes.count)
    for node in nodes { if let id = node.id { ids.append(id) } }
    return ids
  }

  /// The elements that the content makes, in order: what a merging element takes its words from.
  package final var merged: [Element] {
    var nodes: [ElementNode] = []
    forEachChild { $0.appendElements(to: &nodes) }
    return nodes.map(\.element)
  }

  private func record() {
    guard !state.contains(.isRecorded) else { return }
    state.insert(.isRecorded)
    graph.changed.append(self)
  }

  package final func show() {
    state.insert(.isShown)
    if state.contains(.isPublished) { id = graph.slots.add(self) }
  }

  package final func hide(recordsRemoval: Bool) {
    state.remove(.isShown)
    guard let id else { return }
    if recordsRemoval, state.contains(.isEmitted) { graph.removals.append(id) }
    graph.slots.remove(id)
    state.remove(.isEmitted)
    self.id = nil
  }
}
