// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// Why an utterance was said: an item's words follow VoiceOver's grammar. O(depth).
  public func explain(_ utterance: Utterance, in tree: AccessibilityTree) -> Explanation {
    guard case .item(let id) = stop,
      let description = Description(of: id, in: tree, verbosity: settings.verbosity)
    else { return .plain(utterance) }
    let grammar = settings.verbosity.platform.grammar
    return grammar.explanation(of: utterance, on: Arrival(description))
  }
}
