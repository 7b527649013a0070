// SPDX-License-Identifier: MIT

import A11yTree

// The scanner menu.
extension SwitchControl {
  /// Opens the scanner menu for a subject or, if there is none, for the current stop.
  mutating func openMenu(
    for subject: ScannerMenu.Subject? = nil,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    guard isScanning else { return restart(in: tree, at: time) }
    clock.cancelTap()
    // Only one menu can be open; pressing the menu's switch inside the menu restarts the menu.
    path.closeMenu()
    let panel = ScannerMenu.panel(for: subject ?? menuSubject(in: tree), in: tree, settings)
    path.enter(.panel(panel), plan(tree))
    return [.sound(.enter)] + arrive(in: tree, at: time)
  }

  private func menuSubject(in tree: AccessibilityTree) -> ScannerMenu.Subject {
    switch stop {
    case .item(let id): return .element(id)
    case .entry(let entry): return .key(entry)
    case .group(.panel):
      return keyboard.map { .element($0.field) } ?? .screen
    case .scannerMenu:
      return path.lastItem.flatMap { tree.isReachable($0) ? .element($0) : nil } ?? .screen
    case .group, .back, nil: return .screen
    }
  }

  /// Closes the scanner menu, or leaves the keyboard.
  mutating func closePanel(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    if path.isInMenu { path.closeMenu() } else { path.leaveKeyboard() }
    return [.sound(.leave)] + arrive(in: tree, at: time)
  }

  /// Leaves a group or a submenu, and updates the containing menu, because its entries may have changed.
  mutating func leave(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    path.leave()
    if path.isInMenu { _ = path.stay(plan(tree)) }
    return [.sound(.leave)] + arrive(in: tree, at: time)
  }

  /// Performs the action of a scanner menu entry.
  mutating func choose(
    _ item: ScannerMenu.Item,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    switch item {
    case .faster, .slower, .groups, .speech, .pointMode, .itemMode:
      return change(item, in: tree, at: time)
    case .window(let window):
      return finish([.system(.showWindow(window.number))], in: tree, at: time)
    case .app(let app): return finish([.system(.openApp(app.id))], in: tree, at: time)
    case .stopScanning: return stopScanning()
    case .quit: return finish([.quit], in: tree, at: time)
    case .recipe(let name): return startRecipe(name, in: tree, at: time)
    case .increment, .decrement: return stay(open: request(item, in: tree), at: time)
    case .text(let entry): return stay(open: edit(entry), at: time)
    case .activate:
      if case .key(let entry)? = path.menuSubject, let key = entry.keyboardKey {
        path.closeMenu()
        return press(key, in: tree, at: time)
      }
      return finish(request(item, in: tree), in: tree, at: time)
    default: return finish(request(item, in: tree), in: tree, at: time)
    }
  }

  private func request(_ item: ScannerMenu.Item, in tree: AccessibilityTree) -> [Effect] {
    var target = tree.scope
    if case .element(let id)? = path.menuSubject { target = id }
    guard let action = item.action, let target else { return [] }
    return [.request(ActionRequest(action, on: target))]
  }

  /// Keeps the menu open, because users rarely change a value or move the insertion point by only one step.
  private mutating func stay(open effects: [Effect], at time: Duration) -> [Effect] {
    clock.disarm()
    schedule(at: time)
    return effects.isEmpty ? [] : [.sound(.select)] + effects
  }

  private mutating func edit(_ entry: ScannerMenu.TextEntry) -> [Effect] {
    switch entry {
    case .move(let move): return [.edit(isSelecting ? .select(move) : .move(move))]
    case .selecting:
      isSelecting.toggle()
      return [settings.verbosity.notice(isSelecting ? .selectingOn : .selectingOff)]
    case .selectAll: return [.edit(.selectAll)]
    case .cut: return [.edit(.cut)]
    case .copy: return [.edit(.copy)]
    case .paste: return [.edit(.paste)]
    }
  }

  private mutating func change(
    _ item: ScannerMenu.Item,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    let notice = settings.change(item)
    if item == .pointMode { hasToldOfItems = false }
    let menu = path.takeMenu()
    // The stop may have changed, but its words are spoken only when the menu closes.
    _ = rebuild(in: tree, at: time)
    path.reopen(menu, plan(tree))
    points = nil
    schedule(at: time)
    return [.sound(.select), notice]
  }
}

// The keyboard.
extension SwitchControl {
  /// Opens the keyboard for the text that is being edited, or closes the keyboard if no text is being edited.
  ///
  /// If the scanner is on the text field, it moves to the keyboard; otherwise, it stays at its position.
  public mutating func edit(
    _ field: ElementID?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    let before = keyboard
    keyboard = field.flatMap { keyboard(for: $0, in: tree) }
    guard keyboard != before else { return [] }
    isSelecting = false
    let isOnField = field != nil && path.stop == field.map { .item($0) } && before?.field != field
    guard isOnField, isScanning else { return rebuild(in: tree, at: time) }
    path.goToKeyboard(isEntering: false, plan(tree))
    return arrive(in: tree, at: time)
  }

  /// Keeps the keyboard open while the edited field is on the screen.
  ///
  /// When the user finishes editing a field, for example by pressing Return, editing may continue in the next field.
  /// The keyboard closes only when ``edit(_:in:at:)`` reports that nothing is being edited.
  mutating func keepKeyboard(in tree: AccessibilityTree) {
    guard let field = keyboard?.field else { return }
    keyboard = keyboard(for: field, in: tree)
  }

  /// Returns the keyboard for a field. If the field has not changed, the keyboard shows its current layer.
  private func keyboard(for field: ElementID, in tree: AccessibilityTree) -> Keyboard? {
    guard tree.isReachable(field), tree.kinds(within: field).contains(.interactive),
      let element = tree[field]
    else { return nil }
    let language = settings.verbosity.catalog(for: tree).language
    let setup = Keyboard.Setup(for: field, element, settings, in: language)
    var shown = keyboard.flatMap { $0.setup == setup ? $0 : nil } ?? Keyboard(setup)
    predict(on: &shown, element)
    return shown
  }

  /// Shows the keyboard's word predictions.
  ///
  /// - Parameter command: A change of the text that has not been applied yet.
  private func predict(
    on keyboard: inout Keyboard,
    _ element: Element,
    after command: TextCommand? = nil
  ) {
    guard let words = settings.words, !keyboard.setup.isSecret else { return }
    let value = element.value
    let place = element.hasDetails ? element.details.insertionPoint : nil
    var text = place.map { value.prefix(max($0, 0)) } ?? value[...]
    switch command {
    case .insert(let inserted): text += inserted
    case .deleteBackward: text = text.dropLast()
    default: break
    }
    keyboard.predict(words, before: text, settings.predictionCount)
  }

  /// Selects a key. Depending on the user's setting, the key types its text immediately or opens its menu.
  mutating func takeKey(
    _ entry: PanelEntry,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    guard let key = entry.keyboardKey else { return [] }
    if !settings.alwaysTapsKeyboardKeys, let effects = waitToTap(in: tree, at: time) {
      return effects
    }
    return press(key, in: tree, at: time)
  }

  /// Presses a key. Scanning continues at the keyboard's first row or, if the user just pressed the delete key, at that
  /// key, which is often pressed repeatedly.
  mutating func press(
    _ key: KeyboardKey,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    clock.cancelTap()
    clock.disarm()
    let command = keyboard?.press(key)
    if let command, var shown = keyboard, let element = tree[shown.field] {
      // Predictions are shown immediately, and are corrected if the program changes the text differently.
      predict(on: &shown, element, after: command)
      keyboard = shown
    }
    switch key {
    case .delete: path.awaitRepeat()
    case .dismiss:
      // The on-screen keyboard is about to close.
      path.leaveKeyboard()
      if !settings.groupsItems { path.goToKeyboard(isEntering: false, plan(tree)) }
    default: return continueTyping(command, in: tree, at: time)
    }
    schedule(at: time)
    return [.sound(.select)] + (command.map { [.edit($0)] } ?? [])
  }

  /// Returns to the keyboard's first row.
  private mutating func continueTyping(
    _ command: TextCommand?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    path.goToKeyboard(isEntering: true, plan(tree))
    // The arrival at a stop is spoken before the change, so that the change's outcome is spoken last.
    return [.sound(.select)] + arrive(in: tree, at: time) + (command.map { [.edit($0)] } ?? [])
  }
}
