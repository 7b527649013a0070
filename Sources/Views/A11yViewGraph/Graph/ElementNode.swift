// SPDX-License-Identifier: MIT

import A11yTree

package typealias Element = A11yTree.Element

/// Specifies whether the elements in an element's content become its children or are merged into it.
package enum ChildMode {
  /// The elements in the content become children of the element.
  case contained
  /// The elements in the content are merged into the element, which takes its words from them.
  case merged
}

/// A node that represents an accessibility element.
@_spi(Nodes)
@MainActor
open class ElementNode: _ViewNode {
  // This property occupies the part of a memory word that the superclass leaves free.
  @exclusivity(unchecked) package final var state: ElementState = [.needsFold, .childrenChanged]
  /// The element's id. The ID is valid only if `state` contains `hasID`. An optional ID would require another word of
  /// memory.
  @exclusivity(unchecked) private final var knownID = ElementID(index: 0)
  /// The element that contains this element, or into which this element is merged.
  @exclusivity(unchecked) package private(set) unowned(unsafe) final var container: ElementNode?
  /// The most recently computed element, including the effects of modifiers.
  @exclusivity(unchecked) package private(set) final var element = Element()

  package init(_ context: _ViewContext, children: ChildMode = .merged, isImplicit: Bool = false) {
    let (container, isPublished) = context.holder
    self.container = container
    super.init(context)
    flags.insert(.isElement)
    if isPublished { state.insert(.isPublished) }
    if children == .contained { state.insert(.isContainer) }
    if !isImplicit { show() }
    graph.changes.needsFold(self)
  }

  package override init(rootOf graph: ViewGraph) {
    container = nil
    super.init(rootOf: graph)
    flags.insert(.isElement)
    state.formUnion([.isPublished, .isContainer])
  }

  /// Returns the element before modifiers change it.
  @_spi(Nodes) open func makeElement() -> A11yTree.Element { Element() }

  /// Performs an action on the element itself, or returns `false` if the element does not handle the action.
  @_spi(Nodes) open func perform(_ action: Action) -> Bool { false }

  /// Returns whether the element is shown, based on its states before and after modifiers were applied.
  @_spi(Nodes) open func isShown(_ element: A11yTree.Element, unmodified: A11yTree.Element) -> Bool
  { true }

  /// Creates a row for a view in the content, if the element creates rows.
  @_spi(Nodes)
  open func makeRow(_ context: _ViewContext, _ content: (_ViewContext) -> _ViewNode) -> _ViewNode {
    content(context)
  }

  /// Whether the element contains only words. If the content is unknown until the element is created, the value is
  /// `false`.
  @_spi(Nodes) open var isWords: Bool { false }

  /// Whether the node becomes an element only through a modifier, as a shape's node does.
  package var isUnmet: Bool { false }

  /// Whether a control at the element's position would be enabled.
  package var isInEnabledScope: Bool { true }

  /// Updates the element after modifiers have changed it.
  @_spi(Nodes)
  open func reconcile(_ element: inout A11yTree.Element, unmodified: A11yTree.Element) {}

  /// Appends the elements inside this element that do not belong to its content, such as open sheets.
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
    // Everything inside a removed element is removed with it.
    let isTopmost = container.map { !$0.flags.contains(.isGone) } ?? true
    hide(recordsRemoval: isTopmost)
  }
}

extension ElementNode {
  /// The element's ID in the tree.
  package final var id: ElementID? { state.contains(.hasID) ? knownID : nil }

  /// Schedules the element to be recomputed before the turn ends.
  package final func markUnfolded() {
    guard !state.contains(.needsFold), !flags.contains(.isGone) else { return }
    state.insert(.needsFold)
    graph.changes.needsFold(self)
  }

  /// Schedules the element's children to be collected again before the turn ends.
  package final func markChildren() {
    state.insert(.childrenChanged)
    markUnfolded()
  }

  package final func foldIfNeeded() {
    guard state.contains(.needsFold), !flags.contains(.isGone) else { return }
    state.remove(.needsFold)
    var folded = makeElement()
    let shown: Bool
    if isModifiedOutside || state.contains(.isContainer) {
      let unmodified = folded
      if isModifiedOutside {
        foldModifiers(into: &folded)
        reconcile(&folded, unmodified: unmodified)
      }
      if state.contains(.isContainer) { folded.children = children() }
      shown = isShown(folded, unmodified: unmodified)
    } else {
      shown = isShown(folded, unmodified: folded)
    }
    if shown != state.contains(.isShown) {
      if shown { show() } else { hide(recordsRemoval: true) }
      container?.markChildren()
    }
    guard !state.contains(.isEmitted) || folded.isOther(than: element) else { return }
    swap(&element, &folded)
    if state.contains(.isPublished) {
      record()
    } else {
      container?.markUnfolded()
    }
  }

  /// Whether modifiers outside the element may change it.
  private var isModifiedOutside: Bool {
    flags.contains(.isModified) && !flags.contains(.isDetached)
  }

  /// Applies the modifiers from the inside out, up to the enclosing element.
  private func foldModifiers(into element: inout Element) {
    let unmodified = isUnmet ? element : nil
    var isMet = !isUnmet
    var next = parent
    while let node = next, !node.flags.contains(.isElement) {
      // If one of several views is already an element, a modifier that applies to all these views does not turn the
      // other views into elements.
      if node.flags.contains(.folds), isMet || !node.hasElement(before: self) {
        node.fold(into: &element, of: self)
        if let unmodified { isMet = isMet || isShown(element, unmodified: unmodified) }
      }
      // If no modifier applies to a node, no node above it modifies the node's contents either.
      next = node.flags.contains(.isModified) ? node.parent : nil
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
    // The loop uses indices, so that no node is retained.
    for index in nodes.indices { if let id = nodes[index].id { ids.append(id) } }
    return ids
  }

  /// The content's elements, in order. A merging element takes its words from the elements in its content.
  package final var merged: [Element] { mergedNodes.map(\.element) }

  /// The nodes that represent the content's elements.
  package final var mergedNodes: [ElementNode] {
    var nodes: [ElementNode] = []
    forEachChild { $0.appendElements(to: &nodes) }
    return nodes
  }

  private func record() {
    guard !state.contains(.isRecorded) else { return }
    state.insert(.isRecorded)
    graph.changes.record(self)
  }

  /// Sets the element that contains this element, or into which this element is merged.
  final func place(in container: ElementNode) { self.container = container }

  package final func show() {
    state.insert(.isShown)
    guard state.contains(.isPublished) else { return }
    knownID = graph.slots.add(self)
    state.insert(.hasID)
  }

  package final func hide(recordsRemoval: Bool) {
    state.remove(.isShown)
    guard let id else { return }
    if recordsRemoval, state.contains(.isEmitted) { graph.changes.remove(id) }
    graph.slots.remove(id)
    state.subtract([.isEmitted, .hasID])
  }
}

extension _ViewContext {
  /// The element that contains newly created elements in the content, and whether those elements are in the tree.
  // The container is read without being retained, because it would otherwise be retained several times for every
  // element.
  @MainActor
  fileprivate var holder: (ElementNode, isPublished: Bool) {
    Unmanaged.passUnretained(container)._withUnsafeGuaranteedRef { container in
      let holder = container.holder
      return (holder, holder.holdsPublished)
    }
  }
}

extension ElementNode {
  /// The element that contains this node's child elements. For a row that consists of several elements, the value is
  /// the innermost element that contains the row.
  package final var holder: ElementNode {
    flags.contains(.isListRow) && !flags.contains(.isElement) ? container ?? self : self
  }

  /// Whether the element's children are in the tree.
  package final var holdsPublished: Bool { state.isSuperset(of: [.isContainer, .isPublished]) }

  /// The window to which the element belongs, or the sheet or dialog that covers that window.
  package final var coveringWindow: ElementNode {
    var element = self
    while !element.flags.contains(.isDetached), let container = element.container {
      element = container
    }
    return element
  }

  /// Moves the element into another element, which then either contains the element or merges it.
  package final func move(to newContainer: ElementNode) {
    let wasTopmost = container?.holdsPublished ?? false
    place(in: newContainer)
    setPublished(newContainer.holdsPublished, recordsRemoval: wasTopmost)
    markUnfolded()
  }

  private func setPublished(_ isPublished: Bool, recordsRemoval: Bool) {
    guard isPublished != state.contains(.isPublished) else { return }
    let isShown = state.contains(.isShown)
    if isPublished {
      state.insert(.isPublished)
      if isShown { show() }
    } else {
      if isShown { hide(recordsRemoval: recordsRemoval) }
      state.remove(.isPublished)
      if isShown { state.insert(.isShown) }
    }
    guard state.contains(.isContainer) else { return }
    markChildren()
    forEachInnerElement { inner in
      inner.setPublished(isPublished, recordsRemoval: false)
      inner.markUnfolded()
    }
  }
}

extension _ViewNode {
  /// Returns whether a modifier in the content can apply to an element other than a given element. The other element
  /// either exists without the modifier, or precedes the given element and can become an element through the modifier.
  fileprivate final func hasElement(before unmet: ElementNode) -> Bool {
    var isPassed = false
    return firstInnerElement { inner in
      if inner === unmet { isPassed = true }
      guard inner !== unmet else { return false }
      if inner.isUnmet, !isPassed { return true }
      inner.foldIfNeeded()
      return inner.state.contains(.isShown) && !inner.element.states.isHidden
    } != nil
  }

  /// Returns the first match among the outermost elements in the content.
  private func firstInnerElement(_ fits: (ElementNode) -> Bool) -> ElementNode? {
    var found: ElementNode?
    forEachChild { child in
      guard found == nil else { return }
      guard child.flags.contains(.isElement) else {
        return found = child.firstInnerElement(fits)
      }
      let element = child.made(as: ElementNode.self)
      if fits(element) { found = element }
    }
    return found
  }

  /// Visits the outermost elements in the content, regardless of whether they are shown.
  package final func forEachInnerElement(_ body: (ElementNode) -> Void) {
    forEachChild { child in
      if child.flags.contains(.isElement) {
        body(child.made(as: ElementNode.self))
      } else {
        child.forEachInnerElement(body)
      }
    }
  }
}
