// SPDX-License-Identifier: MIT

import A11yTree

/// A switch user's cost of reaching a stop: the number of presses, and the time needed if every press is immediate.
public struct ScanCost: Hashable, Sendable {
  /// The number of switch presses.
  public var presses: Int
  /// The time that the scanner needs.
  public var time: Duration

  /// Creates a cost from a number of presses and a time.
  public init(presses: Int = 0, time: Duration = .zero) {
    self.presses = presses
    self.time = time
  }
}

extension SwitchControl {
  /// One stop of a full scan, with the cost of reaching the stop from the start of the scan.
  public struct ScanEntry: Hashable, Sendable {
    /// The number of groups that contain the stop.
    public var depth: Int
    /// The stop.
    public var stop: ScanStop
    /// The words for the stop.
    public var utterance: Utterance
    /// The cost of reaching the stop.
    public var reach: ScanCost
    /// The cost of activating the element, or `nil` if the stop is a group or an exit.
    public var activate: ScanCost?
    /// The choices that lead to the stop, outermost first.
    public var levels: [ScanLevel]
    /// The choices that activate the element, including those in the scanner menu. The array is empty for a group or an
    /// exit.
    public var choices: [ScanLevel]
  }

  /// Returns every stop on a screen, group by group, with its cost from the first stop, regardless of any default
  /// focus.
  ///
  /// In point scanning, the result contains an entry for each element that the gliding cursor can select.
  ///
  /// The complexity is O(number of elements), plus one pass over a container's contents for each of its row groups.
  public static func scan(
    of tree: AccessibilityTree,
    settings: Settings = Settings()
  ) -> [ScanEntry] {
    if let entries = pointScan(of: tree, settings: settings) { return entries }
    let plan = ScanPlan(tree: tree, settings: settings)
    var path = ScanPath()
    path.restart(plan)
    var entries: [ScanEntry] = []
    // In single-switch step scanning, the first press only arms the scanner.
    var starts = [ScanCost(presses: settings.scanning == .singleSwitchStep ? 1 : 0)]
    var levels = [ScanLevel(place: 0, count: path.count(plan))]
    while !path.isEmpty {
      guard let stop = path.stop else {
        path.leave()
        starts.removeLast()
        levels.removeLast()
        path.pass(plan)
        if !levels.isEmpty { levels[levels.count - 1].place += 1 }
        continue
      }
      let reach =
        starts[starts.count - 1] + settings.cost(ofMoving: levels[levels.count - 1].place)
      let menu = menuChoice(for: stop, in: tree, settings)
      entries.append(
        ScanEntry(
          depth: path.depth,
          stop: stop,
          utterance: plan.utterance(for: stop),
          reach: reach,
          activate: activationCost(of: stop, from: reach, menu, settings),
          levels: levels,
          choices: stop.isActivated ? levels + [menu].compactMap(\.self) : []
        )
      )
      if case .group(let group) = stop {
        path.enter(group, plan)
        starts.append(reach + settings.costOfSelecting)
        levels.append(ScanLevel(place: 0, count: path.count(plan)))
      } else {
        path.pass(plan)
        levels[levels.count - 1].place += 1
      }
    }
    return entries
  }

  /// Returns the choice in the menu that opens when the user selects a stop, or `nil` if no menu opens.
  static func menuChoice(
    for stop: ScanStop,
    in tree: AccessibilityTree,
    _ settings: Settings
  ) -> ScanLevel? {
    guard settings.tapBehavior == .default, case .item(let id) = stop else { return nil }
    return ScannerMenu.activation(in: ScannerMenu.panel(for: .element(id), in: tree, settings))
  }

  static func activationCost(
    of stop: ScanStop,
    from reach: ScanCost,
    _ menu: ScanLevel?,
    _ settings: Settings
  ) -> ScanCost? {
    guard stop.isActivated else { return nil }
    var cost = reach + settings.costOfSelecting + ScanCost(time: settings.pauseAfterTap)
    if let menu { cost = cost + settings.cost(ofMoving: menu.place) + settings.costOfSelecting }
    return cost
  }
}

extension SwitchControl.Settings {
  /// Returns the cost of moving the scanner to the chosen stop at one level.
  func cost(of level: ScanLevel) -> ScanCost {
    if let glide = level.glide { return ScanCost(time: glide.time) }
    var cost = cost(ofMoving: level.place)
    if scanning == .auto, level.place > 0, !level.beginsAtFirst { cost.time -= restOnFirst }
    return cost
  }

  /// Returns the cost of moving the scanner past the first stop in a level.
  func cost(ofMoving stops: Int) -> ScanCost {
    switch scanning {
    case .auto:
      ScanCost(time: stops == 0 ? .zero : rest * stops + restOnFirst)
    case .manual, .singleSwitchStep: ScanCost(presses: stops)
    }
  }

  /// The time for which the scanner waits for a second press after the user selects an element.
  package var pauseAfterTap: Duration {
    tapBehavior == .autoTap && scanning != .singleSwitchStep ? autoTapInterval : .zero
  }

  /// The cost of selecting the current stop.
  var costOfSelecting: ScanCost {
    scanning == .singleSwitchStep ? ScanCost(time: restToSelect) : ScanCost(presses: 1)
  }
}

extension ScanCost {
  /// Adds two costs.
  package static func + (lhs: ScanCost, rhs: ScanCost) -> ScanCost {
    ScanCost(presses: lhs.presses + rhs.presses, time: lhs.time + rhs.time)
  }
}
