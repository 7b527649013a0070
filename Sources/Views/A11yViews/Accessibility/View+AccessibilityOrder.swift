// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Puts the elements before those of lower priority in the same container; 0 is the default.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.sortPriority(sortPriority))
  }
}
