// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension Text {
  /// Sets words to speak in place of the text.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { labelled(label.spoken) }

  /// Sets a localised text to speak in place of the text.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    labelled(Text(labelKey).spoken)
  }

  /// Sets the text of a resource to speak in place of the text.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
    labelled(label.localized)
  }

  /// Sets words to speak in place of the text.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    labelled(String(label))
  }

  /// Gives the text the level that it has if it is a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    styled(label: style?.label, level: level.number ?? 0, speech: style?.speech)
  }

  /// Says what kind of text it is.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text {
    guard value.isSourceCode, style?.speech?.includesPunctuation == nil else { return self }
    return speechAlwaysIncludesPunctuation()
  }

  private func labelled(_ label: String) -> Text {
    styled(label: label, level: style?.headingLevel, speech: style?.speech)
  }

  private func styled(label: String?, level: Int?, speech: SpeechAttributes?) -> Text {
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
