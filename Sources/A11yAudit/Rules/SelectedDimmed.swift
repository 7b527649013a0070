// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `selected-dimmed`
  static let selectedDimmed = Rule(
    "selected-dimmed",
    "The current choice is announced as dimmed, although the other choices are not.",
    criteria: ["4.1.2"],
    impact: .misleads,
    precision: .medium,
    needs: .words,
    beyond: "axe-core does not compare the states of the choices in a set",
    limits: "Choices are compared only if they have the same parent element and the same role."
  ) { exploration in
    exploration.stops.compactMap { stop in
      guard stop.element.isDimmedChoice, let parent = exploration.tree.parent(of: stop.id) else {
        return nil
      }
      let hasOther = exploration.tree.children(of: parent).contains { id in
        guard id != stop.id, let other = exploration.tree[id] else { return false }
        return other.role == stop.element.role && !other.states.isDisabled
      }
      guard hasOther else { return nil }
      return Evidence(
        at: stop.id,
        "“\(stop.name.shortened(to: 60))” is the current choice, but is announced as dimmed.",
        proof: exploration.proof(at: stop, marking: stop.words([.selected, .state]))
      )
    }
  }
}

extension Element {
  /// Whether the element is both selected and dimmed.
  fileprivate var isDimmedChoice: Bool {
    let isSelected =
      states.isSelected || traits.contains(.isSelected) || states.pressed == .on
      || role == .radio && states.checked == .on
    return isSelected && states.isDisabled
  }
}
