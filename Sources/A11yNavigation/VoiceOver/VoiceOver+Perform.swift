// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// Performs a command. The documentation of each command's function states the command's complexity. The complexity
  /// of moving by one element is O(depth of the tree).
  public mutating func perform(_ command: Command, in tree: AccessibilityTree) -> [Effect] {
    heard(effects(of: command, in: tree))
  }

  private mutating func effects(of command: Command, in tree: AccessibilityTree) -> [Effect] {
    if case .pauseOrResume = command { return pauseOrResume(in: tree) }
    reading = .off
    if visit.menu != nil, let effects = performInMenu(command, in: tree) { return effects }
    if let effects = adjustment(by: command, in: tree) { return effects }
    switch command {
    case .next: return step(.forward, in: tree)
    case .previous: return step(.backward, in: tree)
    case .first: return moveToEnd(.backward, in: tree)
    case .last: return moveToEnd(.forward, in: tree)
    case .activate: return activate(in: tree)
    case .escape: return request(.escape, orOn: tree.scope)
    case .magicTap: return request(.magicTap, orOn: tree.scope)
    case .increment: return request(.increment)
    case .decrement: return request(.decrement)
    case .showMenu: return request(.showMenu)
    case .scroll(let edge): return request(.scroll(edge))
    case .turnRotor(let direction): return turnRotor(direction, in: tree)
    case .setRotor(let item): return setRotor(item, in: tree)
    case .rotorMove(let direction): return rotorMove(direction, in: tree)
    case .find(let item, let direction): return find(item, direction, in: tree)
    case .tableMove(let move): return tableMove(move, in: tree)
    case .readFromHere: return startReading(at: cursor, in: tree)
    case .readFromTop: return startReading(at: nil, in: tree)
    case .pauseOrResume: return []
    case .repeat: return .say(lastUtterance)
    case .describe(nil): return describeCursor(in: tree)
    case .describe(let id?): return describe(id, in: tree)
    case .interact: return interact(in: tree)
    case .stopInteracting: return stopInteracting(in: tree)
    case .quickNav(let isOn): return say(isOn ? .quickNavOn : .quickNavOff, in: tree)
    case .singleKeyQuickNav(let isOn):
      return say(isOn ? .singleKeyQuickNavOn : .singleKeyQuickNavOff, in: tree)
    case .spell: return spell(in: tree)
    case .actions: return openActionsMenu(in: tree)
    case .performAction(let name): return actions(in: tree).request(named: name)
    case .choose(let text): return choose(text, in: tree)
    case .moveTo(let id): return move(to: id, in: tree)
    case .followKeyboardFocus(let id):
      // An element that no cursor can reach, such as a window splitter, is spoken without moving the cursor.
      let said = tree.isReachable(id) && tree.stop(at: id) == nil ? describe(id, in: tree) : []
      return said.isEmpty ? move(to: id, because: .focused, in: tree) : said
    case .moreContent: return moreContent(in: tree)
    }
  }

  private func request(_ action: Action, orOn other: ElementID? = nil) -> [Effect] {
    guard let target = cursor ?? other else { return [.sound(.border)] }
    return [.request(ActionRequest(action, on: target))]
  }

  // MARK: Moving

  private mutating func tableMove(_ move: TableMove, in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let place = tree.tablePlace(of: cursor) else {
      return [.sound(.border)] + verbosity.say(.notInTable, in: tree)
    }
    return move.target(from: place, in: tree).map { land(on: $0, in: tree) } ?? [.sound(.border)]
  }

  private mutating func choose(_ text: String, in tree: AccessibilityTree) -> [Effect] {
    let match = Self.items(matching: text, in: tree, verbosity).first?.id
    guard let target = match ?? tree.start(ofContainer: text) else {
      return [.unfound(text), .sound(.border)] + verbosity.say(.noMatchingItems, in: tree)
    }
    return land(on: Place(id: target), because: .jumped, in: tree)
  }

  // MARK: The rotor

  private mutating func turnRotor(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    let items = rotorItems(in: tree)
    guard !items.isEmpty else { return [.sound(.border)] }
    let step = direction == .forward ? 1 : items.count - 1
    if let place = items.firstIndex(of: effectiveRotor(in: tree)) {
      return setRotor(items[(place + step) % items.count], in: tree)
    }
    return setRotor(direction == .forward ? items[0] : items[items.count - 1], in: tree)
  }

  private mutating func setRotor(_ item: RotorItem, in tree: AccessibilityTree) -> [Effect] {
    choice.set(item)
    visit.startOver()
    return .say(Utterance([verbosity.catalog(for: tree).segment(item)]))
  }

  private mutating func rotorMove(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    let item = effectiveRotor(in: tree)
    switch item {
    case .adjustValue: return request(direction == .backward ? .increment : .decrement)
    case .actions: return chooseAction(direction, in: tree)
    case .characters, .words, .lines:
      let text = cursor.flatMap { tree[$0]?.readableText } ?? ""
      let language = cursor.map(tree.language(of:)) ?? ""
      let piece = visit.text.move(by: item, direction, in: text, language: language)
      guard let piece else { return [.sound(.border)] }
      guard item == .characters else { return .say(.text, piece) }
      return .say(Utterance([CharacterName.segment(piece, verbosity, in: tree)]))
    default: return go(to: item, direction, in: tree) ?? [.sound(.border)]
    }
  }

  private mutating func find(
    _ item: RotorItem,
    _ direction: Direction,
    in tree: AccessibilityTree
  ) -> [Effect] {
    if let effects = go(to: item, direction, in: tree) { return effects }
    let words = verbosity.catalog(for: tree)
    let missing = words.segment(
      .interface,
      words[.notFound, item.spokenSingular(in: words.language)]
    )
    return [.sound(.border)] + .say(Utterance([missing]))
  }

  /// Moves to the next or previous element that a rotor item finds, or returns `nil` if there is no further element.
  /// The complexity is O(depth of the tree), except for the entries of custom rotors.
  private mutating func go(
    to item: RotorItem,
    _ direction: Direction,
    in tree: AccessibilityTree
  ) -> [Effect]? {
    guard let program = search.customRotor(for: item, in: tree) else {
      let target = search.target(of: item, direction, in: tree)
      return target.map { land(on: Place(id: $0), because: .jumped, in: tree) }
    }
    if program.rotor.isSearched { return [program.search(direction, from: cursor)] }
    return program.entry(direction, from: cursor, in: tree).map {
      land(on: Place(id: $0), because: .jumped, in: tree)
    }
  }

  // MARK: Actions

  /// Returns the effect of a double tap: the chosen action, editing for a text field, or the default action.
  private func activate(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let element = tree[cursor] else { return [.sound(.border)] }
    if effectiveRotor(in: tree) == .actions, visit.actionIndex > 0 {
      let actions = actions(in: tree)
      return actions.request(at: visit.actionIndex, of: actions.names)
    }
    let types = element.isTypedInto && !element.states.isEditing
    return request(types ? .beginEditing : .activate)
  }

  private mutating func chooseAction(
    _ direction: Direction,
    in tree: AccessibilityTree
  ) -> [Effect] {
    let actions = actions(in: tree)
    guard visit.chooseAction(direction, of: actions.names) else { return [.sound(.border)] }
    return .say(Utterance([actions.spokenName(at: visit.actionIndex)]))
  }

  private mutating func openActionsMenu(in tree: AccessibilityTree) -> [Effect] {
    let names = actionNames(in: tree)
    guard !names.isEmpty else { return [.sound(.border)] + verbosity.say(.noActions, in: tree) }
    let menu = ActionsMenu(names: names)
    visit.menu = menu
    return .say(menu.opening(verbosity.catalog(for: tree)))
  }

  /// Handles a command while the list of actions is open. Returns `nil` if the list is not open, or if the command
  /// closes the list and has another effect.
  private mutating func performInMenu(
    _ command: Command,
    in tree: AccessibilityTree
  ) -> [Effect]? {
    guard var menu = visit.menu else { return nil }
    let outcome = menu.handle(command)
    switch outcome {
    case .moved: visit.menu = menu
    case .border: break
    case .chosen, .closed, .other: visit.menu = nil
    }
    switch outcome {
    case .moved: return .say(menu.current(verbosity.catalog(for: tree)))
    case .border: return [.sound(.border)]
    case .chosen(let index): return actions(in: tree).request(at: index, of: menu.names)
    case .closed: return repeatElement(in: tree)
    case .other: return nil
    }
  }

  // MARK: Hearing again, and more

  /// Returns speech about a Mac's keyboard in the words that VoiceOver uses on the Mac, because the iPhone's catalog
  /// lacks these words.
  private func say(_ word: Word, in tree: AccessibilityTree) -> [Effect] {
    let words = Catalog.of(verbosity.catalog(for: tree).language, .macOS)
    return .say(Utterance([words.segment(.interface, word)]))
  }

  private func spell(in tree: AccessibilityTree) -> [Effect] {
    let text = cursor.flatMap { tree[$0]?.spelledText } ?? ""
    guard !text.isEmpty else { return [.sound(.border)] }
    return .say(
      Utterance(text.map { CharacterName.segment(String($0), verbosity, in: tree) })
    )
  }

  private func moreContent(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let content = tree[cursor]?.moreContent else {
      return [.sound(.border)] + verbosity.say(.noMoreContent, in: tree)
    }
    return .say(content)
  }
}
