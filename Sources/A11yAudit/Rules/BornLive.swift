// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `born-live`
  static let bornLive = Rule(
    "born-live",
    "A live region appears together with its text, so the text is never spoken.",
    criteria: ["4.1.3"],
    impact: .misleads,
    precision: .high,
    needs: [.acting, .time, .words],
    beyond: "axe-core neither presses controls nor checks announcements",
    limits: "A region that is empty when it appears and is filled later is not reported."
  ) { exploration in
    exploration.acts.compactMap { act in
      let region = act.after.visibleElements.first { id in
        guard let element = act.after[id], element.isLive, act.before[id] == nil else {
          return false
        }
        let text = act.after.text(in: id)
        return !text.isEmpty && !act.spokenWords.contains { $0.contains(text[0]) }
      }
      guard let region, let text = act.after.text(in: region).first else { return nil }
      return Evidence(
        at: region,
        "“\(text.shortened(to: 80))” is in a live region but is not spoken.",
        proof: exploration.proof(
          of: act,
          marking: [],
          then: [.command("choose \(text.shortened(to: 60))"), ProofLine(text, marking: [text])]
        )
      )
    }
  }
}

extension Element {
  /// Whether changes inside the element are announced.
  var isLive: Bool {
    switch details.live {
    case .polite, .assertive: true
    case .off: false
    case nil: role.isLiveRegion && role != .timer && role != .marquee
    }
  }
}

extension AccessibilityTree {
  /// Returns the labels of an element and of all its visible descendants, as separate strings.
  func text(in id: ElementID) -> [String] {
    var found: [String] = []
    if let label = self[id]?.label, !label.isEmpty { found.append(label) }
    for child in children(of: id) where self[child]?.states.isHidden == false {
      found += text(in: child)
    }
    return found
  }
}
