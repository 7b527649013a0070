// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `name-and-state`
  static let nameAndState = Rule(
    "name-and-state",
    "A toggle’s name changes along with its state, so the name and state contradict or repeat each other.",
    criteria: ["4.1.2"],
    impact: .misleads,
    precision: .high,
    needs: [.acting, .words],
    beyond: "axe-core does not press controls",
    limits: """
      Only pressed and checked states are compared, because names such as “Show” and “Hide” are \
      common beside “expanded”.
      """
  ) { exploration in
    exploration.acts.compactMap { act in
      guard let before = act.before[act.stop.id], let after = act.after[act.stop.id],
        let (old, new) = Self.toggled(before, after), !before.label.isEmpty, !after.label.isEmpty,
        before.label != after.label
      else { return nil }
      return Evidence(
        at: act.stop.id,
        "“\(before.label.shortened(to: 60))” becomes “\(after.label.shortened(to: 60))” when its "
          + "state changes from \(old) to \(new).",
        proof: exploration.proof(
          of: act,
          marking: [after.label],
          then: exploration.arrival(at: act.stop.id, in: act.after, marking: [after.label])
        )
      )
    }
  }

  /// Returns the states before and after a press that toggled the element, or `nil` if the press did not toggle it.
  private static func toggled(_ before: Element, _ after: Element) -> (old: String, new: String)? {
    if let old = before.states.pressed, let new = after.states.pressed, old != new {
      return (old == .on ? "pressed" : "not pressed", new == .on ? "pressed" : "not pressed")
    }
    if let old = before.states.checked, let new = after.states.checked, old != new {
      return (old == .on ? "on" : "off", new == .on ? "on" : "off")
    }
    return nil
  }
}
