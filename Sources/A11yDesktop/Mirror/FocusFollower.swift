// SPDX-License-Identifier: MIT

import A11yTree

/// Follows keyboard focus in an app, and reports the elements to which the user moves.
@BusActor
struct FocusFollower {
  let tree: NodeTree
  let user: UserPlace
  let loader: ObjectLoader

  /// Begins the session with keyboard focus on the object of the front window that has the focused state.
  func begin() {
    let window =
      tree.root?.children.last { $0.facts.states.contains(.active) } ?? tree.root?.children.last
    let focused = tree.all.values.filter { node in
      node.facts.states.contains(.focused) && node !== window
        && node.ancestor(where: { $0 === window }) != nil
    }
    user.begin(on: focused.max { ($0.depth, $0.id) < ($1.depth, $1.id) }?.reference)
  }

  /// Moves keyboard focus to the awaited object once the object is shown.
  func followAwaited() async {
    if let target = user.awaited, tree[target] != nil { await follow(target) }
  }

  /// Moves keyboard focus to an object, which may be an unread row or part of a control that is presented as a single
  /// element.
  func follow(_ target: AccessibleReference) async {
    guard user.hasBegun else { return }
    let found = await focusable(target)
    // An object in a pop-up may receive focus before the object is shown.
    user.await(found?.reference == target ? nil : target)
    guard let found, found.parent !== tree.root, found !== tree.root else { return }
    let node = currentRow(in: found) ?? found
    guard user.focused != node.reference else { return }
    let isBack = isBackFromPopUp(to: node)
    user.focus(on: node.reference)
    edit(node.isEditable ? node.reference : nil)
    // When a pop-up closes, the cursor returns to the control that opened the pop-up, even if that control did not have
    // focus.
    if !isBack { tree.pending.moveKeyboardFocus(to: node.id) }
    // The cells are read again, because a spreadsheet reports neither the text that was entered into a cell nor the new
    // results in other cells.
    if node.facts.isWritableCell, user.takeKeys(), let table = node.parent {
      let cells = table.children.prefix(RowReader.remakeLimit).compactMap(\.reference)
      await loader.refresh(Set(cells), [.text])
    }
  }

  /// Returns whether an object regained keyboard focus only because a menu or a combo box's list was closed.
  private func isBackFromPopUp(to node: MirrorNode) -> Bool {
    if node.isOpenMenu || node.ancestor(where: \.isOpenMenu) != nil {
      user.enterPopUp(of: node.ancestor { $0.facts.role == .comboBox }?.reference)
      return false
    }
    var chain: [AccessibleReference] = []
    var next: MirrorNode? = node
    while let current = next {
      if let reference = current.reference { chain.append(reference) }
      next = current.parent
    }
    return user.isBackFromPopUp(on: chain)
  }

  /// Returns the row that receives keys when a list or a table has keyboard focus as a whole, as in GTK 3.
  private func currentRow(in list: MirrorNode) -> MirrorNode? {
    guard list.holdsRows else { return nil }
    var selected: MirrorNode?
    var pending = Array(list.children.reversed())
    var count = 0
    while let next = pending.popLast(), count < RowReader.remakeLimit {
      count += 1
      let states = next.facts.states
      if next.reference != nil, states.contains(.focused) || states.contains(.active) {
        return next
      }
      if selected == nil, next.reference != nil, states.contains(.selected) { selected = next }
      pending += next.children.reversed()
    }
    return selected
  }

  /// Returns the node that represents an object with keyboard focus, or `nil` if there is none.
  private func focusable(_ target: AccessibleReference) async -> MirrorNode? {
    if let node = tree[target] { return node }
    guard let known = await loader.reveal(target) else { return nil }
    let isControl = known.facts.role.meaning.role?.isInteractive == true
    return known.reference == target || isControl ? known : nil
  }

  /// Records the field that the user is editing, or `nil` for no field.
  func edit(_ reference: AccessibleReference?) {
    for reference in user.edit(reference) { tree[reference].map(tree.change) }
  }
}
