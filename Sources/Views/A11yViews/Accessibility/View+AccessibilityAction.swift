// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension View {
  /// Adds a handler for an action of a kind to the elements.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.action(actionKind, PlainHandler(handler)))
  }

  /// Adds an action by the text of a resource as its name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named nameResource: LocalizedStringResource,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Adds an action by name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Makes the elements adjustable, with a handler that steps their value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.adjustment(Handler(handler)))
  }

  /// Adds a handler for page scrolling to the elements.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrolling(Handler(handler)))
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds a handler for an action of a kind to the elements.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.action(actionKind, PlainHandler(handler)))
  }

  /// Adds an action by the text of a resource as its name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named nameResource: LocalizedStringResource,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Adds an action by name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityAction(named: Text(name), handler)
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
