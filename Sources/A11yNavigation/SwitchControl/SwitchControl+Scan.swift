// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// Starts to scan at the default focus, or at the first stop.
  public mutating func start(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    scopes.start(in: tree)
    return begin(in: tree, at: time)
  }

  mutating func begin(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    menu = nil
    isTapPending = false
    rounds = 0
    guard let scope = tree.scope else { return standStill() }
    let preferred = tree.first(.defaultScanFocus, in: scope).flatMap {
      tree.first(.interactive, in: $0)
    }
    if let preferred, let effects = go(to: preferred, in: tree, at: time) { return effects }
    path = [level(.container(scope), in: tree, isOutermost: true)]
    return stop == nil ? standStill() : arrive(in: tree, at: time)
  }

  /// Stops because there are no stops. Scanning begins when there are.
  private mutating func standStill() -> [Effect] {
    path = []
    isScanning = false
    hasEnded = false
    deadline = nil
    return []
  }

  mutating func restart(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    isPaused = false
    isArmed = true
    menu = nil
    isTapPending = false
    path = tree.scope.map { [level(.container($0), in: tree, isOutermost: true)] } ?? []
    guard stop != nil else {
      return standStill() + [.notice("Nothing here answers to a switch.")]
    }
    return arrive(in: tree, at: time)
  }

  func level(_ group: ScanGroup, in tree: AccessibilityTree, isOutermost: Bool) -> Level {
    var stops = ScanPlan(tree: tree, settings: settings).stops(of: group)
    if !isOutermost {
      stops.append(.back)
    } else if settings.tapBehavior == .alwaysTap, !stops.isEmpty {
      stops.append(.scannerMenu)
    }
    return Level(group: group, stops: stops, index: 0)
  }

  /// Moves on or back, wrapping around.
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

  /// Arrives at the current stop, and speaks it.
  mutating func arrive(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    isScanning = true
    hasEnded = false
    if menu == nil, case .item(let id)? = stop { lastItem = id }
    keepLastItem(in: tree)
    schedule(at: time)
    guard settings.speaksItems, let utterance = utterance(in: tree), !utterance.isEmpty else {
      return [.sound(.scan)]
    }
    return [.speak(utterance)]
  }

  /// Ensures that the menu stop is for a reachable element.
  mutating func keepLastItem(in tree: AccessibilityTree) {
    if let lastItem, tree.isReachable(lastItem), tree.kinds(of: lastItem).contains(.interactive) {
      return
    }
    lastItem = tree.scope.flatMap { tree.last(.interactive, in: $0) }
  }

  /// Whether the scanner rests on the first of several stops.
  private var isOnFirst: Bool { (menu?.index ?? path.last?.index) == 0 }

  /// Schedules what the scanner does next by itself.
  mutating func schedule(at time: Duration) {
    guard isScanning, !isPaused else {
      deadline = nil
      return
    }
    switch settings.scanning {
    case .auto:
      deadline = time + settings.rest + (isOnFirst ? settings.restOnFirst : .zero)
    case .singleSwitchStep: deadline = isArmed ? time + settings.restToSelect : nil
    case .manual: deadline = nil
    }
  }

  /// Does everything that is due, each step at its own time.
  ///
  /// It stops at a request, because that may change the tree: ``deadline`` is then not after the
  /// time if there is more to do.
  public mutating func advance(to time: Duration, in tree: AccessibilityTree) -> [Effect] {
    var effects: [Effect] = []
    while let due = deadline, due <= time {
      deadline = nil
      effects += act(at: due, in: tree)
      if case .request? = effects.last { break }
    }
    return effects
  }

  private mutating func act(at due: Duration, in tree: AccessibilityTree) -> [Effect] {
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

  /// Stops after the last loop. The next press starts from the top.
  private mutating func stopScanning() -> [Effect] {
    isScanning = false
    hasEnded = true
    deadline = nil
    menu = nil
    path = []
    return [.notice("Scanning stopped after \(rounds) rounds. Press a switch to start again.")]
  }
}
