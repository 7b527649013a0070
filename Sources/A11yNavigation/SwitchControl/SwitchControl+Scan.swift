import A11yTree

extension SwitchControl {
  /// Starts to scan: at the default focus, else at the first stop.
  public mutating func start(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    modals.start(in: tree)
    return begin(in: tree, at: time)
  }

  mutating func begin(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    menu = nil
    isTapPending = false
    rounds = 0
    guard let scope = tree.scope else { return [] }
    let preferred = tree.first(.defaultFocus, in: scope).flatMap {
      tree.first(.interactive, in: $0)
    }
    if let preferred, let effects = go(to: preferred, in: tree, at: time) { return effects }
    path = [level(.container(scope), in: tree, isOutermost: true)]
    guard stop != nil else {
      path = []
      isScanning = false
      deadline = nil
      return []
    }
    return arrive(in: tree, at: time)
  }

  mutating func restart(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    isPaused = false
    isArmed = true
    menu = nil
    isTapPending = false
    guard let scope = tree.scope else { return [] }
    path = [level(.container(scope), in: tree, isOutermost: true)]
    guard stop != nil else { return [.notice("Nothing here answers to a switch.")] }
    return arrive(in: tree, at: time)
  }

  func level(_ group: ScanGroup, in tree: AccessibilityTree, isOutermost: Bool) -> Level {
    var stops = ScanPlan(tree: tree, groupsItems: settings.groupsItems).stops(of: group)
    if !isOutermost {
      stops.append(.back)
    } else if settings.tapBehavior == .alwaysTap, !stops.isEmpty {
      stops.append(.scannerMenu)
    }
    return Level(group: group, stops: stops, index: 0)
  }

  /// Moves on or back, round the end.
  mutating func move(by step: Int, in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    isTapPending = false
    guard isScanning else { return restart(in: tree, at: time) }
    if var menu {
      menu.index = (menu.index + step + menu.items.count) % menu.items.count
      self.menu = menu
    } else if let level = path.last, !level.stops.isEmpty {
      path[path.count - 1].index = (level.index + step + level.stops.count) % level.stops.count
    }
    return arrive(in: tree, at: time)
  }

  mutating func enter(
    _ group: ScanGroup,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    path.append(level(group, in: tree, isOutermost: false))
    return [.sound(.enter)] + arrive(in: tree, at: time)
  }

  mutating func leave(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    path.removeLast()
    return [.sound(.leave)] + arrive(in: tree, at: time)
  }

  /// Rests on what is current now, and says it.
  mutating func arrive(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    isScanning = true
    if menu == nil, case .item(let id)? = stop { lastItem = id }
    schedule(at: time)
    guard settings.speaksItems, let utterance = utterance(in: tree) else { return [.sound(.scan)] }
    return [.speak(utterance)]
  }

  /// Whether the scanner rests on the first of several stops.
  private var isOnFirst: Bool { (menu?.index ?? path.last?.index) == 0 }

  /// Says when the scanner does something by itself next.
  mutating func schedule(at time: Duration) {
    guard isScanning, !isPaused else {
      deadline = nil
      return
    }
    switch settings.scanning {
    case .auto:
      deadline = time + settings.interval + (isOnFirst ? settings.pauseOnFirstItem : .zero)
    case .singleSwitchStep: deadline = isArmed ? time + settings.dwell : nil
    case .manual: deadline = nil
    }
  }

  /// Does what is due, each thing at its own time.
  public mutating func advance(to time: Duration, in tree: AccessibilityTree) -> [Effect] {
    guard let due = deadline, due <= time else { return [] }
    deadline = nil
    if isTapPending, case .item(let id)? = stop { return tap(id, in: tree, at: due) }
    if settings.scanning == .singleSwitchStep { return take(in: tree, at: due) }
    if isAtEnd {
      rounds += 1
      if rounds >= settings.loops { return stopScanning() }
    }
    return move(by: 1, in: tree, at: due)
  }

  private var isAtEnd: Bool {
    if let menu { return menu.index == menu.items.count - 1 }
    return path.last.map { $0.index >= $0.stops.count - 1 } ?? true
  }

  /// Stops after the last round. The next press starts from the top.
  private mutating func stopScanning() -> [Effect] {
    isScanning = false
    deadline = nil
    menu = nil
    path = []
    return [.notice("Scanning stopped after \(rounds) rounds. Press a switch to start again.")]
  }
}
