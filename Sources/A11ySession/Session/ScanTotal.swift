// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The cost for a switch user to activate each element of a screen once.
struct ScanTotal {
  /// The total time that a person needs on average.
  let expected: Duration
  /// The average time as a multiple of the lowest time that the same stops would take in any grouping, or `nil` in
  /// point scanning.
  let index: Double?

  /// Adds the cost of a screen, or returns `nil` if no element can be activated or if the scanner moves too fast for a
  /// press to count.
  init?(of tree: AccessibilityTree, _ settings: SwitchControl.Settings) {
    self.init(of: SwitchControl.scan(of: tree, settings: settings), settings)
  }

  /// Adds the cost of a scan, or returns `nil` if no element can be activated or if the scanner moves too fast for a
  /// press to count.
  init?(of entries: [SwitchControl.ScanEntry], _ settings: SwitchControl.Settings) {
    var model = CostModel(settings)
    var expected = Duration.zero
    var inMenus = Duration.zero
    var count = 0
    for entry in entries {
      guard entry.activate != nil,
        let estimate = model.estimate(for: entry.choices, pause: settings.pauseAfterTap),
        let reached = model.estimate(for: entry.levels)
      else { continue }
      count += 1
      expected += estimate.expected
      inMenus += estimate.expected - reached.expected
    }
    guard count > 0 else { return nil }
    self.expected = expected
    guard !settings.scansPoints else {
      index = nil
      return
    }
    let best = SwitchControl.leastTime(of: count, settings) + inMenus
    index = best > .zero ? expected / best : 1
  }
}

extension ScanTotal {
  /// The total as text, such as `expected 187 s, 1.3 times the cost with the best groups`.
  var text: String {
    let time = "expected \(CharacterName.number(expected.seconds.rounded())) s"
    guard let index else { return time }
    let factor = CharacterName.number((index * 10).rounded() / 10)
    return "\(time), \(factor) times the cost with the best groups"
  }
}

extension AssistiveSession {
  /// Returns one line with a switch user's total cost for a screen and the most expensive element.
  ///
  /// ```
  /// 24 elements: 75 presses, 96 s to activate each once, expected 187 s, 1.3 times the cost with the best groups;
  /// at worst “Send”: 5 presses, 14 s
  /// ```
  public func scanSummary() -> String {
    guard load() else { return "" }
    makeAllRows()
    let settings = settings.switchControl
    let scan = SwitchControl.scan(of: tree, settings: settings)
    let entries = scan.filter { $0.activate != nil }
    let costs = entries.compactMap(\.activate)
    guard let worst = costs.max(by: { $0.isLess(than: $1, settings) }),
      let entry = entries.first(where: { $0.activate == worst })
    else { return "nothing to activate" }
    let count = entries.count == 1 ? "1 element" : "\(entries.count) elements"
    let name = entry.utterance.segments.first { $0.kind == .label }?.text ?? entry.utterance.text
    let cost = "\(count): \(costs.reduce(ScanCost(), +).text) to activate each once"
    let atWorst = "at worst “\(name)”: \(worst.text)"
    guard let total = ScanTotal(of: scan, settings) else {
      return "\(cost), but the scanner moves on before a press is registered; \(atWorst)"
    }
    return "\(cost), \(total.text); \(atWorst)"
  }
}

extension ScanCost {
  /// Returns whether this cost is lower than another cost. Times are compared if the scanner moves on its own;
  /// otherwise, the numbers of presses are compared.
  fileprivate func isLess(than other: ScanCost, _ settings: SwitchControl.Settings) -> Bool {
    settings.scanning == .manual
      ? (presses, time) < (other.presses, other.time)
      : (time, presses) < (other.time, other.presses)
  }
}
