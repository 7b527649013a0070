// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the elements' identifier, which is never spoken.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.identifier(identifier))
  }

  /// Sets the elements' identifier, which is never spoken, if it is enabled.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.identifier(identifier), isEnabled: isEnabled)
  }
}
