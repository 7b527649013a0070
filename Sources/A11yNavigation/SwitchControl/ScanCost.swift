// SPDX-License-Identifier: MIT

import A11yTree

/// A switch user's cost to get somewhere: presses, and time if every press is immediate.
public struct ScanCost: Hashable, Sendable {
  /// How many times a switch is pressed.
  public var presses: Int
  /// How long the scanner takes.
  public var time: Duration

  /// Creates a cost from its presses and its time.
  public init(presses: Int = 0, time: Duration = .zero) {
    self.presses = presses
    self.time = time
  }
}

extension SwitchControl {
  /// One stop of a full scan, and its cost from the start.
  public struct ScanEntry: Hashable, Sendable {
    /// How many groups deep the stop is.
    public var depth: Int
    /// The stop.
    public var stop: ScanStop
    /// The words for the stop.
    public var utterance: Utterance
    /// The cost of reaching the stop.
    public var reach: ScanCost
    /// The cost of activating the element; `nil` for a group or a way out.
    public var activate: ScanCost?
  }

  /// Every stop of a screen, group by group, with its cost from the first stop; a default focus
  /// would start elsewhere.
  ///
  /// O(number of elements), plus a container's contents once for each of its row groups.
  public static func scan(
    of tree: AccessibilityTree,
    settings: Settings = Settings()
  ) -> [ScanEntry] {
    let plan = ScanPlan(tree: tree, settings: settings)
    var path = ScanPath()
    path.restart(plan)
    var entries: [ScanEntry] = []
    // In single-switch step the first press only arms the scanner.
    var starts = [ScanCost(presses: settings.scanning == .singleSwitchStep ? 1 : 0)]
    while let index = path.index {
      guard let stop = path.stop else {
        path.leave()
        starts.removeLast()
        path.pass()
        continue
      }
      let reach = starts[starts.count - 1] + settings.cost(ofMoving: index)
      entries.append(
        ScanEntry(
          depth: path.depth,
          stop: stop,
          utterance: plan.utterance(for: stop),
          reach: reach,
          activate: activationCost(of: stop, from: reach, in: tree, settings)
        )
      )
      if case .group(let group) = stop {
        path.enter(group, plan)
        starts.append(reach + settings.costOfSelecting)
      } else {
        path.pass()
      }
    }
    return entries
  }

  private static func activationCost(
    of stop: ScanStop,
    from reach: ScanCost,
    in tree: AccessibilityTree,
    _ settings: Settings
  ) -> ScanCost? {
    guard case .item(let id) = stop else { return nil }
    let selected = reach + settings.costOfSelecting
    switch settings.tapBehavior {
    case .alwaysTap: return selected
    case .autoTap:
      guard settings.scanning != .singleSwitchStep else { return selected }
      return selected + ScanCost(time: settings.autoTapInterval)
    case .default:
      let items = ScannerMenu.items(for: id, in: tree)
      let place = items.firstIndex { $0 == .activate || $0 == .edit } ?? 0
      return selected + settings.cost(ofMoving: place) + settings.costOfSelecting
    }
  }
}

extension SwitchControl.Settings {
  /// The cost of moving on from the first stop of a level.
  func cost(ofMoving stops: Int) -> ScanCost {
    switch scanning {
    case .auto:
      ScanCost(time: stops == 0 ? .zero : rest * stops + restOnFirst)
    case .manual, .singleSwitchStep: ScanCost(presses: stops)
    }
  }

  /// The cost of selecting the current stop.
  var costOfSelecting: ScanCost {
    scanning == .singleSwitchStep ? ScanCost(time: restToSelect) : ScanCost(presses: 1)
  }
}

extension ScanCost {
  static func + (lhs: ScanCost, rhs: ScanCost) -> ScanCost {
    ScanCost(presses: lhs.presses + rhs.presses, time: lhs.time + rhs.time)
  }
}
