// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A change in how words are spoken.
package enum SpeechChange: Equatable {
  case includesPunctuation(Bool)
  case spellsOut(Bool)
  case pitch(Double)

  package func apply(to speech: inout SpeechAttributes) {
    switch self {
    case .includesPunctuation(let value): speech.includesPunctuation = value
    case .spellsOut(let value): speech.spellsOut = value
    case .pitch(let value): speech.pitch = value.isNaN ? nil : min(max(value, -1), 1)
    }
  }
}

extension Text {
  func speaking(_ change: SpeechChange) -> Text {
    var speech = style?.speech ?? SpeechAttributes()
    change.apply(to: &speech)
    var text = self
    text.style = TextStyle(
      label: style?.label,
      headingLevel: style?.headingLevel,
      isHeading: style?.isHeading ?? false,
      speech: speech,
      links: style?.links ?? []
    )
    return text
  }
}
