// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// What a switch is set to do.
  public enum Command: Hashable, Sendable {
    /// Select the current stop. In single-switch step: move on.
    case select
    /// Move to the next stop.
    case next
    /// Move to the previous stop.
    case previous
    /// Open the scanner menu.
    case scannerMenu
    /// Pause or resume the scanner.
    case pauseOrResume
    /// Scan from the first stop of the screen.
    case restart
    /// Leave: close the alert or pop-up, go back.
    case escape
    /// Move to an element.
    case moveTo(ElementID)
    /// Change the settings.
    case set(Settings)
  }

  /// Handles a press of a switch.
  ///
  /// - Parameters:
  ///   - held: How long the switch was held; presses that are too short are ignored.
  public mutating func perform(
    _ command: Command,
    in tree: AccessibilityTree,
    at time: Duration,
    held: Duration = .zero
  ) -> [Effect] {
    switch command {
    case .select, .next, .previous, .scannerMenu:
      guard counts(held: held, at: time) else { return [.sound(.ignored)] }
    default: break
    }
    rounds = 0
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
      isTapPending = false
      let effects = rebuild(in: tree, at: time)
      schedule(at: time)
      return effects
    }
  }

  /// Whether a press was long enough, and not too soon after the last accepted one.
  private mutating func counts(held: Duration, at time: Duration) -> Bool {
    if held < settings.holdDuration { return false }
    if let lastPress, time - lastPress < settings.ignoreRepeat { return false }
    lastPress = time
    return true
  }

  private mutating func pauseOrResume(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    isPaused.toggle()
    isTapPending = false
    schedule(at: time)
    return [.notice(isPaused ? "Scanning paused." : "Scanning goes on.")]
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

  /// Handles the only switch: arms the scanner where it is, then moves it on.
  private mutating func step(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    guard isScanning else { return restart(in: tree, at: time) }
    guard isArmed else {
      isArmed = true
      return arrive(in: tree, at: time)
    }
    return move(by: 1, in: tree, at: time)
  }

  /// Selects the current stop.
  mutating func take(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    if menu != nil { return takeMenuItem(in: tree, at: time) }
    switch stop {
    case .group(let group): return enter(group, in: tree, at: time)
    case .back: return leave(in: tree, at: time)
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
      // Single-switch step has no second press: its dwell is already the wait.
      if settings.scanning == .singleSwitchStep { return tap(id, in: tree, at: time) }
      if isTapPending {
        isTapPending = false
        return openMenu(in: tree, at: time)
      }
      isTapPending = true
      deadline = time + settings.autoTapInterval
      return [.sound(.select)]
    }
  }

  /// Activates an element and continues where the user's setting says.
  mutating func tap(_ id: ElementID, in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    let isField = tree[id].map { $0.role.isTextEntry && !$0.states.isEditing } ?? false
    return finish(
      [.request(ActionRequest(isField ? .beginEditing : .activate, on: id))],
      in: tree,
      at: time
    )
  }

  mutating func finish(
    _ effects: [Effect],
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    isTapPending = false
    isArmed = false
    menu = nil
    guard settings.focusAfterTap == .start, !path.isEmpty else {
      schedule(at: time)
      return [.sound(.select)] + effects
    }
    path = Array(path.prefix(1))
    path[0].index = 0
    // Spoken before the request, so that its outcome has the last word.
    return [.sound(.select)] + arrive(in: tree, at: time) + effects
  }
}
