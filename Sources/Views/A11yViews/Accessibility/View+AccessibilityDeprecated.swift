// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// The older name of `accessibilityLabel(_:)`.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }

  /// The older name of `accessibilityValue(_:)`.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }

  /// The older name of `accessibilityHint(_:)`.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }

  /// The older name of `accessibilityHidden(_:)`.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }

  /// The older name of `accessibilityIdentifier(_:)`.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }

  /// The older name of `accessibilityInputLabels(_:)`.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels)
  }

  /// The older name of `accessibilitySortPriority(_:)`.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }

  /// The older name of `accessibilityAddTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAddTraits(traits)
  }

  /// The older name of `accessibilityRemoveTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }

  /// The older name of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(
    activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint)
  }

  /// The older name of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// The older name of `accessibilityLabel(_:)`.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(label)
  }

  /// The older name of `accessibilityValue(_:)`.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(value)
  }

  /// The older name of `accessibilityHint(_:)`.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  nonisolated public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityHint(hint)
  }

  /// The older name of `accessibilityHidden(_:)`.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
    accessibilityHidden(hidden)
  }

  /// The older name of `accessibilityIdentifier(_:)`.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
    accessibilityIdentifier(identifier)
  }

  /// The older name of `accessibilityInputLabels(_:)`.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
    accessibilityInputLabels(inputLabels)
  }

  /// The older name of `accessibilitySortPriority(_:)`.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Content, Modifier> {
    accessibilitySortPriority(sortPriority)
  }

  /// The older name of `accessibilityAddTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityAddTraits(traits)
  }

  /// The older name of `accessibilityRemoveTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityRemoveTraits(traits)
  }

  /// The older name of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(
    activationPoint: CGPoint
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityActivationPoint(activationPoint)
  }

  /// The older name of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityActivationPoint(activationPoint)
  }
}

extension View {
  /// Identifies what is selected. Not available: a tag does.
  @available(*, unavailable, message: "a tag identifies what is selected: use tag(_:)")
  nonisolated public func accessibility(
    selectionIdentifier: AnyHashable
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.sortPriority(0)) }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Identifies what is selected. Not available: a tag does.
  @available(*, unavailable, message: "a tag identifies what is selected: use tag(_:)")
  nonisolated public func accessibility(
    selectionIdentifier: AnyHashable
  ) -> ModifiedContent<Content, Modifier> { self }
}
