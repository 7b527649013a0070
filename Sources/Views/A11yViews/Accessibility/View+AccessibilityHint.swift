// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the elements' hint to a text.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)))
  }

  /// Sets the elements' hint to a localised text.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hintKey))))
  }

  /// Sets the elements' hint to the text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hint))))
  }

  /// Sets the elements' hint to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)))
  }

  /// Sets the elements' hint to a text, if it is enabled.
  nonisolated public func accessibilityHint(
    _ hint: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)), isEnabled: isEnabled)
  }

  /// Sets the elements' hint to a localised text, if it is enabled.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hintKey))), isEnabled: isEnabled)
  }

  /// Sets the elements' hint to the text of a resource, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hint))), isEnabled: isEnabled)
  }

  /// Sets the elements' hint to a string, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)), isEnabled: isEnabled)
  }
}
