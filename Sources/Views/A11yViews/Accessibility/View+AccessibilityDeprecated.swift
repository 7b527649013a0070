// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Identifies what is selected. Not available: a tag does.
  @available(*, unavailable, message: "a tag identifies what is selected: use tag(_:)")
  nonisolated public func accessibility(
    selectionIdentifier: AnyHashable
  ) -> ModifiedContent<Content, Modifier> { self }
}
