// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Names the elements with a text.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(label)))
  }

  /// Names the elements with a localised text.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(Text(labelKey))))
  }

  /// Names the elements with the text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(Text(label))))
  }

  /// Names the elements with a string.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(label)))
  }

  /// Names the elements with a text, if it is enabled.
  nonisolated public func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(label)), isEnabled: isEnabled)
  }

  /// Names the elements with a localised text, if it is enabled.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(Text(labelKey))), isEnabled: isEnabled)
  }

  /// Names the elements with the text of a resource, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(Text(label))), isEnabled: isEnabled)
  }

  /// Names the elements with a string, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(label)), isEnabled: isEnabled)
  }
}
