// SPDX-License-Identifier: MIT

import A11yTree

/// The path from the screen to the stop that the scanner rests on.
///
/// The path changes only through these methods, each of which takes the plan of the current tree.
struct ScanPath: Sendable {
  /// A group, and the stop in it that the path goes through.
  private struct Level: Sendable {
    let group: ScanGroup
    private let stops: ScanStretch
    /// The stop after the last one: the exit of a group or, for the whole screen with `alwaysTap`, the way to
    /// the scanner menu.
    private let end: ScanStop?
    /// The current stop; `nil` after the last.
    private(set) var stop: ScanStop?
    /// The places that the stop takes.
    private var places = 0..<0

    init(_ group: ScanGroup, _ plan: ScanPlan, isOutermost: Bool) {
      self.group = group
      stops = plan.stops(of: group)
      let hasMenu = plan.settings.tapBehavior == .alwaysTap && !stops.places.isEmpty
      end = isOutermost ? hasMenu ? .scannerMenu : nil : .back
      rest(at: stops.places.lowerBound, plan)
    }

    init(_ group: ScanGroup, _ plan: ScanPlan, at stop: PlacedStop, isOutermost: Bool) {
      self.init(group, plan, isOutermost: isOutermost)
      (self.stop, places) = (stop.stop, stop.places)
    }

    private var upperBound: Int { stops.places.upperBound + (end == nil ? 0 : 1) }

    /// Whether the stop is the first.
    var isAtStart: Bool { places.lowerBound == stops.places.lowerBound }

    /// Whether the stop is the last, or there is none.
    var isAtEnd: Bool { places.upperBound >= upperBound || places.isEmpty }

    /// Returns the number of stops. O(1), except for rows.
    func count(_ plan: ScanPlan) -> Int { plan.count(stops) + (end == nil ? 0 : 1) }

    /// Moves to the stop at a place.
    private mutating func rest(at place: Int, _ plan: ScanPlan) {
      if let found = plan.stop(at: place, of: stops) {
        (stop, places) = (found.stop, found.places)
      } else {
        stop = place < upperBound ? end : nil
        places = place..<min(place + 1, max(upperBound, place))
      }
    }

    /// Moves to the first stop.
    mutating func restart(_ plan: ScanPlan) { rest(at: stops.places.lowerBound, plan) }

    /// Moves to the last stop.
    mutating func finish(_ plan: ScanPlan) { rest(at: upperBound - 1, plan) }

    /// Moves to the next stop, or past the last.
    mutating func pass(_ plan: ScanPlan) { rest(at: places.upperBound, plan) }

    /// Moves to the previous stop, or to the last one.
    mutating func goBack(_ plan: ScanPlan) {
      if isAtStart { finish(plan) } else { rest(at: places.lowerBound - 1, plan) }
    }
  }

  private var levels: [Level] = []
  /// The arrangement of elements that the levels were computed for.
  private var arrangement: Arrangement?
  /// The last item that the scanner rested on; the scanner menu stop opens the menu for it.
  private(set) var lastItem: ElementID?

  var isEmpty: Bool { levels.isEmpty }

  /// Returns whether the levels are valid for a tree, because nothing that they depend on has changed.
  func holds(in tree: AccessibilityTree) -> Bool {
    !isEmpty && arrangement == tree.arrangement
  }

  /// The number of groups around the stop.
  var depth: Int { max(levels.count - 1, 0) }

  /// Returns the number of stops in the innermost group. O(1), except for rows.
  func count(_ plan: ScanPlan) -> Int { levels.last?.count(plan) ?? 0 }

  /// The innermost group.
  var group: ScanGroup? { levels.last?.group }

  /// Whether the stop is the first of its group.
  var isAtStart: Bool { levels.last?.isAtStart ?? false }

  /// Whether the stop is the last of its group, or there is none.
  var isAtEnd: Bool { levels.last?.isAtEnd ?? true }

  /// The current stop, if any.
  var stop: ScanStop? { levels.last?.stop }

  /// The focused element: for a group, the element that represents it.
  var cursor: ElementID? {
    switch stop {
    case .item(let id): id
    case .group(let group): group.element
    case .back: group?.element
    case .scannerMenu: lastItem
    case nil: nil
    }
  }

  // MARK: Moving

  /// Clears the path.
  mutating func clear() { levels = [] }

  /// Moves to the first stop within reach.
  mutating func restart(_ plan: ScanPlan) {
    arrangement = plan.tree.arrangement
    levels = plan.tree.scope.map { [Level(.container($0), plan, isOutermost: true)] } ?? []
  }

  /// Moves to the first stop of the screen.
  mutating func returnToStart(_ plan: ScanPlan) {
    levels.removeSubrange(1...)
    levels[0].restart(plan)
  }

  /// Moves forward or backward in the group, wrapping around.
  mutating func move(by step: Int, _ plan: ScanPlan) {
    guard stop != nil else { return }
    if step < 0 {
      levels[levels.count - 1].goBack(plan)
    } else if isAtEnd {
      levels[levels.count - 1].restart(plan)
    } else {
      pass(plan)
    }
  }

  /// Moves forward without wrapping around, leaving no current stop after the last one.
  mutating func pass(_ plan: ScanPlan) {
    if !levels.isEmpty { levels[levels.count - 1].pass(plan) }
  }

  /// Enters a group.
  mutating func enter(_ group: ScanGroup, _ plan: ScanPlan) {
    levels.append(Level(group, plan, isOutermost: false))
  }

  /// Leaves the group.
  mutating func leave() { levels.removeLast() }

  /// Remembers the item that the scanner has reached.
  mutating func rest() {
    if case .item(let id)? = stop { lastItem = id }
  }

  /// Ensures that the menu stop belongs to a reachable element.
  mutating func keepLastItem(in tree: AccessibilityTree) {
    if let lastItem, tree.isReachable(lastItem), tree.kinds(of: lastItem).contains(.interactive) {
      return
    }
    lastItem = tree.scope.flatMap { tree.last(.interactive, in: $0) }
  }

  // MARK: Finding a place

  /// Moves to an element, or to the first interactive one inside it, if it can be reached.
  mutating func go(to id: ElementID, _ plan: ScanPlan) -> Bool {
    guard plan.tree.isReachable(id), let scope = plan.tree.scope else { return false }
    let target = plan.path(to: id, from: scope) == nil ? plan.tree.first(.interactive, in: id) : id
    guard let target, let found = plan.path(to: target, from: scope) else { return false }
    follow(found, plan)
    return true
  }

  /// Moves near the cursor's previous position. A group that the user has not entered is itself the nearest
  /// stop, rather than its contents.
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

  /// Returns whether the scanner can stay on exactly the same stop; otherwise it may move near it.
  mutating func stay(_ plan: ScanPlan) -> Bool {
    let before = stop
    switch before {
    case .back:
      if let group, go(behind: group, plan) { return true }
    case .scannerMenu:
      // The menu stop is not an element and stays if its level does.
      guard let scope = plan.tree.scope else { break }
      var now = Level(.container(scope), plan, isOutermost: true)
      now.finish(plan)
      if now.stop == .scannerMenu {
        levels = [now]
        arrangement = plan.tree.arrangement
        return true
      }
    case .item, .group, nil: break
    }
    guard let cursor, go(to: cursor, plan) else { return false }
    return stop == before
  }

  /// Moves to the exit of a group, if the group still exists.
  private mutating func go(behind group: ScanGroup, _ plan: ScanPlan) -> Bool {
    guard plan.tree.isReachable(group.element), let scope = plan.tree.scope,
      let found = plan.path(to: group.element, from: scope), let last = found.last,
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
    arrangement = plan.tree.arrangement
    levels = way.enumerated().map { depth, step in
      Level(step.group, plan, at: step.stop, isOutermost: depth == 0)
    }
  }
}
