// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension View {
  /// Adds a custom content fact, or removes it if there is no value.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(key, value, importance))
  }

  /// Adds a custom content fact, or replaces the one with the same key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(key, Text(valueKey), importance))
  }

  /// Adds a custom content fact, or replaces the one with the same key.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(key, Text(valueResource), importance))
  }

  /// Adds a custom content fact, or replaces the one with the same key.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(key, Text(value), importance))
  }

  /// Adds a custom content fact, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(label, value, importance))
  }

  /// Adds a custom content fact, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(labelKey), value, importance))
  }

  /// Adds a custom content fact, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(labelKey), Text(valueKey), importance))
  }

  /// Adds a custom content fact, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(labelKey), Text(value), importance))
  }

  /// Adds a custom content fact, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), value, importance))
  }

  /// Adds a custom content fact, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource,
    _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), Text(valueResource), importance))
  }

  /// Adds a custom content fact, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringResource,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), Text(value), importance))
  }

  /// Adds a custom content fact, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<L: StringProtocol>(
    _ label: L,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), value, importance))
  }

  /// Adds a custom content fact, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<L: StringProtocol>(
    _ label: L,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), Text(valueKey), importance))
  }

  /// Adds a custom content fact, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), Text(value), importance))
  }
}
