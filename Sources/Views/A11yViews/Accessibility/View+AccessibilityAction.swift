// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds a handler for an action of a kind to the elements.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.action(actionKind, PlainHandler(handler)))
  }

  /// Makes the elements adjustable, with a handler that steps their value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.adjustment(Handler(handler)))
  }

  /// Adds a handler for page scrolling to the elements.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrolling(Handler(handler)))
  }
}
