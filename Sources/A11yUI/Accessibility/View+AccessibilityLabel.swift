import A11yTree

extension View {
  /// Gives the elements of the view words to be called by.
  nonisolated public func accessibilityLabel(_ label: Text) -> AccessibleContent<Self> {
    accessibility(.label(label.string))
  }

  /// Gives the elements of the view words to be called by, as a localised text.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> AccessibleContent<
    Self
  > {
    accessibility(.label(labelKey.text))
  }

  /// Gives the elements of the view words to be called by, as a string.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> AccessibleContent<
    Self
  > {
    accessibility(.label(String(label)))
  }

  /// Gives the elements of the view words to be called by, if a condition holds.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> AccessibleContent<
    Self
  > {
    accessibility(.label(isEnabled ? label.string : nil))
  }

  /// Gives the elements of the view words to be called by, as a localised text, if a condition holds.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> AccessibleContent<Self>
  {
    accessibility(.label(isEnabled ? labelKey.text : nil))
  }

  /// Gives the elements of the view words to be called by, as a string, if a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
    -> AccessibleContent<Self>
  {
    accessibility(.label(isEnabled ? String(label) : nil))
  }
}

extension ModifiedContent
where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Gives the elements of the view words to be called by.
  public func accessibilityLabel(_ label: Text) -> AccessibleContent<Content> {
    adding(.label(label.string))
  }

  /// Gives the elements of the view words to be called by, as a localised text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> AccessibleContent<Content> {
    adding(.label(labelKey.text))
  }

  /// Gives the elements of the view words to be called by, as a string.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> AccessibleContent<Content> {
    adding(.label(String(label)))
  }

  /// Gives the elements of the view words to be called by, if a condition holds.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> AccessibleContent<Content> {
    adding(.label(isEnabled ? label.string : nil))
  }

  /// Gives the elements of the view words to be called by, as a localised text, if a condition holds.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> AccessibleContent<Content>
  {
    adding(.label(isEnabled ? labelKey.text : nil))
  }

  /// Gives the elements of the view words to be called by, as a string, if a condition holds.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
    -> AccessibleContent<Content>
  {
    adding(.label(isEnabled ? String(label) : nil))
  }
}

extension ElementChange {
  fileprivate static func label(_ text: String?) -> ElementChange {
    ElementChange { if let text { $0.label = text } }
  }
}
