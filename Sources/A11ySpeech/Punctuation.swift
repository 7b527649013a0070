/// Which punctuation marks are named when they are met.
public enum Punctuation: String, CaseIterable, Sendable {
  /// No mark is named; marks still shape the intonation.
  case none

  /// The marks that carry meaning in most text are named, as espeak-ng chooses them.
  case some

  /// Every mark is named.
  case all
}
