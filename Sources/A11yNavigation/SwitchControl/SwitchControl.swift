// SPDX-License-Identifier: MIT

import A11yTree

/// Switch Control: a scanner that moves from stop to stop and is controlled with one or two switches.
///
/// A scanner does not measure time itself. The ``deadline`` property is the time of the scanner's next automatic
/// action, which ``advance(to:in:)`` performs.
///
/// The extensions of `SwitchControl` are in `SwitchControl+Perform.swift` (presses), `SwitchControl+Panels.swift` (the
/// menu and the keyboard), `SwitchControl+Points.swift` (point scanning), `Recipe.swift` (recipes) and
/// `SwitchControl+Follow.swift` (changes to the tree). `ScanPath` stores the scanner's position, `PointScan` stores the
/// gliding cursor's position, and `ScanClock` stores the time of the scanner's next action.
public struct SwitchControl: Navigator {
  /// The technology that this navigator models.
  public static var technology: AssistiveTechnology { .switchControl }

  /// The user's settings.
  public internal(set) var settings: Settings

  /// The keyboard, if text is being edited and the keyboard's keys control the scanner.
  public internal(set) var keyboard: Keyboard?
  /// Whether moving the insertion point selects text.
  var isSelecting = false

  /// The reason that the last change to the tree moved the scanner, or `nil` if the change did not move the scanner.
  public private(set) var moveReason: MoveReason?

  /// The gliding cursor, during point scanning. During point scanning, the path leads to the stop at which items were
  /// last scanned.
  var points: PointScan?
  /// Whether the user has been told that items are scanned because the screen has no points to scan.
  var hasToldOfItems = false
  /// The recipe, if any, that currently changes the switches' actions. The scanner does not move while a recipe is in
  /// use.
  var recipe: RunningRecipe?

  var path = ScanPath()
  var clock = ScanClock()
  var scopes = ScopeHistory()
  var requests = RequestLedger()

  /// Creates a scanner that is not yet at a stop.
  public init(_ settings: Settings = Settings()) {
    self.settings = settings
  }

  /// Whether scanning is in progress, regardless of how the scanner is operated.
  public var isScanning: Bool { clock.isScanning }

  /// Whether the user paused the scanner.
  public var isPaused: Bool { clock.isPaused }

  /// The time at which the scanner next moves, selects or taps, or at which a recipe ends.
  public var deadline: Duration? {
    [recipe?.end ?? clock.deadline, isScanning ? clock.safetyEnd : nil].compactMap(\.self).min()
  }

  /// The current stop, if any. While the gliding cursor moves over the screen, there is no current stop.
  public var stop: ScanStop? { points == nil ? path.stop : nil }

  /// The panel's group that contains the scanner: the scanner menu, the keyboard or a group of the keyboard's keys.
  public var panel: PanelGroup? { path.panel }

  /// The index of the current stop in the panel's group. The exit follows the group's own stops.
  public var panelPlace: Int? { path.panelPlace }

  /// The number of groups, including panels, that contain the current stop.
  public var depth: Int { path.depth }

  /// The focused element. If a group is focused, the value is the element that represents the group. No element is
  /// focused while the gliding cursor moves over the screen, or after the user chose a point without an element.
  public var cursor: ElementID? {
    let isOnPoint = settings.scansPoints && path.menuSubject == .screen
    return points == nil && !isOnPoint ? path.cursor : nil
  }

  /// The generation of the newest handled focus request.
  public var newestRequest: UInt64 { requests.newest }

  /// Returns the element on which the scanner rests, or all elements if the scanner rests on a group.
  public func elements(in tree: AccessibilityTree) -> [ElementID] {
    if points != nil { return [] }
    if path.panel != nil || path.isOnKeyboard { return cursor.map { [$0] } ?? [] }
    return switch stop {
    case .back: path.group.map { plan(tree).elements(of: .group($0)) } ?? []
    case let stop?: plan(tree).elements(of: stop)
    case nil: []
    }
  }

  /// Speaks the current stop again. The complexity is O(size of the group) if the stop is a group.
  public func describe(in tree: AccessibilityTree) -> [Effect] {
    if let points { return .say(utterance(points, in: tree)) }
    return .say(utterance(plan(tree)))
  }

  /// Restarts the scanner's waiting time at the current stop if time has not been advanced for a while.
  public mutating func wake(at time: Duration) {
    points?.restartPass(at: time)
    recipe?.extend(at: time)
    schedule(at: time)
  }

  /// Starts scanning at the default focus or, if there is none, at the first stop.
  public mutating func start(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    scopes.start(in: tree)
    clock.restartSafety(at: time, settings)
    return begin(in: tree, at: time)
  }

  /// Performs all due actions, each at its scheduled time.
  ///
  /// The scanner stops after an action that makes a request, because the request may change the tree. If another action
  /// is then due, ``deadline`` is at or before the given time.
  public mutating func advance(to time: Duration, in tree: AccessibilityTree) -> [Effect] {
    var effects: [Effect] = []
    if isScanning, let end = clock.takeSafetyEnd(by: time) {
      let minutes = "\(settings.safetyTimeout.components.seconds / 60)"
      return [settings.verbosity.notice(.noSwitchPressed, minutes)] + endRecipe(in: tree, at: end)
        + stopScanning()
    }
    if let recipe {
      guard recipe.end <= time else { return [] }
      effects = endRecipe(in: tree, at: recipe.end)
    }
    while let due = clock.takeDue(by: time) {
      effects += act(at: due, in: tree)
      if effects.last?.asksSource ?? false { break }
    }
    return effects
  }

  private mutating func act(at due: Duration, in tree: AccessibilityTree) -> [Effect] {
    if let points { return act(on: points, at: due, in: tree) }
    if clock.isTapPending {
      if case .item(let id)? = stop { return tap(id, in: tree, at: due) }
      if case .entry(let entry)? = stop, let key = entry.keyboardKey {
        return press(key, in: tree, at: due)
      }
    }
    if settings.scanning == .singleSwitchStep { return take(in: tree, at: due) }
    if path.isAtEnd, clock.finishRound(settings) {
      path.clear()
      return [settings.verbosity.notice(.scanningStopped, "\(clock.rounds)")]
    }
    return move(by: 1, in: tree, at: due)
  }

  /// Stores the reason why a change to the tree may move the scanner.
  mutating func note(_ reason: MoveReason) { moveReason = reason }

  // MARK: Where it is

  mutating func begin(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    clock.cancelTap()
    clock.resetRounds()
    points = nil
    guard let scope = tree.scope else { return standStill() }
    let preferred = tree.first(.defaultScanFocus, in: scope).flatMap {
      tree.first(.interactive, in: $0)
    }
    if let preferred, let effects = go(to: preferred, in: tree, at: time) { return effects }
    path.restart(plan(tree))
    return path.stop == nil ? standStill() : arrive(in: tree, at: time)
  }

  mutating func restart(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    clock.restart()
    points = nil
    path.restart(plan(tree))
    guard path.stop != nil else {
      return standStill() + [settings.verbosity.notice(.nothingToScan)]
    }
    return arrive(in: tree, at: time)
  }

  mutating func standStill() -> [Effect] {
    path.clear()
    points = nil
    clock.stop()
    return []
  }

  /// Moves to an element or to the first interactive element inside it, if that element exists.
  mutating func go(to id: ElementID, in tree: AccessibilityTree, at time: Duration) -> [Effect]? {
    guard path.go(to: id, plan(tree)) else { return nil }
    clock.cancelTap()
    return arrive(in: tree, at: time)
  }

  /// Moves the scanner forward or backward, wrapping around at the ends.
  mutating func move(by step: Int, in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    clock.cancelTap()
    guard isScanning else { return restart(in: tree, at: time) }
    let plan = plan(tree)
    path.move(by: step, plan)
    return arrive(plan, at: time)
  }

  /// Arrives at the current stop and speaks it. In point scanning, starts the gliding cursor instead.
  mutating func arrive(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    arrive(plan(tree), at: time)
  }

  private mutating func arrive(_ plan: ScanPlan, at time: Duration) -> [Effect] {
    clock.run()
    path.rest()
    path.keepLastItem(in: plan.tree)
    // The scanner does not move while a recipe is active.
    if recipe != nil { return [] }
    if let effects = startGliding(in: plan.tree, at: time) { return effects }
    return itemsNotice(plan.tree) + restOnItem(plan, at: time)
  }

  /// Rests on the current stop, even in point scanning, and speaks the stop.
  mutating func restOnItem(_ plan: ScanPlan, at time: Duration) -> [Effect] {
    points = nil
    schedule(at: time)
    guard settings.speaksItems, let utterance = utterance(plan), !utterance.isEmpty else {
      return [.sound(.scan)]
    }
    return [.speak(utterance)]
  }

  /// Schedules the scanner's next automatic action.
  mutating func schedule(at time: Duration) {
    clock.schedule(at: time, onFirst: path.isAtStart, settings)
    if points != nil { scheduleLine(at: time) }
  }

  func plan(_ tree: AccessibilityTree) -> ScanPlan {
    ScanPlan(tree: tree, settings: settings, keyboard: keyboard)
  }

  /// Returns the words for the current stop.
  func utterance(_ plan: ScanPlan) -> Utterance? {
    guard let stop = path.stop else { return nil }
    // In the scanner menu, the exit is spoken as an entry.
    if stop == .back, path.isInMenu {
      let words = settings.verbosity.catalog(for: plan.tree)
      return Utterance([words.segment(.interface, .goBack)])
    }
    return plan.utterance(for: stop)
  }
}

extension SwitchControl {
  /// A command that a switch performs.
  public enum Command: Hashable, Sendable {
    /// Selects the current stop or, in the single-switch step style, moves to the next stop.
    case select
    /// Moves to the next stop.
    case next
    /// Moves to the previous stop.
    case previous
    /// Opens the scanner menu.
    case scannerMenu
    /// Activates the current element or key without opening the menu.
    case tap
    /// Stops scanning until the next press, when scanning resumes at the first stop.
    case stopScanning
    /// Speaks the current stop again.
    case readOut
    /// Pauses or resumes the scanner.
    case pauseOrResume
    /// Scans from the first stop on the screen.
    case restart
    /// Closes the alert or pop-up, or goes back.
    case escape
    /// Starts the recipe with the given name, or ends the current recipe if no name is given.
    case recipe(String?)
    /// Moves to an element.
    case moveTo(ElementID)
    /// Change the settings.
    case set(Settings)
  }
}

extension SwitchControl {
  /// Returns an explanation of an utterance. VoiceOver's grammar explains the words for an item. O(depth).
  public func explain(_ utterance: Utterance, in tree: AccessibilityTree) -> Explanation {
    guard case .item(let id) = stop,
      let description = Description(of: id, in: tree, verbosity: settings.verbosity)
    else { return .plain(utterance) }
    let grammar = settings.verbosity.platform.grammar
    return grammar.explanation(of: utterance, on: Arrival(description))
  }
}
