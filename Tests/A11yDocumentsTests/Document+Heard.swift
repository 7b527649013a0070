// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yNavigation
import A11yTree

extension Document {
  /// VoiceOver's words for the document, stop by stop.
  var heard: [String] {
    get throws { try heard(Verbosity()) }
  }

  /// Returns VoiceOver's words for the document with the given verbosity settings, stop by stop.
  func heard(_ verbosity: Verbosity) throws -> [String] {
    let tree = try AccessibilityTree(tree, readingOrder: readingOrder)
    var voiceOver = VoiceOver()
    voiceOver.verbosity = verbosity
    var effects = voiceOver.perform(.first, in: tree)
    var lines: [String] = []
    while true {
      for case .speak(let utterance) in effects { lines.append(utterance.text) }
      let before = voiceOver.cursor
      effects = voiceOver.perform(.next, in: tree)
      if voiceOver.cursor == before { return lines }
    }
  }
}
