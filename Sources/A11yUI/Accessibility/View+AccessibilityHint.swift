import A11yTree

extension View {
  /// Says what happens when the view is activated.
  nonisolated public func accessibilityHint(_ hint: Text) -> AccessibleContent<Self> {
    accessibility(.hint(hint.string))
  }

  /// Says what happens when the view is activated, as a localised text.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> AccessibleContent<
    Self
  > {
    accessibility(.hint(hintKey.text))
  }

  /// Says what happens when the view is activated, as a string.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> AccessibleContent<Self>
  {
    accessibility(.hint(String(hint)))
  }

  /// Says what happens when the view is activated, if a condition holds.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> AccessibleContent<
    Self
  > {
    accessibility(.hint(isEnabled ? hint.string : nil))
  }

  /// Says what happens when the view is activated, as a localised text, if a condition holds.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> AccessibleContent<Self>
  {
    accessibility(.hint(isEnabled ? hintKey.text : nil))
  }

  /// Says what happens when the view is activated, as a string, if a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
    -> AccessibleContent<Self>
  {
    accessibility(.hint(isEnabled ? String(hint) : nil))
  }
}

extension ModifiedContent
where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Says what happens when the view is activated.
  public func accessibilityHint(_ hint: Text) -> AccessibleContent<Content> {
    adding(.hint(hint.string))
  }

  /// Says what happens when the view is activated, as a localised text.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> AccessibleContent<Content> {
    adding(.hint(hintKey.text))
  }

  /// Says what happens when the view is activated, as a string.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> AccessibleContent<Content> {
    adding(.hint(String(hint)))
  }

  /// Says what happens when the view is activated, if a condition holds.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> AccessibleContent<Content> {
    adding(.hint(isEnabled ? hint.string : nil))
  }

  /// Says what happens when the view is activated, as a localised text, if a condition holds.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> AccessibleContent<Content>
  {
    adding(.hint(isEnabled ? hintKey.text : nil))
  }

  /// Says what happens when the view is activated, as a string, if a condition holds.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> AccessibleContent<
    Content
  > {
    adding(.hint(isEnabled ? String(hint) : nil))
  }
}

extension ElementChange {
  fileprivate static func hint(_ text: String?) -> ElementChange {
    ElementChange { if let text { $0.details.hint = text } }
  }
}
