// SPDX-License-Identifier: MIT

/// The language of a piece of text, determined from its letters and frequent words.
struct WrittenLanguage {
  /// The English name.
  var name: String
  /// The primary subtags of the voices that can read the language.
  var tags: Set<String>

  /// Returns whether a voice for a language tag can read the language.
  func suits(_ tag: String) -> Bool {
    let first = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map { $0.lowercased() }
    return first.map(tags.contains) ?? false
  }

  /// Returns the language of text, or `nil` if the language cannot be determined.
  static func of(_ text: String) -> WrittenLanguage? { byLetters(text) ?? byWords(text) }

  // MARK: Letters

  /// The minimum number of letters of one script that a text must contain for the script to determine the text's
  /// language.
  private static let fewestLetters = 6

  private static func byLetters(_ text: String) -> WrittenLanguage? {
    var counts: [Int: Int] = [:]
    var letters = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      if let script = scripts.firstIndex(where: { $0.holds(scalar.value) }) {
        counts[script, default: 0] += 1
      }
    }
    // Kana identifies Japanese, regardless of the number of Chinese characters.
    if counts[0, default: 0] >= fewestLetters { return scripts[0].language }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value >= fewestLetters, most.value * 2 > letters
    else { return nil }
    return scripts[most.key].language
  }

  private struct Script {
    var ranges: [ClosedRange<UInt32>]
    var language: WrittenLanguage

    func holds(_ value: UInt32) -> Bool { ranges.contains { $0.contains(value) } }
  }

  private static let scripts: [Script] = [
    Script(ranges: [0x3041...0x30FF], language: .init(name: "Japanese", tags: ["ja"])),
    Script(
      ranges: [0x4E00...0x9FFF],
      language: .init(name: "Chinese or Japanese", tags: ["zh", "yue", "ja", "cmn"])
    ),
    Script(ranges: [0xAC00...0xD7A3], language: .init(name: "Korean", tags: ["ko"])),
    Script(
      ranges: [0x0400...0x04FF],
      language: .init(
        name: "Cyrillic letters",
        tags: ["ru", "uk", "bg", "sr", "mk", "be", "kk", "ky", "mn", "tg", "tt"]
      )
    ),
    Script(ranges: [0x0370...0x03FF], language: .init(name: "Greek", tags: ["el", "grc"])),
    Script(
      ranges: [0x0600...0x06FF],
      language: .init(name: "Arabic letters", tags: ["ar", "fa", "ur", "ps", "ku", "ug"])
    ),
    Script(ranges: [0x0590...0x05FF], language: .init(name: "Hebrew", tags: ["he", "yi", "iw"])),
    Script(ranges: [0x0E00...0x0E7F], language: .init(name: "Thai", tags: ["th"])),
    Script(
      ranges: [0x0900...0x097F],
      language: .init(name: "Devanagari", tags: ["hi", "mr", "ne", "sa"])
    ),
  ]

  // MARK: Words

  /// The minimum number of words that a text must contain for frequent words to determine its language.
  private static let fewestWords = 8

  private static func byWords(_ text: String) -> WrittenLanguage? {
    // Choices such as “en|de|es” and paths are not prose.
    let prose = text.lowercased().split(whereSeparator: \.isWhitespace)
      .filter { !$0.contains { "|/\\".contains($0) } }
    let words = prose.flatMap { $0.split { !$0.isLetter } }
    guard words.count >= fewestWords else { return nil }
    let hits = frequent.map { language in words.count { language.words.contains(String($0)) } }
    guard let best = hits.max(), best * 4 >= words.count,
      hits.filter({ $0 * 2 > best }).count == 1, let place = hits.firstIndex(of: best)
    else { return nil }
    return frequent[place].language
  }

  private static let frequent: [(language: WrittenLanguage, words: Set<String>)] = [
    (
      .init(name: "English", tags: ["en"]),
      [
        "the", "and", "of", "to", "is", "are", "was", "for", "with", "this", "that", "you", "your",
        "we", "our", "it", "on", "at", "by", "from", "have", "has", "be", "not", "or", "will",
        "can",
      ]
    ),
    (
      .init(name: "German", tags: ["de", "gsw"]),
      [
        "der", "die", "das", "und", "ist", "nicht", "ein", "eine", "einen", "mit", "für", "auf",
        "zu",
        "den", "dem", "des", "von", "sie", "wir", "ich", "wird", "sind", "auch", "bei", "im",
        "oder",
      ]
    ),
    (
      .init(name: "French", tags: ["fr"]),
      [
        "le", "la", "les", "des", "et", "est", "une", "un", "dans", "pour", "pas", "que", "qui",
        "sur",
        "avec", "vous", "nous", "au", "aux", "du", "ce", "cette", "sont", "votre", "ou", "par",
      ]
    ),
    (
      .init(name: "Spanish", tags: ["es"]),
      [
        "el", "los", "las", "y", "es", "una", "un", "en", "para", "no", "que", "con", "por", "su",
        "del",
        "al", "se", "más", "como", "lo", "sus", "este", "esta", "son", "o", "tu",
      ]
    ),
  ]
}
