// SPDX-License-Identifier: MIT

extension ElementNode {
  /// The element that holds this one's children: for a row of several elements, the next around it.
  package final var holder: ElementNode {
    flags.contains(.isListRow) && !flags.contains(.isElement) ? container ?? self : self
  }

  /// Whether its children are in the tree.
  package final var holdsPublished: Bool { state.isSuperset(of: [.isContainer, .isPublished]) }

  /// The window that the element belongs to, or the sheet or dialog that covers it.
  package final var coveringWindow: ElementNode {
    var element = self
    while !element.flags.contains(.isDetached), let container = element.container {
      element = container
    }
    return element
  }

  /// Moves the element into another, which holds it or merges it.
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
  /// Visits the outermost elements of the content, whether they are shown or not.
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
