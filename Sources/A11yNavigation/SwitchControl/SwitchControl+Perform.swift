// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// Handles a switch press.
  ///
  /// - Parameters:
  ///   - held: The duration of the press; presses that are too short are ignored.
  public mutating func perform(
    _ command: Command,
    in tree: AccessibilityTree,
    at time: Duration,
    held: Duration = .zero
  ) -> [Effect] {
    switch command {
    case .select, .next, .previous, .scannerMenu, .tap:
      guard clock.accepts(held: held, at: time, settings) else { return [.sound(.ignored)] }
    default: break
    }
    clock.resetRounds()
    clock.restartSafety(at: time, settings)
    let isLong = settings.longPress > .zero && held >= settings.longPress
    let command =
      command == .select && isLong ? settings.longPressAction.command : command
    if let recipe, command.action != nil {
      return performRecipe(recipe, command, in: tree, at: time)
    }
    let moves = settings.moves(held: held)
    if let points,
      let effects = perform(command, on: points, moves: moves, in: tree, at: time)
    {
      return effects
    }
    switch command {
    case .select: return select(in: tree, at: time)
    case .next:
      return settings.scanning == .singleSwitchStep
        ? step(in: tree, at: time) : move(by: 1, times: moves, in: tree, at: time)
    case .previous: return move(by: -1, times: moves, in: tree, at: time)
    case .scannerMenu: return openMenu(in: tree, at: time)
    case .tap: return tapAtOnce(in: tree, at: time)
    case .stopScanning: return stopScanning()
    case .readOut: return describe(in: tree)
    case .pauseOrResume: return pauseOrResume(in: tree, at: time)
    case .restart: return restart(in: tree, at: time)
    case .escape: return escape(in: tree, at: time)
    case .recipe(let name): return startRecipe(name, in: tree, at: time)
    case .moveTo(let id): return rest(on: id, in: tree, at: time)
    case .set(let settings): return apply(settings, in: tree, at: time)
    }
  }

  private mutating func apply(
    _ settings: Settings,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    let startsOver = !settings.scansSamePoints(as: self.settings)
    self.settings = settings
    clock.cancelTap()
    if startsOver {
      points = nil
      hasToldOfItems = false
    }
    let effects = rebuild(in: tree, at: time)
    if startsOver, effects.isEmpty, isScanning, path.panel == nil, !path.isOnKeyboard {
      return arrive(in: tree, at: time)
    }
    schedule(at: time)
    return effects
  }

  /// Moves the scanner forward or backward once for each repetition of a held switch. Complete rounds are omitted,
  /// because each round ends at the stop where it began.
  private mutating func move(
    by step: Int,
    times: Int,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    guard times > 1, isScanning else { return move(by: step, in: tree, at: time) }
    let round = max(path.count(plan(tree)), 1)
    let times = times > round ? round + times % round : times
    return (0..<times).flatMap { _ in move(by: step, in: tree, at: time) }
  }

  /// Activates the current element or key, or selects any other stop.
  private mutating func tapAtOnce(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    guard isScanning else { return restart(in: tree, at: time) }
    clock.cancelTap()
    switch stop {
    case .item(let id): return tap(id, in: tree, at: time)
    case .entry(let entry):
      if let key = entry.keyboardKey { return press(key, in: tree, at: time) }
    default: break
    }
    return take(in: tree, at: time)
  }

  mutating func stopScanning() -> [Effect] {
    clock.end()
    path.clear()
    points = nil
    return [settings.verbosity.notice(.scanningEnded)]
  }

  private mutating func pauseOrResume(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    clock.togglePause()
    if isPaused { points?.rest(at: time) }
    schedule(at: time)
    return [settings.verbosity.notice(isPaused ? .scanningPaused : .scanningResumed)]
  }

  private mutating func escape(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    if path.panel != nil { return closePanel(in: tree, at: time) }
    guard let target = cursor ?? tree.scope else { return [] }
    return [.request(ActionRequest(.escape, on: target))]
  }

  private mutating func select(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    guard isScanning else { return restart(in: tree, at: time) }
    if settings.scanning == .singleSwitchStep { return step(in: tree, at: time) }
    return take(in: tree, at: time)
  }

  /// Handles a press in a scanning style that uses only one switch. The first press arms the scanner at its position,
  /// and later presses move the scanner.
  private mutating func step(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    guard isScanning else { return restart(in: tree, at: time) }
    guard clock.isArmed else {
      clock.arm()
      return arrive(in: tree, at: time)
    }
    return move(by: 1, in: tree, at: time)
  }

  /// Selects the current stop.
  mutating func take(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    switch stop {
    case .group(let group):
      path.enter(group, plan(tree))
      return [.sound(.enter)] + arrive(in: tree, at: time)
    case .back: return leave(in: tree, at: time)
    case .entry(.menu(let item)): return choose(item, in: tree, at: time)
    case .entry(let key): return takeKey(key, in: tree, at: time)
    case .scannerMenu: return openMenu(in: tree, at: time)
    case .item(let id): return takeItem(id, in: tree, at: time)
    case nil: return restart(in: tree, at: time)
    }
  }

  private mutating func takeItem(
    _ id: ElementID,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    waitToTap(in: tree, at: time) ?? tap(id, in: tree, at: time)
  }

  /// Depending on the user's setting, opens the menu or starts waiting for a second press. The result is `nil` if the
  /// stop must be activated immediately.
  mutating func waitToTap(in tree: AccessibilityTree, at time: Duration) -> [Effect]? {
    switch settings.tapBehavior {
    case .default: return openMenu(in: tree, at: time)
    case .alwaysTap: return nil
    case .autoTap:
      // Single-switch step scanning does not wait for a second press, because the dwell time has already passed.
      if settings.scanning == .singleSwitchStep { return nil }
      if clock.isTapPending { return openMenu(in: tree, at: time) }
      clock.awaitSecondTap(at: time, settings)
      return [.sound(.select)]
    }
  }

  /// Activates an element and continues scanning at the position that the user's setting specifies.
  mutating func tap(_ id: ElementID, in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    finish([.request(tapRequest(id, in: tree))], in: tree, at: time)
  }

  /// Returns the request that activates an element. If the element is a text field, the request begins editing.
  func tapRequest(_ id: ElementID, in tree: AccessibilityTree) -> ActionRequest {
    let isField = tree[id].map { $0.isTypedInto && !$0.states.isEditing } ?? false
    return ActionRequest(isField ? .beginEditing : .activate, on: id)
  }

  /// Ends a selection by closing the menu, and continues scanning at the position that the user's setting specifies.
  mutating func finish(
    _ effects: [Effect],
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    clock.cancelTap()
    clock.disarm()
    path.closeMenu()
    if canGlide(in: tree) {
      return [.sound(.select)] + arrive(in: tree, at: time) + effects
    }
    guard settings.focusAfterTap == .start, !path.isEmpty else {
      schedule(at: time)
      return [.sound(.select)] + effects
    }
    path.returnToStart(plan(tree))
    // The arrival at a stop is spoken before the request is sent, so that the request's outcome is spoken last.
    return [.sound(.select)] + arrive(in: tree, at: time) + effects
  }
}
