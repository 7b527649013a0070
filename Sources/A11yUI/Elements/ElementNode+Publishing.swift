extension ElementNode {
  /// The element that holds what is made in this one: the next around it for a row of several.
  final var holder: ElementNode {
    flags.contains(.isListRow) && !flags.contains(.isElement) ? container ?? self : self
  }

  /// Whether what it holds stands in the tree.
  final var holdsPublished: Bool { state.isSuperset(of: [.isContainer, .isPublished]) }

  /// Moves the element to another one around it, which holds it or merges it.
  final func move(to newContainer: ElementNode) {
    let wasTopmost = container?.holdsPublished ?? false
    container = newContainer
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
  /// Visits the elements of the content that are in no other, whether they are shown or not.
  final func forEachInnerElement(_ body: (ElementNode) -> Void) {
    forEachChild { child in
      if child.flags.contains(.isElement) {
        body(unsafeDowncast(child, to: ElementNode.self))
      } else {
        child.forEachInnerElement(body)
      }
    }
  }
}
