// SPDX-License-Identifier: MIT

import A11yTree

/// The path from the whole screen to the scanner's current stop.
///
/// Only the methods of this type change the path. Each method receives the plan for the current tree as an argument.
struct ScanPath: Sendable {
  /// A group, and the stop in the group that is part of the path.
  fileprivate struct Level: Sendable {
    let group: ScanGroup
    private let stops: ScanStretch
    /// The stops after the group's last stop: the group's exit or, for the whole screen, the keyboard and the stop that
    /// opens the scanner menu.
    private let ends: [ScanStop]
    /// The current stop, or `nil` after the last stop.
    fileprivate(set) var stop: ScanStop?
    /// The range of positions in the group's contents that the current stop occupies.
    private var places = 0..<0

    init(_ group: ScanGroup, _ plan: ScanPlan, isOutermost: Bool) {
      self.group = group
      stops = plan.stops(of: group)
      let hasMenu = plan.settings.tapBehavior == .alwaysTap && !stops.places.isEmpty
      ends = isOutermost ? plan.keyboardStops + (hasMenu ? [.scannerMenu] : []) : [.back]
      rest(at: stops.places.lowerBound, plan)
    }

    init(_ group: ScanGroup, _ plan: ScanPlan, at stop: PlacedStop, isOutermost: Bool) {
      self.init(group, plan, isOutermost: isOutermost)
      (self.stop, places) = (stop.stop, stop.places)
    }

    /// The index of the current stop in a panel.
    var place: Int { places.lowerBound }

    private var upperBound: Int { stops.places.upperBound + ends.count }

    /// Whether the current stop is the first stop.
    var isAtStart: Bool { places.lowerBound == stops.places.lowerBound }

    /// Whether the current stop is the last stop, or there is no current stop.
    var isAtEnd: Bool { places.upperBound >= upperBound || places.isEmpty }

    /// Whether the current stop comes after the group's own stops.
    var isAfterGroup: Bool { places.lowerBound >= stops.places.upperBound }

    /// Returns the number of stops in the group. The complexity is O(1), except for groups of rows.
    func count(_ plan: ScanPlan) -> Int { plan.count(stops) + ends.count }

    /// Moves to the stop at the given position in the group.
    private mutating func rest(at place: Int, _ plan: ScanPlan) {
      if let found = plan.stop(at: place, of: stops) {
        (stop, places) = (found.stop, found.places)
      } else {
        let end = place - stops.places.upperBound
        stop = ends.indices.contains(end) ? ends[end] : nil
        places = place..<min(place + 1, max(upperBound, place))
      }
    }

    /// Moves to the first stop.
    mutating func restart(_ plan: ScanPlan) { rest(at: stops.places.lowerBound, plan) }

    /// Moves to the last stop.
    mutating func finish(_ plan: ScanPlan) { rest(at: upperBound - 1, plan) }

    /// Moves to the first stop after the group's stops, if there is one.
    mutating func goBehindGroup(_ plan: ScanPlan) { rest(at: stops.places.upperBound, plan) }

    /// Moves to the next stop, or past the last stop.
    mutating func pass(_ plan: ScanPlan) { rest(at: places.upperBound, plan) }

    /// Moves to the previous stop, or to the last stop if there is no previous stop.
    mutating func goBack(_ plan: ScanPlan) {
      if isAtStart { finish(plan) } else { rest(at: places.lowerBound - 1, plan) }
    }

    /// Moves to the stop that corresponds to the current stop of another level in the same panel, or to that stop's
    /// replacement.
    mutating func rest(like other: Level, _ plan: ScanPlan) {
      if other.stop == .back { return finish(plan) }
      guard case .panel(let panel) = stops.contents else { return }
      let same = panel.firstIndex { stop in
        if case .group(.panel(let group)) = stop, case .group(.panel(let old))? = other.stop {
          return group.kind == old.kind
        }
        return stop == other.stop
      }
      rest(at: same ?? min(other.places.lowerBound, max(panel.count - 1, 0)), plan)
    }

    /// Moves to the stop after the group's own stops that corresponds to another level's current stop, and returns
    /// whether there is one.
    mutating func restAfterGroup(like other: Level, _ plan: ScanPlan) -> Bool {
      let same = ends.firstIndex { end in
        if case .group(.panel) = end, case .group(.panel)? = other.stop { return true }
        return end == other.stop
      }
      // A letter's key may now show the capital letter.
      let isKey = if case .entry? = other.stop { true } else { false }
      guard let place = same ?? (isKey && plan.keyboard != nil ? 0 : nil) else { return false }
      rest(at: stops.places.upperBound + place, plan)
      return true
    }
  }

  private var levels: [Level] = []
  /// The arrangement of elements from which the levels were computed.
  private var arrangement: Arrangement?
  /// The item on which the scanner last rested; the stop for the scanner menu opens its menu.
  private(set) var lastItem: ElementID?
  /// The text field that the keyboard edits. The field has focus while the scanner is on the keyboard.
  private var field: ElementID?
  /// Whether the scanner remains on the key that was pressed last, so that another press repeats the key.
  private(set) var awaitsRepeat = false

  var isEmpty: Bool { levels.isEmpty }

  /// Returns whether the levels are still valid for a tree because none of their inputs has changed.
  func holds(in tree: AccessibilityTree) -> Bool {
    !isEmpty && arrangement == tree.arrangement
  }

  /// The number of groups that contain the stop.
  var depth: Int { max(levels.count - 1, 0) }

  /// Returns the number of stops in the innermost group. The complexity is O(1), except for groups of rows.
  func count(_ plan: ScanPlan) -> Int { levels.last?.count(plan) ?? 0 }

  /// The innermost group.
  var group: ScanGroup? { levels.last?.group }

  /// Whether the current stop is the first stop in its group.
  var isAtStart: Bool { levels.last?.isAtStart ?? false }

  /// Whether the current stop is the last stop in its group, or there is no current stop.
  var isAtEnd: Bool { levels.last?.isAtEnd ?? true }

  /// The current stop, if any.
  var stop: ScanStop? { levels.last?.stop }

  /// The focused element. If a group is focused, the value is the element that represents the group. While the scanner
  /// is in a panel, focus remains on the element to which the panel applies, because the panel is not part of the app's
  /// screen.
  var cursor: ElementID? {
    guard let level = levels.last(where: { $0.group.panel == nil }) else { return nil }
    return switch level.stop {
    case .item(let id): id
    case .group(.panel), .entry: field
    case .group(let group): group.element
    case .back: level.group.element
    case .scannerMenu: lastItem
    case nil: nil
    }
  }

  // MARK: Moving

  /// Clears the path.
  mutating func clear() {
    levels = []
    awaitsRepeat = false
  }

  /// Moves to the first stop of the reachable part of the screen.
  mutating func restart(_ plan: ScanPlan) {
    prepare(for: plan)
    levels = plan.tree.scope.map { [Level(.container($0), plan, isOutermost: true)] } ?? []
  }

  /// Stores the arrangement and the text field for which the levels are computed.
  private mutating func prepare(for plan: ScanPlan) {
    arrangement = plan.tree.arrangement
    field = plan.keyboard?.field
    awaitsRepeat = false
  }

  /// Moves to the first stop of the screen.
  mutating func returnToStart(_ plan: ScanPlan) {
    levels.removeSubrange(1...)
    levels[0].restart(plan)
  }

  /// Moves forward or backward in the group, wrapping around at its ends.
  mutating func move(by step: Int, _ plan: ScanPlan) {
    guard stop != nil else { return }
    if awaitsRepeat {
      goToKeyboard(isEntering: true, plan)
    } else if step < 0 {
      levels[levels.count - 1].goBack(plan)
    } else if isAtEnd {
      levels[levels.count - 1].restart(plan)
    } else {
      pass(plan)
    }
  }

  /// Moves forward without wrapping around, so there is no current stop after the last stop.
  mutating func pass(_ plan: ScanPlan) {
    if !levels.isEmpty { levels[levels.count - 1].pass(plan) }
  }

  /// Enters a group.
  mutating func enter(_ group: ScanGroup, _ plan: ScanPlan) {
    levels.append(Level(group, plan, isOutermost: false))
  }

  /// Leaves the group.
  mutating func leave() {
    levels.removeLast()
    awaitsRepeat = false
  }

  /// Stores the item that the scanner has reached.
  mutating func rest() {
    if case .item(let id)? = stop { lastItem = id }
  }

  /// Ensures that the stop that opens the scanner menu is for a reachable element.
  mutating func keepLastItem(in tree: AccessibilityTree) {
    if let lastItem, tree.isReachable(lastItem), tree.kinds(of: lastItem).contains(.interactive) {
      return
    }
    lastItem = tree.scope.flatMap { tree.last(.interactive, in: $0) }
  }

  // MARK: Finding a place

  /// Moves to a reachable element or to the first reachable interactive element inside it.
  mutating func go(to id: ElementID, _ plan: ScanPlan) -> Bool {
    guard plan.tree.isReachable(id), let scope = plan.tree.scope else { return false }
    let target = plan.path(to: id, from: scope) == nil ? plan.tree.first(.interactive, in: id) : id
    guard let target, let found = plan.path(to: target, from: scope) else { return false }
    follow(found, plan)
    return true
  }

  /// Moves near the cursor's previous position. If the user has not entered a group, the group itself can be the
  /// nearest stop, rather than one of its stops.
  mutating func go(near anchor: FocusAnchor, _ plan: ScanPlan) -> Bool {
    let known = levels.map(\.group)
    guard let target = anchor.successor(.interactive, in: plan.tree), go(to: target, plan) else {
      return false
    }
    if let new = levels.firstIndex(where: { !known.contains($0.group) }), new > 0 {
      levels.removeSubrange(new...)
    }
    return true
  }

  /// The scanner's position after the stops were recomputed.
  enum Outcome {
    /// The scanner is on the same stop.
    case same
    /// The scanner is on a stop that contains or is part of the old stop, or on the stop from which a panel that is now
    /// closed was opened.
    case near
    /// The scanner is not on a stop, because the old stop no longer exists.
    case lost
  }

  /// Recomputes the path, and keeps it on the same stop or moves it to a nearby stop.
  mutating func stay(_ plan: ScanPlan) -> Outcome {
    let inPanels = levels.suffix(while: { $0.group.panel != nil })
    let (before, isRepeating) = (stop, awaitsRepeat)
    levels.removeLast(inPanels.count)
    let outcome = stayOnScreen(plan)
    guard outcome == .same else { return outcome }
    guard reopen(inPanels, plan), stop == before else { return .near }
    awaitsRepeat = isRepeating
    return .same
  }

  private mutating func stayOnScreen(_ plan: ScanPlan) -> Outcome {
    guard let level = levels.last else { return .lost }
    let before = level.stop
    if case .back? = before {
      if let group, go(behind: group, plan) { return .same }
    } else if level.isAfterGroup, let scope = plan.tree.scope {
      // The on-screen keyboard and the menu stop are not elements; they remain as long as their scanning level remains.
      var now = Level(.container(scope), plan, isOutermost: true)
      if now.restAfterGroup(like: level, plan) {
        prepare(for: plan)
        levels = [now]
        return .same
      }
    }
    guard let cursor, go(to: cursor, plan) else { return .lost }
    return stop == before ? .same : .near
  }

  /// Moves to the exit of a group, if the group still exists.
  private mutating func go(behind group: ScanGroup, _ plan: ScanPlan) -> Bool {
    guard let element = group.element, plan.tree.isReachable(element),
      let scope = plan.tree.scope, let found = plan.path(to: element, from: scope),
      let last = found.last,
      last.stop.stop == .group(group) || last.group == group
    else { return false }
    follow(found, plan)
    if last.group != group { enter(group, plan) }
    levels[levels.count - 1].finish(plan)
    return stop == .back
  }

  private mutating func follow(
    _ way: [(group: ScanGroup, stop: PlacedStop)],
    _ plan: ScanPlan
  ) {
    prepare(for: plan)
    levels = way.enumerated().map { depth, step in
      Level(step.group, plan, at: step.stop, isOutermost: depth == 0)
    }
  }
}

// Panels.
extension ScanPath {
  /// The panel's group that contains the scanner, or `nil` if the scanner is not in a panel.
  var panel: PanelGroup? { levels.last?.group.panel }

  /// The index of the current stop in the panel's group. The group's exit is the last stop.
  var panelPlace: Int? { levels.last.flatMap { $0.group.panel == nil ? nil : $0.place } }

  /// Whether the scanner is in the scanner menu.
  var isInMenu: Bool { panel?.isMenu ?? false }

  /// Whether the scanner is on the keyboard or on one of its keys.
  var isOnKeyboard: Bool {
    switch levels.last(where: { $0.group.panel == nil })?.stop {
    case .group(.panel), .entry: true
    default: false
    }
  }

  /// The subject of the scanner menu while the menu is open.
  var menuSubject: ScannerMenu.Subject? {
    for level in levels.reversed() {
      if case .menu(let subject)? = level.group.panel?.kind { return subject }
    }
    return nil
  }

  /// The levels of an open scanner menu.
  struct OpenMenu {
    fileprivate let levels: [Level]
  }

  /// Closes the scanner menu and returns its levels.
  mutating func takeMenu() -> OpenMenu {
    let menu = levels.suffix(while: { $0.group.panel?.isMenu ?? false })
    levels.removeLast(menu.count)
    return OpenMenu(levels: menu)
  }

  /// Reopens a closed menu.
  mutating func reopen(_ menu: OpenMenu, _ plan: ScanPlan) {
    _ = reopen(menu.levels, plan)
  }

  /// Closes the scanner menu and returns the scanner to the stop from which the menu was opened.
  mutating func closeMenu() {
    while isInMenu { leave() }
  }

  /// Leaves the keyboard's rows and moves the scanner to the keyboard as a whole.
  mutating func leaveKeyboard() {
    while panel != nil { leave() }
  }

  /// Moves to the keyboard if it is open.
  ///
  /// - Parameter isEntering: Whether to move to its first row, rather than to the keyboard as a whole.
  mutating func goToKeyboard(isEntering: Bool, _ plan: ScanPlan) {
    guard plan.keyboard != nil else { return }
    restart(plan)
    guard !levels.isEmpty else { return }
    levels[0].goBehindGroup(plan)
    if isEntering, case .group(let keyboard)? = stop { enter(keyboard, plan) }
  }

  /// Keeps the scanner on the key that was pressed, so that another press repeats the key.
  mutating func awaitRepeat() { awaitsRepeat = true }

  /// Re-enters panels after the stops of the screen were recomputed, and returns whether all of the panels still exist.
  private mutating func reopen(_ old: [Level], _ plan: ScanPlan) -> Bool {
    var next: PanelGroup?
    for level in old {
      switch level.group.panel?.kind {
      case .menu(let subject)?:
        if case .element(let id) = subject, !plan.tree.isReachable(id) { return false }
        next = ScannerMenu.panel(for: subject, in: plan.tree, plan.settings)
      case let kind:
        guard case .group(.panel(let panel))? = stop, panel.kind == kind else { return false }
        next = panel
      }
      guard let panel = next else { return false }
      levels.append(Level(.panel(panel), plan, isOutermost: false))
      levels[levels.count - 1].rest(like: level, plan)
    }
    return true
  }
}

extension Array {
  /// Returns the longest suffix of a collection in which every element meets a condition.
  fileprivate func suffix(while predicate: (Element) -> Bool) -> [Element] {
    Array(self[((lastIndex { !predicate($0) }).map { $0 + 1 } ?? 0)...])
  }
}
