// SPDX-License-Identifier: MIT

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
