// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `unreachable`
  static let unreachable = Rule(
    "unreachable",
    "An element with text cannot be reached by swiping, by using the rotor or by scanning.",
    criteria: ["2.1.1", "1.3.1"],
    impact: .blocks,
    precision: .high,
    needs: [.words, .scan],
    beyond: "axe-core does not navigate the page",
    limits: """
      Content behind a modal dialog, hidden elements, and named but empty tables and lists are \
      ignored, because they may be intended.
      """
  ) { exploration in
    let tree = exploration.tree
    guard let scope = tree.scope else { return [] }
    var found: [Evidence] = []
    for id in tree.visibleElements where tree.isInside(id, scope) {
      guard let element = tree[id], !tree.kinds(of: id).contains(.stop),
        element.details.unmadeRows == 0
      else { continue }
      let acts = element.actions.contains(.activate) || element.traits.contains(.isButton)
      if acts, !element.label.isEmpty, !element.states.isDisabled, !element.role.isCell {
        found.append(
          Evidence(
            at: id,
            "“\(element.label.shortened(to: 80))” can be activated, but no cursor reaches it.",
            proof: exploration.absence(of: element.label, at: id)
          )
        )
      } else if Self.isText(element), !tree.kinds(within: id).contains(.stop),
        !exploration.isSpoken(element.label)
      {
        found.append(
          Evidence(
            at: id,
            "“\(element.label.shortened(to: 80))” is never spoken.",
            proof: exploration.absence(of: element.label, at: id)
          )
        )
      }
    }
    return found
  }

  /// Returns whether the element's name is content rather than the name of an empty container.
  private static func isText(_ element: Element) -> Bool {
    guard element.label.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
    switch element.role {
    case .paragraph, .blockquote, .caption, .note, .definition, .term, .alert, .status, .cell,
      .gridCell, .listItem, .legend, .generic:
      return true
    default: return false
    }
  }
}

extension Exploration {
  /// Returns whether the given words are spoken at some stop.
  fileprivate func isSpoken(_ words: String) -> Bool {
    stops.contains { $0.utterance.text.contains(words) }
  }

  /// Returns the transcript lines of a failed search for the given words.
  fileprivate func absence(of words: String, at id: ElementID) -> [ProofLine] {
    let words = words.shortened(to: 60)
    return [
      ProofLine("> choose \(words)", marking: [words], at: id), ProofLine("[border]"),
    ]
  }
}
