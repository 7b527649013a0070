// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession

extension Rule {
  /// `switch-cost`
  static let switchCost = Rule(
    "switch-cost",
    "A switch user needs more presses or more time to activate an element than the budget allows.",
    criteria: ["2.1.1"],
    impact: .slows,
    precision: .veryHigh,
    needs: .scan,
    beyond: "axe-core does not estimate the cost of scanning",
    limits: """
      This rule needs a budget (`--budget "8 presses, 20s"`), because no standard sets one. The \
      cost is measured from the first stop on the screen, for one user profile (`--profile`).
      """
  ) { exploration in
    guard let budget = exploration.budget else { return [] }
    let settings = exploration.settings.switchControl
    var model = CostModel(settings)
    return exploration.scan.compactMap { entry in
      guard case .item(let id) = entry.stop, !entry.choices.isEmpty else { return nil }
      let label = exploration.tree[id]?.label ?? ""
      let words = label.isEmpty ? entry.utterance.text : label
      let estimate = model.estimate(for: entry.choices, pause: settings.pauseAfterTap)
      if let estimate, budget.holds(for: estimate) { return nil }
      let cost =
        estimate.map { $0.cost(.expected).text + " expected" }
        ?? "the scanner moves on before a press is registered"
      return Evidence(
        at: id,
        "“\(words.shortened(to: 60))”: \(cost).",
        proof: exploration.way(to: entry, costing: cost),
        checks: budget.checks(of: words)
      )
    }
  }
}

extension Exploration {
  /// Returns lines with the stops that are selected on the way to an element, and with the total cost.
  fileprivate func way(to entry: SwitchControl.ScanEntry, costing cost: String) -> [ProofLine] {
    let groups = scan.filter { other in
      guard case .group = other.stop, other.levels.count < entry.levels.count else { return false }
      return zip(other.levels, entry.levels).allSatisfy { $0.place == $1.place }
    }
    let lines = (groups.suffix(2) + [entry]).flatMap { stop in
      [
        ProofLine(stop.utterance.text.shortened(to: 400), at: stop.stop.element),
        .command("select"),
      ]
    }
    return lines.suffix(5) + [ProofLine("# \(cost)", marking: [cost])]
  }
}
