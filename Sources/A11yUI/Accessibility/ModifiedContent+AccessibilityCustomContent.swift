extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds a further fact, or without a value removes it.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.customContent(key, value?.spoken, isImportant: importance == .high))
  }

  /// Adds a further fact, or replaces the one with the same key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.customContent(key, Text(valueKey).spoken, isImportant: importance == .high))
  }

  /// Adds a further fact, or replaces the one with the same key.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.customContent(key, String(value), isImportant: importance == .high))
  }

  /// Adds a further fact, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(
      .customContent(
        AccessibilityCustomContentKey(label: label.spoken),
        value.spoken,
        isImportant: importance == .high
      )
    )
  }

  /// Adds a further fact, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(
      .customContent(
        AccessibilityCustomContentKey(label: Text(labelKey).spoken),
        value.spoken,
        isImportant: importance == .high
      )
    )
  }

  /// Adds a further fact, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(
      .customContent(
        AccessibilityCustomContentKey(label: Text(labelKey).spoken),
        Text(valueKey).spoken,
        isImportant: importance == .high
      )
    )
  }

  /// Adds a further fact, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(
      .customContent(
        AccessibilityCustomContentKey(label: Text(labelKey).spoken),
        String(value),
        isImportant: importance == .high
      )
    )
  }

  /// Adds a further fact, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<L: StringProtocol>(
    _ label: L,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(
      .customContent(
        AccessibilityCustomContentKey(label: String(label)),
        value.spoken,
        isImportant: importance == .high
      )
    )
  }

  /// Adds a further fact, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<L: StringProtocol>(
    _ label: L,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(
      .customContent(
        AccessibilityCustomContentKey(label: String(label)),
        Text(valueKey).spoken,
        isImportant: importance == .high
      )
    )
  }

  /// Adds a further fact, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(
      .customContent(
        AccessibilityCustomContentKey(label: String(label)),
        String(value),
        isImportant: importance == .high
      )
    )
  }
}
