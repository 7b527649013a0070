// SPDX-License-Identifier: MIT

/// VoiceOver's own words in one language.
public final class Catalogue: Sendable {
  /// The language of the words.
  public let language: SpokenLanguage
  /// How the language writes dates and times.
  let dates: DateWords
  private let words: [String]
  private let templates: [Template]
  private let phrases: [[PluralForm: Template]]

  init(
    _ language: SpokenLanguage,
    words: [Word: String],
    phrases: [CountedPhrase: [PluralForm: String]],
    dates: DateWords
  ) {
    self.language = language
    self.words = Word.allCases.map { words[$0] ?? "" }
    self.templates = self.words.map(Template.init)
    self.phrases = CountedPhrase.allCases.map { (phrases[$0] ?? [:]).mapValues(Template.init) }
    self.dates = dates
  }

  /// The catalogue of a language.
  public static func of(_ language: SpokenLanguage) -> Catalogue {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .japanese: japanese
    case .simplifiedChinese: simplifiedChinese
    }
  }

  /// The text of a word.
  public subscript(word: Word) -> String { words[word.rawValue] }

  /// A phrase with its gaps filled.
  public subscript(word: Word, fillings: String...) -> String {
    templates[word.rawValue].filled(fillings)
  }

  /// A phrase in one plural form, or `nil` if the catalogue lacks the form.
  func phrase(_ phrase: CountedPhrase, _ form: PluralForm) -> Template? {
    phrases[phrase.rawValue][form]
  }

  /// A phrase with a number in it.
  public subscript(phrase: CountedPhrase, number: Int) -> String {
    let form = self.phrase(phrase, language.plural(of: number)) ?? self.phrase(phrase, .other)
    return form?.filled(["\(number)"]) ?? "\(number)"
  }
}
