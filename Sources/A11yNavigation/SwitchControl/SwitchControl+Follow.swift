import A11yTree

extension SwitchControl {
  /// Follows a tree that has changed: into a new modal, back to what opened the one that went,
  /// or to what is left near the stop.
  public mutating func follow(
    _ update: TreeUpdate,
    from anchor: FocusAnchor?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    var effects: [Effect] = []
    switch modals.follow(tree, cursor: cursor) {
    case .opened: effects = [.sound(.screenChange)] + begin(in: tree, at: time)
    case .closed(let opener):
      effects = [.sound(.screenChange)]
      effects += opener.flatMap { go(to: $0, in: tree, at: time) } ?? begin(in: tree, at: time)
    case .none: effects = rebuild(in: tree, at: time, near: anchor)
    }
    for notification in update.notifications {
      guard case .screenChanged(let target) = notification else { continue }
      effects = [.sound(.screenChange)]
      effects += target.flatMap { go(to: $0, in: tree, at: time) } ?? begin(in: tree, at: time)
    }
    for request in update.focusRequests
    where request.technologies.contains(.switchControl) && request.generation >= generation {
      generation = request.generation
      effects += rest(on: request.target, in: tree, at: time)
    }
    return effects
  }

  /// Moves the scanner because a program asked for it.
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

  /// Rests on an element, or on the first one inside it that answers to the user, if there is one.
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
    let plan = ScanPlan(tree: tree, groupsItems: settings.groupsItems)
    let target = plan.path(to: id, from: scope) == nil ? tree.first(.interactive, in: id) : id
    guard let target, let found = plan.path(to: target, from: scope) else { return false }
    path = found.enumerated().map { depth, step in
      var level = level(step.group, in: tree, isOutermost: depth == 0)
      level.index = step.index
      return level
    }
    return true
  }

  /// Finds the stops anew, and stays where the scanner was or as near as can be.
  mutating func rebuild(
    in tree: AccessibilityTree,
    at time: Duration,
    near anchor: FocusAnchor? = nil
  ) -> [Effect] {
    guard !path.isEmpty else { return isScanning ? begin(in: tree, at: time) : [] }
    let before = stop
    let level = path.last
    // The way out and the menu stop are no elements: they stay if their level does.
    if before == .back || before == .scannerMenu, let level {
      let now = self.level(level.group, in: tree, isOutermost: path.count == 1)
      if tree.isReachable(level.group.element), now.stops.last == before {
        path[path.count - 1].stops = now.stops
        path[path.count - 1].index = now.stops.count - 1
        return []
      }
    }
    if let cursor, place(on: cursor, in: tree), stop == before {
      if let menu, let target = menu.target, !tree.isReachable(target) { self.menu = nil }
      return []
    }
    menu = nil
    isTapPending = false
    if let target = anchor?.successor(.interactive, in: tree), place(on: target, in: tree) {
      return arrive(in: tree, at: time)
    }
    return begin(in: tree, at: time)
  }
}
