// SPDX-License-Identifier: MIT

import A11yTree

// Point scanning.
extension SwitchControl {
  /// Whether the gliding cursor is moving or resting on the screen, so that the scanner is not on a stop.
  public var isScanningPoints: Bool { points != nil }

  /// Returns the gliding cursor at the given time, or `nil` if the scanner is on a stop.
  public func line(at time: Duration, in tree: AccessibilityTree) -> GlidingLine? {
    points.map { points in
      let frame = points.frame(at: time)
      var crossed = frame
      // Once the vertical line is fixed, only elements that the line crosses can be chosen.
      if let x = points.x { (crossed.x, crossed.width) = (x, 0) }
      let labels = tree.elements(in: crossed, atMost: Self.mostCrossed)
        .compactMap { tree[$0]?.label.onOneLine }
      return GlidingLine(
        name: settings.verbosity.catalog(for: tree)[points.pass.word],
        frame: frame,
        isVertical: points.pass.axis == .x,
        crossed: labels.filter { !$0.isEmpty }
      )
    }
  }

  /// The maximum number of elements whose labels are provided for the cursor.
  private static let mostCrossed = 5

  /// Whether the user scans points outside panels. Panels are always scanned item by item.
  private var scansScreenByPoints: Bool {
    settings.scansPoints && path.panel == nil && !path.isOnKeyboard
  }

  /// Returns whether the gliding cursor can start on the screen.
  func canGlide(in tree: AccessibilityTree) -> Bool { scansScreenByPoints && tree.pointArea != nil }

  /// Starts the gliding cursor at the edge of the screen, or returns `nil` if items are scanned.
  mutating func startGliding(in tree: AccessibilityTree, at time: Duration) -> [Effect]? {
    points = nil
    guard scansScreenByPoints, let area = tree.pointArea else { return nil }
    points = PointScan(in: area, settings)
    return beginPass(in: tree, at: time)
  }

  /// Returns a notice that items are scanned instead of points because no element has a frame. The notice is returned
  /// only once.
  mutating func itemsNotice(_ tree: AccessibilityTree) -> [Effect] {
    guard scansScreenByPoints, !hasToldOfItems else { return [] }
    hasToldOfItems = true
    return [settings.verbosity.notice(.noPointsToScan)]
  }

  /// Keeps the gliding cursor at its position when the tree changes. If the area over which the cursor glides has
  /// changed, for example because the user scrolled the page, the cursor starts again. The restart is announced only if
  /// another pass had begun.
  mutating func keepGliding(in tree: AccessibilityTree, at time: Duration) -> [Effect]? {
    guard let points else { return nil }
    let plan = plan(tree)
    path.keepLastItem(in: tree)
    if path.stay(plan) == .lost { path.restart(plan) }
    guard path.stop != nil else { return standStill() }
    guard points.area != tree.pointArea else { return [] }
    let effects = arrive(in: tree, at: time)
    return points.isFirstPass && isScanningPoints ? [] : effects
  }

  /// Schedules the end of the cursor's pass.
  mutating func scheduleLine(at time: Duration) {
    guard settings.scanning == .auto, isScanning, !isPaused else { return }
    if points?.end == nil { points?.glide(at: time) }
    if let end = points?.end { clock.wait(until: end) }
  }

  /// Returns the words that announce the cursor's pass.
  func utterance(_ points: PointScan, in tree: AccessibilityTree) -> Utterance {
    let words = settings.verbosity.catalog(for: tree)
    return Utterance([words.segment(.interface, points.pass.word)])
  }

  private mutating func beginPass(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    schedule(at: time)
    guard settings.speaksItems, let points else { return [.sound(.scan)] }
    return .say(utterance(points, in: tree))
  }

  /// Handles the end of a pass or, in the single-switch step style, the end of the dwell time.
  mutating func act(
    on points: PointScan,
    at due: Duration,
    in tree: AccessibilityTree
  ) -> [Effect] {
    if settings.scanning == .singleSwitchStep {
      return fix(points, isTap: false, in: tree, at: due)
    }
    guard !clock.finishRound(settings) else {
      self.points = nil
      path.clear()
      return [settings.verbosity.notice(.scanningStopped, "\(clock.rounds)")]
    }
    self.points?.restartPass(at: due)
    schedule(at: due)
    return [.sound(.border)]
  }

  /// Handles a press that affects the gliding cursor, or returns `nil` for any other press.
  ///
  /// - Parameter moves: The number of moves of a switch that was held.
  mutating func perform(
    _ command: Command,
    on points: PointScan,
    moves: Int,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]? {
    switch command {
    case .select, .next:
      if settings.scanning == .singleSwitchStep { return stepLine(in: tree, at: time) }
      return command == .next
        ? moveLine(by: moves, at: time) : fix(points, isTap: false, in: tree, at: time)
    case .previous: return moveLine(by: -moves, at: time)
    case .tap: return fix(points, isTap: true, in: tree, at: time)
    case .escape:
      // Pressing Escape once lets the user choose the point again, and pressing it again leaves the screen.
      guard !points.isFirstPass else { return nil }
      return [.sound(.leave)] + arrive(in: tree, at: time)
    default: return nil
    }
  }

  private mutating func moveLine(by steps: Int, at time: Duration) -> [Effect] {
    points?.move(by: steps, at: time)
    schedule(at: time)
    return [.sound(.scan)]
  }

  /// Handles a press in a scanning style that uses only one switch. The first press arms the scanner, and later presses
  /// move the cursor.
  private mutating func stepLine(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    guard clock.isArmed else {
      clock.arm()
      return beginPass(in: tree, at: time)
    }
    return moveLine(by: 1, at: time)
  }

  /// Fixes the cursor and, once both lines are fixed, selects the element at their intersection.
  private mutating func fix(
    _ points: PointScan,
    isTap: Bool,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    var points = points
    switch points.fix(at: time, settings) {
    case .nextPass:
      self.points = points
      return [.sound(.select)] + beginPass(in: tree, at: time)
    case .point(let point):
      self.points = nil
      return choose(point, isTap: isTap, in: tree, at: time)
    }
  }

  private mutating func choose(
    _ point: Point,
    isTap: Bool,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    let plan = plan(tree)
    guard let id = tree.topmostElement(at: point), path.go(to: id, plan) else {
      // The menu opens, because a user with one switch has no other way to scroll or to leave point scanning.
      return [settings.verbosity.notice(.nothingAtPoint)]
        + openMenu(for: .screen, in: tree, at: time)
    }
    path.rest()
    let words: [Effect] = settings.speaksItems ? .say(utterance(plan)) : []
    if keyboard?.field == id {
      path.goToKeyboard(isEntering: false, plan)
      return words + arrive(in: tree, at: time)
    }
    let effects = isTap ? nil : waitToTap(in: tree, at: time)
    return words + (effects ?? tap(id, in: tree, at: time))
  }
}
