// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// Returns the elements that the gliding cursor can select, with their costs, or `nil` if items are scanned.
  ///
  /// An element is left out if another element covers its center, or if a switch moves the cursor in steps and the
  /// element is smaller than a step.
  static func pointScan(of tree: AccessibilityTree, settings: Settings) -> [ScanEntry]? {
    guard settings.scansPoints, let area = tree.pointArea else { return nil }
    let index = AccessibilityTree.PointIndex(tree, area)
    let plan = ScanPlan(tree: tree, settings: settings)
    // In single-switch step scanning, the first press only arms the scanner.
    let arming = ScanCost(presses: settings.scanning == .singleSwitchStep ? 1 : 0)
    return index.elements.compactMap { id, frame in
      var scan = PointScan(in: area, settings)
      let center = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      let (levels, point) = scan.aim(at: center, settings)
      guard index.topmostElement(at: point) == id else { return nil }
      let stop = ScanStop.item(id)
      let moving = levels.reduce(arming) { $0 + settings.cost(of: $1) }
      // The last press of the switch activates the element.
      let reach = levels.dropLast().reduce(moving) { cost, _ in cost + settings.costOfSelecting }
      let menu = menuChoice(for: stop, in: tree, settings)
      return ScanEntry(
        depth: 0,
        stop: stop,
        utterance: plan.utterance(for: stop),
        reach: reach,
        activate: activationCost(of: stop, from: reach, menu, settings),
        levels: levels,
        choices: levels + [menu].compactMap(\.self)
      )
    }
  }
}

extension PointScan {
  /// Fixes the cursor in each pass at the best position for choosing a point, and returns these choices and the
  /// resulting point.
  mutating func aim(
    at target: Point,
    _ settings: SwitchControl.Settings
  ) -> (levels: [ScanLevel], point: Point) {
    var levels: [ScanLevel] = []
    while true {
      let position = pass.aim(at: pass.axis == .x ? target.x : target.y)
      var time = Duration.zero
      if settings.scanning == .auto {
        time = pass.time(from: pass.start, to: position)
        levels.append(ScanLevel(glide: .init(time: time, round: pass.duration)))
        glide(at: .zero)
      } else {
        let step = pass.step(at: position)
        levels.append(ScanLevel(place: step, count: pass.stepCount + 1))
        move(by: step, at: .zero)
      }
      if case .point(let point) = fix(at: time, settings) { return (levels, point) }
    }
  }
}
