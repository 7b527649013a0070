// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension PresentationModifier where Item == Void {
  /// Returns a modifier that shows a menu over the window while a binding is `true`. The menu's content receives a
  /// closure that closes the menu.
  package static func menu(
    isOpen: Binding<Bool>,
    _ items: @escaping (_ close: @escaping @MainActor () -> Void) -> Presented
  ) -> Self {
    Self(
      item: { isOpen.wrappedValue ? () : nil },
      identity: { _ in 0 },
      dismiss: { isOpen.wrappedValue = false },
      onDismiss: nil,
      presented: { _ in items { isOpen.wrappedValue = false } },
      frame: Element(.menu, traits: .isModal, actions: .escape)
    )
  }
}
