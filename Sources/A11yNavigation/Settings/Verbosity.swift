/// How much VoiceOver says, in which language, and in which version's words.
///
/// The names are those of VoiceOver's own settings.
public struct Verbosity: Hashable, Sendable {
  /// Whether hints are said.
  public var speaksHints = true
  /// The silence before a hint.
  public var hintDelay: Duration = .seconds(1)
  /// Whether places in a set are said, such as "2 of 3".
  public var speaksPositions = true
  /// Whether containers are announced where they start and end.
  public var describesContainers = true
  /// Whether the start and the end of a list are said.
  public var describesLists = true
  /// Whether the start and the end of a landmark are said.
  public var describesLandmarks = true
  /// Whether row and column headers and numbers are said in tables.
  public var describesTables = true
  /// Whether the headers of a cell are said, where tables are described.
  public var speaksTableHeaders = true
  /// Whether row and column numbers are said, where tables are described.
  public var speaksTableNumbers = true
  /// Whether it is said that an element has actions.
  public var announcesActions = true
  /// Whether it is said that an element has more content.
  public var announcesMoreContent = true
  /// How a capital letter is told from a small one where text is read letter by letter.
  public var capitals: LetterFeedback = .speak
  /// How the deletion of a letter is told from its being typed.
  public var deletions: LetterFeedback = .nothing
  /// What of typed text is said.
  public var typingEcho: TypingEcho = .characters
  /// How numbers are read.
  public var numbers: NumberReading = .words
  /// Which punctuation the voice reads; `nil` for the voice's own setting.
  public var punctuation: PunctuationReading?
  /// What the rotor offers, in its order.
  public var rotor: [RotorItem] = RotorItem.standard
  /// The language of VoiceOver's own words; `nil` for the document's.
  public var language: SpokenLanguage?
  /// The user's language, for a document that names none, or one that has no catalogue.
  public var userLanguage: SpokenLanguage = .english
  /// Whose words are used where they differ from one version to the next.
  public var system: SystemVersion = .iOS18

  /// Makes VoiceOver's own defaults.
  public init() {}
}

/// How something about a letter is made heard.
public enum LetterFeedback: String, CaseIterable, Hashable, Sendable {
  /// A word before or after the letter.
  case speak
  /// Another pitch.
  case pitch
  /// Not at all.
  case nothing
}

/// What of typed text is said.
public enum TypingEcho: String, CaseIterable, Hashable, Sendable {
  case characters, words, both, none
}

/// How numbers are read.
public enum NumberReading: String, CaseIterable, Hashable, Sendable {
  /// "twelve"
  case words
  /// "one two"
  case digits
}

/// Which punctuation is read aloud.
public enum PunctuationReading: String, CaseIterable, Hashable, Sendable {
  case all, some, none
}

/// A version of iOS whose words are known to differ from another's.
public enum SystemVersion: String, CaseIterable, Hashable, Sendable {
  case iOS16 = "16"
  case iOS17 = "17"
  case iOS18 = "18"
}
