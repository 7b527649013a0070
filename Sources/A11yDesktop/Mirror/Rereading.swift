// SPDX-License-Identifier: MIT

import A11yTree

/// The objects to reread after a batch of events. The information in an event is recorded immediately.
///
/// An object is read only once, regardless of how many events report the same change.
@BusActor
struct Rereading {
  let tree: NodeTree
  let user: UserPlace
  let look: SecondLook
  let toolkit: any Toolkit

  private(set) var words: Set<AccessibleReference> = []
  private(set) var texts: Set<AccessibleReference> = []
  private(set) var values: Set<AccessibleReference> = []
  private(set) var states: Set<AccessibleReference> = []
  private(set) var parents: Set<AccessibleReference> = []
  /// The objects that appeared without an event from their parents.
  private(set) var strangers: [AccessibleReference] = []
  private(set) var windowsChanged = false
  /// The object that now has keyboard focus.
  private(set) var focus: AccessibleReference?

  init(into tree: NodeTree, _ user: UserPlace, _ look: SecondLook, _ toolkit: any Toolkit) {
    self.tree = tree
    self.user = user
    self.look = look
    self.toolkit = toolkit
  }

  /// Records the information in an event, and the objects that must be reread because of the event.
  mutating func take(_ event: AccessibleEvent) {
    let node = tree[event.source]
    switch event.kind {
    case .state(let state, let isOn): take(state, isOn, event.source, node)
    case .name(let name):
      guard let node else { return }
      // The name must be read, because Qt sends the object instead of the name.
      guard let name else { return _ = words.insert(event.source) }
      node.facts.name = name
      toolkit.correct(&node.facts)
      tree.change(node)
      if let parent = node.parent { tree.changeNames(above: parent) }
      tree.changeMentioned(by: event.source)
    case .description(let description):
      guard let node else { return }
      guard let description else { return _ = words.insert(event.source) }
      node.facts.description = description
      tree.change(node)
    case .value: if node != nil { values.insert(event.source) }
    case .childrenChanged:
      if node != nil { parents.insert(event.source) }
      if let parent = tree.hidden[event.source] { parents.insert(parent) }
    case .textChanged:
      guard let node else { return }
      // All children are read again, because objects between the words may have appeared or disappeared.
      if toolkit.hasPages, !node.isEditable { return _ = parents.insert(event.source) }
      if node.facts.text != nil { texts.insert(event.source) }
    case .caretMoved(let place):
      guard let node, node.facts.caret != nil, place >= 0 else { return }
      node.facts.caret = place
      tree.change(node)
    case .textSelectionChanged:
      if let node, node.isEditable { texts.insert(event.source) }
    case .selectionChanged:
      guard let node else {
        // The source of the event is the hidden menu of a pop-up button. All pop-up buttons are read again, because
        // finding the button that belongs to the menu would take just as long.
        let buttons = tree.all.values.filter { toolkit.isPopUpButton($0.facts) }
        return parents.formUnion(buttons.prefix(50).compactMap(\.reference))
      }
      for child in node.children.prefix(500) {
        if let reference = child.reference { states.insert(reference) }
      }
    case .activeDescendant(let target): focus = target
    case .rowsChanged: if node != nil { parents.insert(event.source) }
    case .announcement(let text, let isAssertive):
      tree.pending.announce(Announcement(text, priority: isAssertive ? .high : .default))
    case .windowAppeared, .windowGone: windowsChanged = true
    case .windowActivated:
      user.enter(window: event.source)
      windowsChanged = true
    case .documentLoaded:
      guard let node else { return strangers.append(event.source) }
      // The page is read again, because the content that was read during loading may be incomplete.
      if toolkit.hasPages { tree.replaceChildren(of: node, by: []) }
      parents.insert(event.source)
    }
  }

  private mutating func take(
    _ state: AccessibleStates,
    _ isOn: Bool,
    _ source: AccessibleReference,
    _ node: MirrorNode?
  ) {
    if isOn, state == .focused { focus = source }
    guard let node else {
      // An object may report that it is showing before it has a position and before its states contain the showing
      // state.
      if isOn, state == .showing { look.expect(source) }
      if isOn, state == .defunct { return tree.forget(source) }
      if isOn, state == .showing || state == .active || state == .modal, tree.hidden[source] == nil
      {
        windowsChanged = true
        strangers.append(source)
      }
      if state == .showing || state == .visible, isOn, let parent = tree.hidden[source] {
        parents.insert(parent)
      }
      return
    }
    if isOn { node.facts.states.insert(state) } else { node.facts.states.remove(state) }
    tree.change(node)
    if state == .active, node.parent === tree.root { windowsChanged = true }
    if state == .expanded, node.holdsContent {
      // GTK 3 sends no events when an expander's content appears or disappears.
      tree.replaceChildren(of: node, by: [])
      for object in tree.hidden.children(of: source) { look.expect(object) }
    }
    if toolkit.hasSparseEvents {
      if node.facts.range != nil { values.insert(source) }
      // GTK 4 does not report a tree's new rows, only that the row above them was expanded.
      if state == .expanded || state == .expandable,
        let list = node.ancestor(where: { $0.facts.role == .list || $0.isTree })?.reference
      {
        parents.insert(list)
      }
    }
    if let row = node.parent, case .row = row.kind { tree.change(row) }
    guard state == .showing || state == .visible || state == .defunct && isOn else { return }
    if let parent = node.parent, !tree.isPresent(node.facts, in: parent) {
      let reference = (parent.reference ?? parent.parent?.reference)
      tree.replaceChildren(of: parent, by: parent.children.filter { $0 !== node })
      tree.hide(source, in: reference)
    }
  }
}
