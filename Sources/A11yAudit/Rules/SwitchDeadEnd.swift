// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension Rule {
  /// `switch-dead-end`
  static let switchDeadEnd = Rule(
    "switch-dead-end",
    "A VoiceOver user can use an element, but Switch Control’s scanner never stops at the element.",
    criteria: ["2.1.1"],
    impact: .blocks,
    precision: .high,
    needs: .scan,
    beyond: "axe-core does not simulate a scanner",
    limits: """
      Only actions in the accessibility tree are compared; the tree does not contain pointer-only \
      actions.
      """
  ) { exploration in
    let scanned = Set(
      exploration.scan.compactMap { entry in
        if case .item(let id) = entry.stop { id } else { nil }
      }
    )
    return exploration.stops.compactMap { stop in
      let element = stop.element
      guard !scanned.contains(stop.id), !element.states.isDisabled, !element.states.isReadOnly,
        element.isAdjustable || !element.details.customActions.isEmpty
          || !element.actions.isDisjoint(with: [.activate, .delete, .showMenu]),
        element.role != .scrollbar
      else { return nil }
      return Evidence(
        at: stop.id,
        "“\(stop.name.shortened(to: 60))” has actions that a switch cannot reach.",
        proof: exploration.proof(at: stop, marking: [stop.name])
      )
    }
  }
}
