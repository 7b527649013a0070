// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// Handles a press of a switch.
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
    case .select, .next, .previous, .scannerMenu:
      guard clock.accepts(held: held, at: time, settings) else { return [.sound(.ignored)] }
    default: break
    }
    clock.resetRounds()
    switch command {
    case .select: return select(in: tree, at: time)
    case .next:
      return settings.scanning == .singleSwitchStep
        ? step(in: tree, at: time) : move(by: 1, in: tree, at: time)
    case .previous: return move(by: -1, in: tree, at: time)
    case .scannerMenu: return openMenu(in: tree, at: time)
    case .pauseOrResume: return pauseOrResume(in: tree, at: time)
    case .restart: return restart(in: tree, at: time)
    case .escape: return escape(in: tree, at: time)
    case .moveTo(let id): return rest(on: id, in: tree, at: time)
    case .set(let settings):
      self.settings = settings
      clock.cancelTap()
      let effects = rebuild(in: tree, at: time)
      schedule(at: time)
      return effects
    }
  }

  private mutating func pauseOrResume(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    clock.togglePause()
    schedule(at: time)
    return [settings.verbosity.notice(isPaused ? .scanningPaused : .scanningResumed)]
  }

  private mutating func escape(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    if menu != nil { return closeMenu(in: tree, at: time) }
    guard let target = cursor ?? tree.scope else { return [] }
    return [.request(ActionRequest(.escape, on: target))]
  }

  private mutating func select(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    guard isScanning else { return restart(in: tree, at: time) }
    if settings.scanning == .singleSwitchStep { return step(in: tree, at: time) }
    return take(in: tree, at: time)
  }

  /// Handles a press of the only switch, which arms the scanner at its position and later moves it on.
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
    if let menu { return take(menu.current, of: menu, in: tree, at: time) }
    switch stop {
    case .group(let group):
      path.enter(group, plan(tree))
      return [.sound(.enter)] + arrive(in: tree, at: time)
    case .back:
      path.leave()
      return [.sound(.leave)] + arrive(in: tree, at: time)
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
    switch settings.tapBehavior {
    case .default: return openMenu(in: tree, at: time)
    case .alwaysTap: return tap(id, in: tree, at: time)
    case .autoTap:
      // Single-switch step has no second press, because its dwell time is already the wait.
      if settings.scanning == .singleSwitchStep { return tap(id, in: tree, at: time) }
      if clock.isTapPending { return openMenu(in: tree, at: time) }
      clock.awaitSecondTap(at: time, settings)
      return [.sound(.select)]
    }
  }

  /// Activates an element and continues at the place given by the user's setting.
  mutating func tap(_ id: ElementID, in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    let isField = tree[id].map { $0.isTypedInto && !$0.states.isEditing } ?? false
    return finish(
      [.request(ActionRequest(isField ? .beginEditing : .activate, on: id))],
      in: tree,
      at: time
    )
  }

  private mutating func finish(
    _ effects: [Effect],
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    clock.cancelTap()
    clock.disarm()
    menu = nil
    guard settings.focusAfterTap == .start, !path.isEmpty else {
      schedule(at: time)
      return [.sound(.select)] + effects
    }
    path.returnToStart(plan(tree))
    // The arrival is spoken before the request, so that the outcome is spoken last.
    return [.sound(.select)] + arrive(in: tree, at: time) + effects
  }

  // MARK: The menu

  /// Opens the scanner menu for the current element.
  private mutating func openMenu(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    guard isScanning else { return restart(in: tree, at: time) }
    clock.cancelTap()
    var target: ElementID?
    switch stop {
    case .item(let id): target = id
    case .scannerMenu: target = path.lastItem.flatMap { tree.isReachable($0) ? $0 : nil }
    default: break
    }
    menu = ScannerMenu(for: target, in: tree)
    return [.sound(.enter)] + arrive(in: tree, at: time)
  }

  private mutating func closeMenu(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    menu = nil
    return [.sound(.leave)] + arrive(in: tree, at: time)
  }

  private mutating func take(
    _ item: ScannerMenu.Item,
    of menu: ScannerMenu,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    switch item {
    case .scroll, .settings:
      self.menu?.openSubmenu(item == .scroll ? ScannerMenu.scrolling : ScannerMenu.settings)
      return [.sound(.enter)] + arrive(in: tree, at: time)
    case .back:
      guard let outer = menu.outer(in: tree) else { return closeMenu(in: tree, at: time) }
      self.menu = outer
      return [.sound(.leave)] + arrive(in: tree, at: time)
    case .faster, .slower, .groups, .speech: return change(item, in: tree, at: time)
    case .increment: return adjust(.increment, menu.target, at: time)
    case .decrement: return adjust(.decrement, menu.target, at: time)
    default:
      guard let action = item.action, let target = menu.target ?? tree.scope else { return [] }
      return finish([.request(ActionRequest(action, on: target))], in: tree, at: time)
    }
  }

  /// Steps a value. The menu stays open, because one step is rarely enough.
  private mutating func adjust(
    _ action: Action,
    _ target: ElementID?,
    at time: Duration
  ) -> [Effect] {
    clock.disarm()
    schedule(at: time)
    return target.map { [.sound(.select), .request(ActionRequest(action, on: $0))] } ?? []
  }

  private mutating func change(
    _ item: ScannerMenu.Item,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    let notice = settings.change(item)
    let open = menu
    // The stop may have changed; it is spoken when the menu closes.
    _ = rebuild(in: tree, at: time)
    menu = open
    schedule(at: time)
    return [.sound(.select), notice]
  }
}
