// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension AssistiveSession {
  /// What it costs a switch user to activate each element of the screen, as limits for a transcript.
  ///
  /// Of several elements with the same words, only the first has one.
  public func costChecks() -> [CostCheck] {
    let tree = tree
    var known: Set<String> = []
    return SwitchControl.scan(of: tree, settings: settings.switchControl).compactMap { entry in
      let label = entry.stop.element.flatMap { tree[$0]?.label } ?? ""
      guard let cost = entry.activate, !label.isEmpty, known.insert(label).inserted else {
        return nil
      }
      return CostCheck(words: label, comparison: .atMost, limit: .presses(cost.presses))
    }
  }
}
