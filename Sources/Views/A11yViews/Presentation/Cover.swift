// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension PresentationModifier where Item == Void {
  init(
    covering isPresented: Binding<Bool>,
    _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping () -> Presented,
    frame: Element = .cover,
    adapts: Bool = false
  ) {
    self.init(
      item: { isPresented.wrappedValue ? () : nil },
      identity: { _ in 0 },
      dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      presented: { _ in content() },
      frame: frame,
      adapts: adapts
    )
  }
}

extension PresentationModifier where Item: Identifiable {
  init(
    covering item: Binding<Item?>,
    _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping (Item) -> Presented,
    frame: Element = .cover,
    adapts: Bool = false
  ) {
    self.init(
      item: { item.wrappedValue },
      identity: { AnyHashable($0.id) },
      dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss,
      presented: content,
      frame: frame,
      adapts: adapts
    )
  }
}

extension Element {
  /// The element for a window that covers another window. Unlike a sheet, a covering window is not announced, and only
  /// its content can close it.
  static var cover: Element { Element(.window, traits: .isModal) }
}
