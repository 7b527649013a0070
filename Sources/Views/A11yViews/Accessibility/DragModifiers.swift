// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// Nothing is ever dragged here, so a drag point is reported as not heard.

extension AccessibilityAttribute {
  static var dragPoint: Self {
    .unheard(
      "uses accessibilityDragPoint, which is accepted and not heard: nothing is dragged here."
    )
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Describes, with a text, a point that the element can be dragged from.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dragPoint)
  }

  /// Describes, with a localised text, a point that the element can be dragged from.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dragPoint)
  }

  /// Describes, with the text of a resource, a point that the element can be dragged from.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dragPoint)
  }

  /// Describes, with a string, a point that the element can be dragged from.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dragPoint)
  }

  /// Describes, with a text, a point that the element can be dragged from, if it is enabled.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dragPoint, isEnabled: isEnabled)
  }

  /// Describes, with a localised text, a point that the element can be dragged from, if it is
  /// enabled.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dragPoint, isEnabled: isEnabled)
  }

  /// Describes, with the text of a resource, a point that the element can be dragged from, if it is
  /// enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dragPoint, isEnabled: isEnabled)
  }

  /// Describes, with a string, a point that the element can be dragged from, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dragPoint, isEnabled: isEnabled)
  }
}

// Nothing is ever dragged here, so a drag point is reported as not heard.

extension AccessibilityAttribute {
  static var dropPoint: Self {
    .unheard(
      "uses accessibilityDropPoint, which is accepted and not heard: nothing is dragged here."
    )
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Describes, with a text, a point of the element that accepts drops.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dropPoint)
  }

  /// Describes, with a localised text, a point of the element that accepts drops.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dropPoint)
  }

  /// Describes, with the text of a resource, a point of the element that accepts drops.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dropPoint)
  }

  /// Describes, with a string, a point of the element that accepts drops.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dropPoint)
  }

  /// Describes, with a text, a point of the element that accepts drops, if it is enabled.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dropPoint, isEnabled: isEnabled)
  }

  /// Describes, with a localised text, a point of the element that accepts drops, if it is enabled.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dropPoint, isEnabled: isEnabled)
  }

  /// Describes, with the text of a resource, a point of the element that accepts drops, if it is
  /// enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dropPoint, isEnabled: isEnabled)
  }

  /// Describes, with a string, a point of the element that accepts drops, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.dropPoint, isEnabled: isEnabled)
  }
}
