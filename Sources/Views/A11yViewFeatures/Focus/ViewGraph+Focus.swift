// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

extension ViewGraph {
  /// Finds the elements for which the program has requested focus.
  ///
  /// This method is called after all views have been updated, because an update may have created the element. If an
  /// element does not exist yet, its focus request waits for a few turns before it is dropped.
  package func resolveFocus() {
    askForDefaultFocus()
    for namespace in focus.takeResets() { resetFocus(in: namespace) }
    for store in focus.waiting {
      guard var request = store.request, !request.isSent else { continue }
      if request.isDismissal {
        store.request = nil
        // Editing ends here so that a cursor moving in the same turn finds the field's final state.
        for field in focus.fields.map(\.node) { _ = field.take(.endEditing) }
        focus.moveKeyboardFocus(.dismiss)
        continue
      }
      // The target may be in a row that has not been created.
      if let target = target(of: store) ?? (makeAllRows() ? target(of: store) : nil) {
        request.isSent = true
        store.request = request
        switch store.kind {
        case .keyboard: focus.moveKeyboardFocus(.move(target))
        case .accessibility(let technologies):
          focus.request(
            FocusRequest(target, for: technologies ?? .all, generation: request.generation)
          )
        }
      } else if request.turns >= FocusRecord.patience {
        giveUp(store)
      } else {
        request.turns += 1
        store.request = request
      }
    }
    focus.dropAnswered()
  }

  /// Returns the first element that is bound to the value that a store requests.
  private func target(of store: any AnyFocusStore) -> ElementID? {
    var found: [(id: ElementID, node: ElementNode)] = []
    for candidate in store.candidates.sorted(by: precedes) {
      var elements: [ElementNode] = []
      candidate.forEachChild { $0.appendElements(to: &elements) }
      guard let first = elements.first(where: { $0.id != nil }), let id = first.id else { continue }
      if !found.contains(where: { $0.node === first }) { found.append((id, first)) }
    }
    guard let first = found.first else { return nil }
    if found.count > 1 {
      let names = found.map { "“\($0.node.element.label)”" }.joined(separator: " and ")
      report(
        Diagnostic(
          .ambiguousFocus,
          view: store.owner,
          "binds several elements, \(names), to the focus value \(store.requestedValue); "
            + "the first one receives focus. Give each element its own value "
            + "(declared at \(store.declared))."
        )
      )
    }
    return first.id
  }

  private func giveUp(_ store: any AnyFocusStore) {
    report(
      Diagnostic(
        .focusTargetMissing,
        view: store.owner,
        "set the focus value \(store.requestedValue), but no element on the screen is bound to it. "
          + "Bind one with accessibilityFocused(_:equals:) or focused(_:equals:) "
          + "(declared at \(store.declared))."
      )
    )
    store.request = nil
    store.cursorMoved(to: nil)
  }

  /// Keeps keyboard focus unchanged while a menu is open, because menu items often act on the focused view.
  package func keepFocusBehindMenu(_ now: inout FocusedElements) {
    let before = cursors
    if now.keyboard != before.keyboard, hasOpenMenu,
      before.keyboard.map({ node(of: $0) != nil }) ?? true
    {
      now.keyboard = before.keyboard
    }
  }

  /// Updates the focus property wrappers for the cursors that have moved, and completes focus requests.
  package func focusFollows(from before: FocusedElements) {
    if cursors.keyboard != before.keyboard { focus.writeFlags(cursors.keyboard) }
    for cursor in FocusCursor.allCases where cursors[cursor] != before[cursor] {
      move(cursor, to: cursors[cursor])
    }
    for store in focus.waiting {
      guard let request = store.request, request.isSent else { continue }
      store.request = nil
      let node = FocusCursor.allCases.lazy.filter { store.kind.covers($0) }
        .compactMap { cursor in
          self.focus.active[cursor]?.first { $0.store === store }?.node
        }.first
      store.cursorMoved(to: node)
    }
    focus.dropAnswered()
  }

  /// Whether a menu is in front, in which case the menu receives keys while keyboard focus remains unchanged.
  private var hasOpenMenu: Bool {
    var front: ElementNode? = root
    while let node = front {
      if node.element.role == .menu || node.element.role == .menuBar { return true }
      front = (node as? SurfaceNode)?.presented.last { !$0.element.states.isHidden }
    }
    return false
  }

  private func move(_ cursor: FocusCursor, to id: ElementID?) {
    let entered = id.flatMap(node(of:)).map(stores(around:)) ?? []
    let own = entered.filter { $0.store.kind.covers(cursor) }
    // A wrapper for several technologies follows the technology whose cursor moved last. The wrapper's value therefore
    // changes when that technology's cursor leaves the element, regardless of the other cursors.
    let left = focus.active.values.joined().map(\.store).filter { store in
      store.kind.covers(cursor) && !own.contains { $0.store === store }
    }
    focus.setActive(own, for: cursor)
    for store in left where store.request == nil || store.request?.isSent == true {
      store.cursorMoved(to: nil)
    }
    for (store, node) in own where store.request == nil || store.request?.isSent == true {
      store.cursorMoved(to: node)
    }
  }

  /// Returns the stores to which an element or its containers are bound, each with the innermost node that binds it.
  private func stores(around element: ElementNode) -> [(store: any AnyFocusStore, node: Node)] {
    var found: [(store: any AnyFocusStore, node: Node)] = []
    var next: Node? = element
    while let node = next {
      if node.flags.contains(.tracksFocus), let store = (node as? any FocusTie)?.focusStore,
        !found.contains(where: { $0.store === store })
      {
        found.append((store, node))
      }
      next = node.flags.contains(.isDetached) ? nil : node.parent
    }
    return found
  }
}
