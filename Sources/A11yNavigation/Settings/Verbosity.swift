// SPDX-License-Identifier: MIT

import A11yTree

/// The amount of speech, its language, and the version of VoiceOver whose words are used.
///
/// The names of the properties correspond to VoiceOver's own settings.
public struct Verbosity: Hashable, Sendable {
  /// Whether hints are spoken.
  public var speaksHints = true
  /// The duration of the silence before a hint.
  public var hintDelay: Duration = .seconds(1)
  /// Whether positions in a set are spoken, such as "2 of 3".
  public var speaksPositions = true
  /// Whether the start and end of containers are announced.
  public var describesContainers = true
  /// Whether the start and end of lists are spoken.
  public var describesLists = true
  /// Whether the start and end of landmarks are spoken.
  public var describesLandmarks = true
  /// Whether headers and row and column numbers are spoken in tables.
  public var describesTables = true
  /// Whether the headers of a cell are spoken, provided that tables are described.
  public var speaksTableHeaders = true
  /// Whether row and column numbers are spoken, provided that tables are described.
  public var speaksTableNumbers = true
  /// Whether VoiceOver announces that an element has actions.
  public var announcesActions = true
  /// Whether VoiceOver announces that an element has more content.
  public var announcesMoreContent = true
  /// How capital letters are indicated to the listener when text is read letter by letter.
  public var capitals: LetterFeedback = .speak
  /// How the deletion of a letter is indicated to the listener.
  public var deletions: LetterFeedback = .nothing
  /// How much of the typed text is spoken.
  public var typingEcho: TypingEcho = .characters
  /// How numbers are read: as words or digit by digit.
  public var numbers: NumberReading = .words
  /// The punctuation that the voice reads, or `nil` for the voice's own setting.
  public var punctuation: PunctuationReading?
  /// The rotor's items, in order.
  public var rotor: [RotorItem] = RotorItem.standard
  /// The language of the words that VoiceOver adds, or `nil` for the document's language.
  public var language: SpokenLanguage?
  /// The user's language, which is used if a document specifies no language or a language without a catalog.
  public var userLanguage: SpokenLanguage = .english
  /// The device whose screen reader is modeled.
  public var platform: Platform = .iOS
  /// The iOS version whose words are used where versions differ.
  public var system: SystemVersion = .iOS18
  /// The macOS version whose words are used where versions differ.
  public var mac: MacVersion = .macOS15

  /// Creates the default settings.
  public init() {}
}

/// How a property of a letter, such as being a capital, is conveyed.
public enum LetterFeedback: String, CaseIterable, Hashable, Sendable {
  /// A word that is spoken before or after the letter.
  case speak
  /// A different pitch.
  case pitch
  /// No feedback.
  case nothing
}

/// How much of the typed text is spoken.
public enum TypingEcho: String, CaseIterable, Hashable, Sendable {
  case characters, words, both, none
}

/// How numbers are read: as words or digit by digit.
public enum NumberReading: String, CaseIterable, Hashable, Sendable {
  /// "twelve"
  case words
  /// "one two"
  case digits
}

/// The punctuation that is read aloud.
public enum PunctuationReading: String, CaseIterable, Hashable, Sendable {
  case all, some, none
}

/// A version of iOS whose words are known to differ from those in another version.
public enum SystemVersion: String, CaseIterable, Hashable, Sendable {
  case iOS12 = "12"
  case iOS13 = "13"
  case iOS14 = "14"
  case iOS15 = "15"
  case iOS16 = "16"
  case iOS17 = "17"
  case iOS18 = "18"
}

extension SystemVersion: Comparable {
  /// Returns whether one version is earlier than another.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// A version of macOS whose words are known to differ from those of another version.
public enum MacVersion: String, CaseIterable, Hashable, Sendable {
  case macOS10 = "10"
  case macOS11 = "11"
  case macOS12 = "12"
  case macOS13 = "13"
  case macOS14 = "14"
  case macOS15 = "15"
}

extension MacVersion: Comparable {
  /// Returns whether one version is earlier than another.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension Verbosity {
  /// Returns the catalog for the chosen language, the document's language or the user's language, in this order of
  /// preference.
  package func catalog(for tree: AccessibilityTree) -> Catalog {
    .of(spokenLanguage(of: tree), platform)
  }

  /// Returns the name of a technology for use in messages.
  package func name(of technology: AssistiveTechnology) -> String {
    catalogOfUser[technology.word]
  }

  /// The catalog for messages, in the chosen language or the user's language. The document's language is not used,
  /// because messages address the user and do not describe the document.
  package var catalogOfUser: Catalog { .of(language ?? userLanguage, platform) }

  private func spokenLanguage(of tree: AccessibilityTree) -> SpokenLanguage {
    if let language { return language }
    // The language is requested from the tree, because looking up the element would copy it.
    let tag = tree.root.map(tree.language(of:)) ?? ""
    return tag.isEmpty ? userLanguage : SpokenLanguage(tag: tag) ?? userLanguage
  }
}

extension AssistiveTechnology {
  /// Returns the name by which users of a platform know the technology, such as “TalkBack”.
  public func name(on platform: Platform) -> String { Catalog.of(.english, platform)[word] }

  /// The word that names the technology.
  package var word: Word {
    switch self {
    case .voiceOver: .voiceOver
    case .switchControl: .switchControl
    }
  }
}

extension Catalog {
  /// Returns VoiceOver's own words as a segment for a voice that speaks their language.
  ///
  /// English words are spoken by the user's own voice unless a language is set.
  package func segment(_ kind: Utterance.Segment.Kind, _ text: String) -> Utterance.Segment {
    var segment = Utterance.Segment(kind, text)
    if language != .english { segment.language = language.rawValue }
    return segment
  }

  /// Returns one of VoiceOver's own words as a segment for a voice that speaks the word's language.
  package func segment(_ kind: Utterance.Segment.Kind, _ word: Word) -> Utterance.Segment {
    segment(kind, self[word])
  }
}
