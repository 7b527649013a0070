// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets a text that is spoken after a scroll, such as "Page 2 of 5".
  nonisolated public func accessibilityScrollStatus(
    _ status: Text,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled)
  }

  /// Sets a localised text that is spoken after a scroll, such as "Page 2 of 5".
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Sets the text of a resource that is spoken after a scroll, such as "Page 2 of 5".
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Sets a string that is spoken after a scroll, such as "Page 2 of 5".
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled)
  }
}
