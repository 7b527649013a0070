import A11yTree

extension View {
  /// Gives the elements of the view a value, as it is spoken.
  nonisolated public func accessibilityValue(_ value: Text) -> AccessibleContent<Self> {
    accessibility(.value(value.string))
  }

  /// Gives the elements of the view a value, as it is spoken, as a localised text.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> AccessibleContent<
    Self
  > {
    accessibility(.value(valueKey.text))
  }

  /// Gives the elements of the view a value, as it is spoken, as a string.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> AccessibleContent<
    Self
  > {
    accessibility(.value(String(value)))
  }

  /// Gives the elements of the view a value, as it is spoken, if a condition holds.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> AccessibleContent<
    Self
  > {
    accessibility(.value(isEnabled ? value.string : nil))
  }

  /// Gives the elements of the view a value, as it is spoken, as a localised text, if a condition holds.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> AccessibleContent<Self>
  {
    accessibility(.value(isEnabled ? valueKey.text : nil))
  }

  /// Gives the elements of the view a value, as it is spoken, as a string, if a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
    -> AccessibleContent<Self>
  {
    accessibility(.value(isEnabled ? String(value) : nil))
  }
}

extension ModifiedContent
where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Gives the elements of the view a value, as it is spoken.
  public func accessibilityValue(_ value: Text) -> AccessibleContent<Content> {
    adding(.value(value.string))
  }

  /// Gives the elements of the view a value, as it is spoken, as a localised text.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> AccessibleContent<Content> {
    adding(.value(valueKey.text))
  }

  /// Gives the elements of the view a value, as it is spoken, as a string.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> AccessibleContent<Content> {
    adding(.value(String(value)))
  }

  /// Gives the elements of the view a value, as it is spoken, if a condition holds.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> AccessibleContent<Content> {
    adding(.value(isEnabled ? value.string : nil))
  }

  /// Gives the elements of the view a value, as it is spoken, as a localised text, if a condition holds.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> AccessibleContent<Content>
  {
    adding(.value(isEnabled ? valueKey.text : nil))
  }

  /// Gives the elements of the view a value, as it is spoken, as a string, if a condition holds.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
    -> AccessibleContent<Content>
  {
    adding(.value(isEnabled ? String(value) : nil))
  }
}

extension ElementChange {
  fileprivate static func value(_ text: String?) -> ElementChange {
    ElementChange { if let text { $0.value = text } }
  }
}
