// SPDX-License-Identifier: MIT

import A11yTree

/// The names of single characters when text is read or typed letter by letter.
public enum CharacterName {
  /// The name of a character as VoiceOver says it: `a`, `cap A`, `space`, `period`.
  public static func spoken(_ character: String) -> String {
    isCapital(character) ? "cap \(character)" : name(of: character)
  }

  /// Whether a character is a capital letter.
  static func isCapital(_ character: String) -> Bool {
    character.count == 1 && character.first?.isUppercase == true
  }

  /// The name of a character, whether or not it is a capital.
  static func name(of character: String) -> String {
    if let name = names[character] { return name }
    guard character.count == 1, let first = character.first else { return character }
    if first.isNewline { return "new line" }
    if first.isWhitespace { return "space" }
    return character
  }

  private static let names: [String: String] = [
    " ": "space", "\t": "tab", "\n": "new line", "\u{A0}": "space", "•": "bullet",
    ".": "period", ",": "comma", ":": "colon", ";": "semicolon", "!": "exclamation mark",
    "?": "question mark", "-": "dash", "–": "en dash", "—": "em dash", "_": "underscore",
    "'": "apostrophe", "’": "apostrophe", "\"": "quote", "“": "left double quote",
    "”": "right double quote", "(": "left paren", ")": "right paren", "[": "left bracket",
    "]": "right bracket", "{": "left brace", "}": "right brace", "<": "less than",
    ">": "greater than", "/": "slash", "\\": "backslash", "|": "vertical bar", "@": "at",
    "#": "number", "$": "dollar", "%": "percent", "^": "caret", "&": "ampersand", "*": "star",
    "+": "plus", "=": "equals", "~": "tilde", "`": "grave",
  ]
}

extension CharacterName {
  /// The number as people write it: without a zero fraction.
  public static func number(_ number: Double) -> String { Description.plain(number) }
}

extension Verbosity {
  /// Bullets in place of letters that must stay secret.
  public func bullets(_ count: Int, in tree: AccessibilityTree) -> Utterance.Segment {
    let catalogue = catalogue(for: tree)
    return catalogue.segment(.text, catalogue[.bullets, count])
  }

  /// Typed text that was selected, or is selected no more.
  ///
  /// - Parameter words: The text as it is spoken by itself.
  public func selection(
    of words: Utterance.Segment,
    isSelected: Bool,
    in tree: AccessibilityTree
  ) -> Utterance.Segment {
    let catalogue = catalogue(for: tree)
    var words = words
    words.text = catalogue[isSelected ? .textSelected : .textUnselected, words.text]
    return words
  }
}

extension CharacterName {
  /// A letter as it is spoken where text is read or typed letter by letter.
  ///
  /// - Parameter isDeleted: Whether the letter is being deleted.
  public static func segment(
    _ character: String,
    isDeleted: Bool = false,
    _ verbosity: Verbosity,
    in tree: AccessibilityTree
  ) -> Utterance.Segment {
    let catalogue = verbosity.catalogue(for: tree)
    let name = name(of: character)
    var segment = Utterance.Segment(.text, name)
    if isCapital(character) {
      switch verbosity.capitals {
      case .speak: segment = catalogue.segment(.text, catalogue[.capital, name])
      case .pitch: segment.pitch = 0.5
      case .nothing: break
      }
    }
    guard isDeleted else { return segment }
    switch verbosity.deletions {
    case .speak: segment.text = catalogue[.deleted, segment.text]
    case .pitch: segment.pitch = -0.5
    case .nothing: break
    }
    return segment
  }
}
