// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds traits to those that the elements have.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.addedTraits(traits))
  }

  /// Removes traits from the elements.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.removedTraits(traits))
  }
}
