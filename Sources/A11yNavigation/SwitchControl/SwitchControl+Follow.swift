// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// Follows a tree that has changed: into a new modal, back to what opened a closed one, or to
  /// what is left near the stop.
  public mutating func follow(
    _ update: TreeUpdate,
    from anchor: FocusAnchor?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    var effects: [Effect]
    var isNewScreen = true
    switch scopes.follow(tree, from: anchor) {
    case .opened: effects = begin(in: tree, at: time)
    case .returned(let opener):
      effects =
        opener.flatMap { go(backTo: $0, in: tree, at: time) } ?? begin(in: tree, at: time)
    case .none:
      isNewScreen = false
      effects = rebuild(in: tree, at: time, near: anchor)
    }
    for case .layoutChanged(let id?) in update.notifications {
      effects = go(to: id, in: tree, at: time) ?? effects
    }
    for case .screenChanged(let id) in update.notifications {
      effects = id.flatMap { go(to: $0, in: tree, at: time) } ?? begin(in: tree, at: time)
      isNewScreen = true
    }
    var notices: [Effect] = []
    if let request = update.newestRequest(for: .switchControl, since: &generation) {
      if let moved = go(to: request.target, in: tree, at: time) {
        effects = moved
      } else {
        notices = [.notice("A program wants Switch Control where it cannot be now.")]
      }
    }
    return (isNewScreen ? [.sound(.screenChange)] : []) + effects + notices
  }

  /// Returns to where the scanner was before a modal opened, or close to it.
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
    go(to: id, in: tree, at: time)
      ?? [.notice("Switch Control cannot be there: it does not answer to the user.")]
  }

  /// Moves to an element, or to the first interactive one inside it, if any.
  mutating func go(
    to id: ElementID,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]? {
    guard place(on: id, in: tree) else { return nil }
    menu = nil
    isTapPending = false
    return arrive(in: tree, at: time)
  }

  private mutating func place(on id: ElementID, in tree: AccessibilityTree) -> Bool {
    guard tree.isReachable(id), let scope = tree.scope else { return false }
    let plan = ScanPlan(tree: tree, settings: settings)
    let target = plan.path(to: id, from: scope) == nil ? tree.first(.interactive, in: id) : id
    guard let target, let found = plan.path(to: target, from: scope) else { return false }
    follow(found, in: tree)
    return true
  }

  /// Moves to the way out of a group, if the group still exists.
  private mutating func place(behind group: ScanGroup, in tree: AccessibilityTree) -> Bool {
    guard tree.isReachable(group.element), let scope = tree.scope else { return false }
    let plan = ScanPlan(tree: tree, settings: settings)
    guard var found = plan.path(to: group.element, from: scope), let last = found.last else {
      return false
    }
    if plan.stops(of: last.group)[last.index] == .group(group) {
      found.append((group, 0))
    } else if last.group != group {
      return false
    }
    follow(found, in: tree)
    path[path.count - 1].index = path[path.count - 1].stops.count - 1
    return stop == .back
  }

  private mutating func follow(
    _ way: [(group: ScanGroup, index: Int)],
    in tree: AccessibilityTree
  ) {
    path = way.enumerated().map { depth, step in
      var level = level(step.group, in: tree, isOutermost: depth == 0)
      level.index = step.index
      return level
    }
  }

  /// Recomputes the stops, and stays where the scanner was or as near as possible.
  mutating func rebuild(
    in tree: AccessibilityTree,
    at time: Duration,
    near anchor: FocusAnchor? = nil
  ) -> [Effect] {
    guard !path.isEmpty else { return hasEnded ? [] : begin(in: tree, at: time) }
    let before = stop
    let open = menu
    keepLastItem(in: tree)
    if isStillThere(in: tree) {
      guard let target = open?.target, !tree.isReachable(target) else { return [] }
      menu = nil
      return arrive(in: tree, at: time)
    }
    menu = nil
    isTapPending = false
    // The current stop may now be inside a new group, and so behind another stop.
    if let cursor, stop != before, tree.isReachable(cursor) { return arrive(in: tree, at: time) }
    let known = path.map(\.group)
    if let target = anchor?.successor(.interactive, in: tree), place(on: target, in: tree) {
      // A group that the user has not entered is itself the nearest stop, not its contents.
      if let new = path.firstIndex(where: { !known.contains($0.group) }), new > 0 {
        path.removeSubrange(new...)
      }
      return arrive(in: tree, at: time)
    }
    return begin(in: tree, at: time)
  }

  /// Whether the scanner can stay on exactly the same stop; otherwise it may move near it.
  private mutating func isStillThere(in tree: AccessibilityTree) -> Bool {
    let before = stop
    switch before {
    case .back:
      if let group = path.last?.group, place(behind: group, in: tree) { return true }
    case .scannerMenu:
      // The menu stop is not an element: it stays if its level does.
      guard let scope = tree.scope else { break }
      let now = level(.container(scope), in: tree, isOutermost: true)
      if now.stops.last == .scannerMenu {
        path = [now]
        path[0].index = now.stops.count - 1
        return true
      }
    case .item, .group, nil: break
    }
    guard let cursor, place(on: cursor, in: tree) else { return false }
    return stop == before
  }
}
