import A11yTree

extension Text {
  /// Says other words than are shown.
  public func accessibilityLabel(_ label: Text) -> Text { spoken(label.string) }

  /// Says other words than are shown, as a localised text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { spoken(labelKey.text) }

  /// Says other words than are shown, as a string.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { spoken(String(label)) }

  /// Makes the text a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    var text = self
    text.style = TextStyle(
      label: style?.label,
      headingLevel: Int(level.rawValue),
      speech: style?.speech
    )
    return text
  }

  private func spoken(_ label: String) -> Text {
    var text = self
    text.style = TextStyle(label: label, headingLevel: style?.headingLevel, speech: style?.speech)
    return text
  }
}
