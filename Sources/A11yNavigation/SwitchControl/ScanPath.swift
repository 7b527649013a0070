// SPDX-License-Identifier: MIT

import A11yTree

/// The path from the screen to the stop that the scanner rests on.
///
/// It changes only by these methods, each given the plan of the tree as it is now.
struct ScanPath: Sendable {
  /// A group, its stops, and the one that the path goes through.
  struct Level: Hashable, Sendable {
    let group: ScanGroup
    let stops: [ScanStop]
    var index = 0

    /// The stops of a group with the way out; on the whole screen, with the way to the menu where
    /// selecting activates at once.
    init(_ group: ScanGroup, _ plan: ScanPlan, isOutermost: Bool) {
      var stops = plan.stops(of: group)
      if !isOutermost {
        stops.append(.back)
      } else if plan.settings.tapBehavior == .alwaysTap, !stops.isEmpty {
        stops.append(.scannerMenu)
      }
      self.group = group
      self.stops = stops
    }
  }

  private var levels: [Level] = []
  /// The arrangement of elements that the levels were computed for.
  private var arrangement: Arrangement?
  /// The last item that the scanner rested on: the scanner menu stop opens its menu.
  private(set) var lastItem: ElementID?

  var isEmpty: Bool { levels.isEmpty }

  /// Whether the levels hold for a tree, because nothing has changed that they depend on.
  func holds(in tree: AccessibilityTree) -> Bool {
    !isEmpty && arrangement == tree.arrangement
  }

  /// How many groups deep the stop is.
  var depth: Int { max(levels.count - 1, 0) }

  /// The choices that lead here, the outermost first.
  var choices: [ScanLevel] {
    levels.map { ScanLevel(place: $0.index, count: $0.stops.count) }
  }

  /// The innermost group.
  var group: ScanGroup? { levels.last?.group }

  /// The place of the stop in its group.
  var index: Int? { levels.last?.index }

  /// Whether the stop is the last of its group, or there is none.
  var isAtEnd: Bool { levels.last.map { $0.index >= $0.stops.count - 1 } ?? true }

  /// The current stop, if any.
  var stop: ScanStop? {
    guard let level = levels.last, level.stops.indices.contains(level.index) else { return nil }
    return level.stops[level.index]
  }

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

  /// Goes nowhere.
  mutating func clear() { levels = [] }

  /// Goes to the first stop of what can be reached.
  mutating func restart(_ plan: ScanPlan) {
    arrangement = plan.tree.arrangement
    levels = plan.tree.scope.map { [Level(.container($0), plan, isOutermost: true)] } ?? []
  }

  /// Goes to the first stop of the screen as it was last scanned.
  mutating func returnToStart() {
    levels.removeSubrange(1...)
    levels[0].index = 0
  }

  /// Moves on or back in the group, wrapping around.
  mutating func move(by step: Int) {
    guard let level = levels.last, !level.stops.isEmpty else { return }
    levels[levels.count - 1].index = (level.index + step + level.stops.count) % level.stops.count
  }

  /// Moves on without wrapping around: there is no stop after the last one.
  mutating func pass() {
    if !levels.isEmpty { levels[levels.count - 1].index += 1 }
  }

  /// Goes into a group.
  mutating func enter(_ group: ScanGroup, _ plan: ScanPlan) {
    levels.append(Level(group, plan, isOutermost: false))
  }

  /// Goes out of the group.
  mutating func leave() { levels.removeLast() }

  /// Remembers the item that the scanner has come to.
  mutating func rest() {
    if case .item(let id)? = stop { lastItem = id }
  }

  /// Ensures that the menu stop is for a reachable element.
  mutating func keepLastItem(in tree: AccessibilityTree) {
    if let lastItem, tree.isReachable(lastItem), tree.kinds(of: lastItem).contains(.interactive) {
      return
    }
    lastItem = tree.scope.flatMap { tree.last(.interactive, in: $0) }
  }

  // MARK: Finding a place

  /// Goes to an element, or to the first interactive one inside it, if it can be reached.
  mutating func go(to id: ElementID, _ plan: ScanPlan) -> Bool {
    guard plan.tree.isReachable(id), let scope = plan.tree.scope else { return false }
    let target = plan.path(to: id, from: scope) == nil ? plan.tree.first(.interactive, in: id) : id
    guard let target, let found = plan.path(to: target, from: scope) else { return false }
    follow(found, plan)
    return true
  }

  /// Goes near where the cursor was. A group that the user has not entered is itself the nearest
  /// stop, not its contents.
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

  /// Whether the scanner can stay on exactly the same stop; otherwise it may move near it.
  mutating func stay(_ plan: ScanPlan) -> Bool {
    let before = stop
    switch before {
    case .back:
      if let group, go(behind: group, plan) { return true }
    case .scannerMenu:
      // The menu stop is not an element: it stays if its level does.
      guard let scope = plan.tree.scope else { break }
      var now = Level(.container(scope), plan, isOutermost: true)
      if now.stops.last == .scannerMenu {
        now.index = now.stops.count - 1
        levels = [now]
        arrangement = plan.tree.arrangement
        return true
      }
    case .item, .group, nil: break
    }
    guard let cursor, go(to: cursor, plan) else { return false }
    return stop == before
  }

  /// Goes to the way out of a group, if the group still exists.
  private mutating func go(behind group: ScanGroup, _ plan: ScanPlan) -> Bool {
    guard plan.tree.isReachable(group.element), let scope = plan.tree.scope,
      var found = plan.path(to: group.element, from: scope), let last = found.last
    else { return false }
    if plan.stops(of: last.group)[last.index] == .group(group) {
      found.append((group, 0))
    } else if last.group != group {
      return false
    }
    follow(found, plan)
    levels[levels.count - 1].index = levels[levels.count - 1].stops.count - 1
    return stop == .back
  }

  private mutating func follow(_ way: [(group: ScanGroup, index: Int)], _ plan: ScanPlan) {
    arrangement = plan.tree.arrangement
    levels = way.enumerated().map { depth, step in
      var level = Level(step.group, plan, isOutermost: depth == 0)
      level.index = step.index
      return level
    }
  }
}
