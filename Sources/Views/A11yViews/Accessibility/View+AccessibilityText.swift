// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Makes the elements headings of a level.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.heading(level))
  }

  /// Says what kind of text the elements hold.
  nonisolated public func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.sourceCode, isEnabled: textContentType.isSourceCode)
  }
}
