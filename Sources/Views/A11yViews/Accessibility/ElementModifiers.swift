// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Lets the user touch the view directly, bypassing the screen reader.
  ///
  /// The touch options affect only touch screens. Using such an option is therefore reported in a diagnostic.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(directTouch(isDirectTouchArea)).attaching(
      .unheard(
        "uses options of accessibilityDirectTouch, which have no audible effect, because there "
          + "is no touch screen."
      ),
      isEnabled: !options.isEmpty
    )
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Lets the user touch the view directly, bypassing the screen reader.
  ///
  /// The touch options affect only touch screens. Using such an option is therefore reported in a diagnostic.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Content, Modifier> {
    attaching(directTouch(isDirectTouchArea)).attaching(
      .unheard(
        "uses options of accessibilityDirectTouch, which have no audible effect, because there "
          + "is no touch screen."
      ),
      isEnabled: !options.isEmpty
    )
  }
}

private func directTouch(_ isOn: Bool) -> AccessibilityAttribute {
  isOn ? .addedTraits(.allowsDirectInteraction) : .removedTraits(.allowsDirectInteraction)
}
