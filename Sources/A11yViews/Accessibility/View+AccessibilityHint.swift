@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension View {
  /// Says what comes of activating the elements, with a text.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(SpokenText(hint)))
  }

  /// Says what comes of activating the elements, with a localised text.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(SpokenText(Text(hintKey))))
  }

  /// Says what comes of activating the elements, with the text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(SpokenText(Text(hint))))
  }

  /// Says what comes of activating the elements, with a string.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(SpokenText(hint)))
  }

  /// Says what comes of activating the elements, with a text, if it is enabled.
  nonisolated public func accessibilityHint(
    _ hint: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(SpokenText(hint)), isEnabled: isEnabled)
  }

  /// Says what comes of activating the elements, with a localised text, if it is enabled.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(SpokenText(Text(hintKey))), isEnabled: isEnabled)
  }

  /// Says what comes of activating the elements, with the text of a resource, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(SpokenText(Text(hint))), isEnabled: isEnabled)
  }

  /// Says what comes of activating the elements, with a string, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(SpokenText(hint)), isEnabled: isEnabled)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says what comes of activating the elements, with a text.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)))
  }

  /// Says what comes of activating the elements, with a localised text.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hintKey))))
  }

  /// Says what comes of activating the elements, with the text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hint))))
  }

  /// Says what comes of activating the elements, with a string.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)))
  }

  /// Says what comes of activating the elements, with a text, if it is enabled.
  nonisolated public func accessibilityHint(
    _ hint: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)), isEnabled: isEnabled)
  }

  /// Says what comes of activating the elements, with a localised text, if it is enabled.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hintKey))), isEnabled: isEnabled)
  }

  /// Says what comes of activating the elements, with the text of a resource, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hint))), isEnabled: isEnabled)
  }

  /// Says what comes of activating the elements, with a string, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)), isEnabled: isEnabled)
  }
}
