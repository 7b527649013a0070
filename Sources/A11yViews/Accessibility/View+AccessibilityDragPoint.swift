@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Nothing is ever dragged here, so where that could be done changes nothing that is met.

extension View {
  /// Says with a text that an element can be dragged from a place in it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier([]))
  }

  /// Says with a localised text that an element can be dragged from a place in it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier([]))
  }

  /// Says with the text of a resource that an element can be dragged from a place in it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier([]))
  }

  /// Says with a string that an element can be dragged from a place in it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier([]))
  }

  /// Says with a text that an element can be dragged from a place in it, if it is enabled.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier([]))
  }

  /// Says with a localised text that an element can be dragged from a place in it, if it is enabled.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier([]))
  }

  /// Says with the text of a resource that an element can be dragged from a place in it, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier([]))
  }

  /// Says with a string that an element can be dragged from a place in it, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier([]))
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says with a text that an element can be dragged from a place in it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text
  ) -> ModifiedContent<Content, Modifier> {
    self
  }

  /// Says with a localised text that an element can be dragged from a place in it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    self
  }

  /// Says with the text of a resource that an element can be dragged from a place in it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> {
    self
  }

  /// Says with a string that an element can be dragged from a place in it.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Content, Modifier> {
    self
  }

  /// Says with a text that an element can be dragged from a place in it, if it is enabled.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    self
  }

  /// Says with a localised text that an element can be dragged from a place in it, if it is enabled.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    self
  }

  /// Says with the text of a resource that an element can be dragged from a place in it, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    self
  }

  /// Says with a string that an element can be dragged from a place in it, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    self
  }
}
