// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Hides the elements, and all inside them, from assistive technologies.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hidden(hidden))
  }

  /// Hides the elements, and all inside them, from assistive technologies, if it is enabled.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hidden(hidden), isEnabled: isEnabled)
  }
}
