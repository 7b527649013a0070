// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension Text {
  /// Specifies the type of content in the text.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text {
    guard value.isSourceCode, style?.speech?.includesPunctuation == nil else { return self }
    return speechAlwaysIncludesPunctuation()
  }

  func labelled(_ label: String) -> Text {
    styled(label: label, level: style?.headingLevel, speech: style?.speech)
  }

  func styled(label: String?, level: Int?, speech: SpeechAttributes?) -> Text {
    var text = self
    text.style = TextStyle(
      label: label,
      headingLevel: level,
      isHeading: style?.isHeading ?? false,
      speech: speech,
      links: style?.links ?? []
    )
    return text
  }
}
