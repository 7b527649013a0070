// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Describes the elements' value with a text.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(valueDescription)))
  }

  /// Describes the elements' value with a localised text.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(Text(valueKey))))
  }

  /// Describes the elements' value with the text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(Text(valueResource))))
  }

  /// Describes the elements' value with a string.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(value)))
  }

  /// Describes the elements' value with a text, if it is enabled.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(valueDescription)), isEnabled: isEnabled)
  }

  /// Describes the elements' value with a localised text, if it is enabled.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(Text(valueKey))), isEnabled: isEnabled)
  }

  /// Describes the elements' value with the text of a resource, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(Text(valueResource))), isEnabled: isEnabled)
  }

  /// Describes the elements' value with a string, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(value)), isEnabled: isEnabled)
  }
}
