import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// One change to how words are spoken.
package enum SpeechChange: Equatable {
  case includesPunctuation(Bool)
  case spellsOut(Bool)
  case pitch(Double)

  package func apply(to speech: inout SpeechAttributes) {
    switch self {
    case .includesPunctuation(let value): speech.includesPunctuation = value
    case .spellsOut(let value): speech.spellsOut = value
    case .pitch(let value): speech.pitch = value.isNaN ? nil : min(max(value, -1), 1)
    }
  }
}

extension View {
  /// Has all punctuation of the view's words spoken, or none.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    attaching(.speech(.includesPunctuation(value)))
  }

  /// Has the view's words spelled.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    attaching(.speech(.spellsOut(value)))
  }

  /// Has what is announced of the view wait for its turn. It always does here.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Has the view's words spoken higher or lower, from -1 to 1; what is beyond is taken as that.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    attaching(.speech(.pitch(value)))
  }
}

extension Text {
  /// Has all punctuation of the text spoken, or none.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    speaking(.includesPunctuation(value))
  }

  /// Has the text spelled.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    speaking(.spellsOut(value))
  }

  /// Has what is announced of the text wait for its turn. It always does here.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Has the text spoken higher or lower, from -1 to 1; what is beyond is taken as that.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { speaking(.pitch(value)) }

  private func speaking(_ change: SpeechChange) -> Text {
    var speech = style?.speech ?? SpeechAttributes()
    change.apply(to: &speech)
    var text = self
    text.style = TextStyle(
      label: style?.label,
      headingLevel: style?.headingLevel,
      speech: speech
    )
    return text
  }
}
