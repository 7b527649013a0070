// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// Responds to a change in the tree. The scanner enters a new modal, returns to the element from which a closed modal
  /// was opened, or moves to the nearest remaining stop.
  public mutating func follow(
    _ update: TreeUpdate,
    from anchor: FocusAnchor?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    var effects: [Effect]
    var isNewScreen = true
    let hadKeyboard = keyboard != nil
    keepKeyboard(in: tree)
    switch scopes.follow(tree, from: anchor) {
    case .opened:
      note(.modalOpened)
      effects = begin(in: tree, at: time)
    case .returned(let opener):
      note(.modalClosed)
      points = nil
      effects =
        opener.flatMap { go(backTo: $0, in: tree, at: time) } ?? begin(in: tree, at: time)
    case .none:
      isNewScreen = false
      note(.elementGone)
      let holds = path.holds(in: tree) && !hadKeyboard
      effects = holds ? [] : rebuild(in: tree, at: time, near: anchor)
    }
    for case .layoutChanged(let id?) in update.notifications {
      note(.layoutChanged)
      // A layout change does not interrupt the cursor's gliding motion.
      if points == nil { effects = go(to: id, in: tree, at: time) ?? effects }
    }
    for case .screenChanged(let id) in update.notifications {
      note(.screenChanged)
      points = nil
      effects = id.flatMap { go(to: $0, in: tree, at: time) } ?? begin(in: tree, at: time)
      isNewScreen = true
    }
    var notices: [Effect] = []
    if let request = requests.take(from: update, for: .switchControl) {
      if let moved = goToItem(request.target, in: tree, at: time) {
        note(.requested)
        effects = moved
      } else {
        notices = [
          settings.verbosity.notice(
            .wantedElsewhere,
            settings.verbosity.name(of: .switchControl)
          )
        ]
      }
    }
    return (isNewScreen ? [.sound(.screenChange)] : []) + effects + notices
  }

  /// Returns to the position at which the scanner was before a modal opened, or to a nearby position.
  private mutating func go(
    backTo opener: FocusAnchor,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]? {
    if let effects = go(to: opener.id, in: tree, at: time) { return effects }
    return opener.successor(.interactive, in: tree).flatMap { go(to: $0, in: tree, at: time) }
  }

  /// Moves the scanner at a program's request.
  public mutating func focus(
    _ id: ElementID,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    rest(on: id, in: tree, at: time)
  }

  mutating func rest(
    on id: ElementID,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    goToItem(id, in: tree, at: time)
      ?? [settings.verbosity.notice(.notScannable)]
  }

  /// Moves to an element and rests there even in point scanning.
  private mutating func goToItem(
    _ id: ElementID,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]? {
    guard settings.scansPoints, recipe == nil else { return go(to: id, in: tree, at: time) }
    let plan = plan(tree)
    guard path.go(to: id, plan) else { return nil }
    clock.cancelTap()
    clock.run()
    path.rest()
    path.keepLastItem(in: tree)
    return restOnItem(plan, at: time)
  }

  /// Recomputes the stops, and keeps the scanner as near to its position as possible.
  mutating func rebuild(
    in tree: AccessibilityTree,
    at time: Duration,
    near anchor: FocusAnchor? = nil
  ) -> [Effect] {
    guard !path.isEmpty else { return clock.hasEnded ? [] : begin(in: tree, at: time) }
    if let effects = keepGliding(in: tree, at: time) { return effects }
    let plan = plan(tree)
    path.keepLastItem(in: tree)
    let outcome = path.stay(plan)
    if outcome == .same { return [] }
    clock.cancelTap()
    // If the stop is now inside a new group, the scanner is on that group; a panel may also have closed.
    if outcome == .near { return arrive(in: tree, at: time) }
    let isNear = anchor.map { path.go(near: $0, plan) } ?? false
    return isNear ? arrive(in: tree, at: time) : begin(in: tree, at: time)
  }
}
