// SPDX-License-Identifier: MIT

import A11yTree

extension Mirror {
  /// Handles a batch of events and reads the affected objects again.
  ///
  /// An object is read only once, regardless of how many events report the same change.
  func handle(_ events: [AccessibleEvent]) async {
    var work = Rereading()
    store.noteNews()
    for event in events { handle(event, &work) }
    await refresh(work.words, [.words])
    await refresh(work.texts, Question.ofTexts)
    await refresh(work.values, [.value])
    await refreshStates(work.states)
    let parents = work.parents.compactMap { node($0) }
    await reload(parents.sorted { $0.id < $1.id })
    if work.windowsChanged, let root { await reload([root]) }
    await reveal(work.strangers)
    if let target = work.focus { await follow(target) } else { await followAwaited() }
  }

  /// Begins the session with keyboard focus on the object of the front window that has the focused state.
  func begin() {
    let window = root?.children.last { $0.facts.states.contains(.active) } ?? root?.children.last
    let focused = nodes.values.filter { node in
      node.facts.states.contains(.focused) && node !== window
        && node.ancestor(where: { $0 === window }) != nil
    }
    user.begin(on: focused.max { ($0.depth, $0.id) < ($1.depth, $1.id) }?.reference)
  }

  /// Whether a window of the app is active.
  var isActive: Bool {
    root?.children.contains { $0.facts.states.contains(.active) } ?? false
  }

  /// Moves keyboard focus to the awaited object once the object is shown.
  func followAwaited() async {
    if let target = user.awaited, node(target) != nil { await follow(target) }
  }

  /// The objects that must be read again.
  struct Rereading {
    var words: Set<AccessibleReference> = []
    var texts: Set<AccessibleReference> = []
    var values: Set<AccessibleReference> = []
    var states: Set<AccessibleReference> = []
    var parents: Set<AccessibleReference> = []
    /// The objects that appeared although their parents reported no event.
    var strangers: [AccessibleReference] = []
    var windowsChanged = false
    var focus: AccessibleReference?
  }

  private func handle(_ event: AccessibleEvent, _ work: inout Rereading) {
    let node = node(event.source)
    switch event.kind {
    case .state(let state, let isOn): handle(state, isOn, event.source, node, &work)
    case .name(let name):
      guard let node else { return }
      // The name must be read, because Qt sends the object instead of the name.
      guard let name else { return _ = work.words.insert(event.source) }
      node.facts.name = name
      toolkit.correct(&node.facts)
      change(node)
      if let parent = node.parent { changeNames(above: parent) }
      changeMentioned(by: event.source)
    case .description(let description):
      guard let node else { return }
      guard let description else { return _ = work.words.insert(event.source) }
      node.facts.description = description
      change(node)
    case .value: if node != nil { work.values.insert(event.source) }
    case .childrenChanged:
      if node != nil { work.parents.insert(event.source) }
      if let parent = store.hidden[event.source] { work.parents.insert(parent) }
    case .textChanged:
      guard let node else { return }
      // All children are read again, because objects between the words may have appeared or disappeared.
      if toolkit.hasPages, !node.isEditable { return _ = work.parents.insert(event.source) }
      if node.facts.text != nil { work.texts.insert(event.source) }
    case .caretMoved(let place):
      guard let node, node.facts.caret != nil, place >= 0 else { return }
      node.facts.caret = place
      change(node)
    case .textSelectionChanged:
      if let node, node.isEditable { work.texts.insert(event.source) }
    case .selectionChanged:
      guard let node else {
        // The event's source is the hidden menu of a pop-up button. All pop-up buttons are read again, because finding
        // the menu's button would take as long.
        let buttons = nodes.values.filter { toolkit.isPopUpButton($0.facts) }
        return work.parents.formUnion(buttons.prefix(50).compactMap(\.reference))
      }
      for child in node.children.prefix(500) {
        if let reference = child.reference { work.states.insert(reference) }
      }
    case .activeDescendant(let target): work.focus = target
    case .rowsChanged: if node != nil { work.parents.insert(event.source) }
    case .announcement(let text, let isAssertive):
      store.announce(Announcement(text, priority: isAssertive ? .high : .default))
    case .windowAppeared, .windowGone: work.windowsChanged = true
    case .windowActivated:
      user.enter(window: event.source)
      work.windowsChanged = true
    case .documentLoaded:
      guard let node else { return work.strangers.append(event.source) }
      // The page is read again, because the part that was read while it loaded may be incomplete.
      if toolkit.hasPages { replaceChildren(of: node, by: []) }
      work.parents.insert(event.source)
    }
  }

  private func handle(
    _ state: AccessibleStates,
    _ isOn: Bool,
    _ source: AccessibleReference,
    _ node: MirrorNode?,
    _ work: inout Rereading
  ) {
    if isOn, state == .focused { work.focus = source }
    guard let node else {
      // An object may report that it is showing before it has a position and before its states contain the showing
      // state.
      if isOn, state == .showing { store.expect(source) }
      if isOn, state == .defunct { return store.forget(source) }
      if isOn, state == .showing || state == .active || state == .modal, store.hidden[source] == nil
      {
        work.windowsChanged = true
        work.strangers.append(source)
      }
      if state == .showing || state == .visible, isOn, let parent = store.hidden[source] {
        work.parents.insert(parent)
      }
      return
    }
    if isOn { node.facts.states.insert(state) } else { node.facts.states.remove(state) }
    change(node)
    if state == .active, node.parent === root { work.windowsChanged = true }
    if state == .expanded, node.holdsContent {
      // GTK 3 sends no events when an expander's content appears or disappears.
      replaceChildren(of: node, by: [])
      for object in store.hidden.children(of: source) { store.expect(object) }
    }
    if toolkit.hasSparseEvents {
      if node.facts.range != nil { work.values.insert(source) }
      // GTK 4 does not report a tree's new rows, only that the row above them was expanded.
      if state == .expanded || state == .expandable,
        let list = node.ancestor(where: { $0.facts.role == .list || $0.isTree })?.reference
      {
        work.parents.insert(list)
      }
    }
    if let row = node.parent, case .row = row.kind { change(row) }
    guard state == .showing || state == .visible || state == .defunct && isOn else { return }
    if let parent = node.parent, !isPresent(node.facts, in: parent) {
      let reference = (parent.reference ?? parent.parent?.reference)
      replaceChildren(of: parent, by: parent.children.filter { $0 !== node })
      store.hide(source, in: reference)
    }
  }

  /// Marks those elements as changed that use an object's words.
  private func changeMentioned(by reference: AccessibleReference) {
    for other in store.mentions(of: reference) { if let node = node(other) { change(node) } }
  }

  private func refresh(_ references: Set<AccessibleReference>, _ questions: [Question]) async {
    let nodes = references.compactMap { node($0) }.sorted { $0.id < $1.id }
    var uses: [(node: MirrorNode, reference: AccessibleReference, question: Question)] = []
    for node in nodes {
      guard let reference = node.reference else { continue }
      let asked = Question.all(about: node.facts, toolkit)
      for question in questions where question == .words || asked.contains(question) {
        uses.append((node, reference, question))
      }
    }
    let answers = await reader.ask(uses.map { ($0.reference, $0.question) })
    for (use, answer) in zip(uses, answers) {
      guard let answer else { continue }
      use.node.facts.take(answer, as: use.question)
      change(use.node)
      changeMentioned(by: use.reference)
    }
  }

  private func refreshStates(_ references: Set<AccessibleReference>) async {
    let references = references.sorted { $0.path < $1.path }
    let replies = await connection.call(references.map { $0.call(.accessible, "GetState") })
    for (reference, reply) in zip(references, replies) {
      guard let node = node(reference), case .success(let values) = reply else { continue }
      node.facts.states = AccessibleStates(values.first)
      change(node)
      if let row = node.parent, case .row = row.kind { change(row) }
    }
  }

  /// Reads objects that appeared although their parents reported no event, in order of appearance, because reading the
  /// first object often finds the others.
  private func reveal(_ strangers: [AccessibleReference]) async {
    var failures = 0
    for stranger in strangers where node(stranger) == nil && failures < Self.strangerLimit {
      await reveal(stranger)
      if node(stranger) == nil { failures += 1 }
    }
  }

  /// The maximum number of failed searches, after one batch of events, for objects that appeared without an event.
  private nonisolated static var strangerLimit: Int { 20 }

  /// Moves keyboard focus to an object, which may be a row that has not been read or a part of a control that is a
  /// single element.
  private func follow(_ target: AccessibleReference) async {
    guard user.hasBegun else { return }
    let found = await focusable(target)
    // An object in a pop-up may receive focus before it is shown.
    user.await(found?.reference == target ? nil : target)
    guard let found, found.parent !== root, found !== root else { return }
    let node = currentRow(in: found) ?? found
    guard user.focused != node.reference else { return }
    let isBack = isBackFromPopUp(to: node)
    user.focus(on: node.reference)
    edit(node.isEditable ? node.reference : nil)
    // When a pop-up closes, the cursor returns to the control that opened it, which may not have had focus.
    if !isBack { store.moveKeyboardFocus(to: node.id) }
    // The cells are read again, because a sheet reports neither the text that was written into a cell nor the new
    // results in other cells.
    if node.facts.isWritableCell, user.takeKeys(), let table = node.parent {
      let cells = table.children.prefix(Self.remakeLimit).compactMap(\.reference)
      await refresh(Set(cells), [.text])
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
    while let next = pending.popLast(), count < Self.remakeLimit {
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
    if let node = node(target) { return node }
    guard let known = await reveal(target) else { return nil }
    let isControl = known.facts.role.meaning.role?.isInteractive == true
    return known.reference == target || isControl ? known : nil
  }
}
