@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// How far content is scrolled, as it is said after a scroll: "Page 2 of 5".
extension View {
  /// Says with a text how far the elements are scrolled, whenever a user has scrolled them.
  nonisolated public func accessibilityScrollStatus(
    _ status: Text,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled)
  }

  /// Says with a localised text how far the elements are scrolled, whenever a user has scrolled them.
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Says with the text of a resource how far the elements are scrolled, whenever a user has scrolled them.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Says with a string how far the elements are scrolled, whenever a user has scrolled them.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says with a text how far the elements are scrolled, whenever a user has scrolled them.
  nonisolated public func accessibilityScrollStatus(
    _ status: Text,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled)
  }

  /// Says with a localised text how far the elements are scrolled, whenever a user has scrolled them.
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Says with the text of a resource how far the elements are scrolled, whenever a user has scrolled them.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Says with a string how far the elements are scrolled, whenever a user has scrolled them.
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled)
  }
}
