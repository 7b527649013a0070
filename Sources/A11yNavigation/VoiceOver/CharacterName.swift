// SPDX-License-Identifier: MIT

import A11yTree

/// The names of single characters, used when text is read or typed letter by letter.
public enum CharacterName {
  /// Returns the name of a character as VoiceOver speaks it, such as `a`, `cap A`, `space` or `period`.
  public static func spoken(
    _ character: String,
    in words: Catalog = .of(.english)
  ) -> String {
    let name = own(character, in: words) ?? character
    return isCapital(character) ? words[.capital, name] : name
  }

  /// Returns whether a character is a capital letter.
  static func isCapital(_ character: String) -> Bool {
    character.count == 1 && character.first?.isUppercase == true
  }

  /// Returns the language's name for a character, or `nil` for letters and characters without a name.
  static func own(_ character: String, in words: Catalog) -> String? {
    if let name = words.name(ofCharacter: character) { return name }
    guard character.count == 1, let first = character.first else { return nil }
    if first.isNewline { return words.name(ofCharacter: "\n") }
    if first.isWhitespace { return words.name(ofCharacter: " ") }
    return nil
  }
}

extension CharacterName {
  /// Returns a number as people write it, omitting a fraction of zero.
  public static func number(_ number: Double) -> String { Description.plain(number) }
}

extension Verbosity {
  /// Returns bullets in place of the characters of secret text.
  public func bullets(_ count: Int, in tree: AccessibilityTree) -> Utterance.Segment {
    let catalog = catalog(for: tree)
    return catalog.segment(.text, catalog[.bullets, count])
  }

  /// Returns the words for typed text that was selected or deselected.
  ///
  /// - Parameter words: The text as it is spoken on its own.
  public func selection(
    of words: Utterance.Segment,
    isSelected: Bool,
    in tree: AccessibilityTree
  ) -> Utterance.Segment {
    let catalog = catalog(for: tree)
    var words = words
    words.text = catalog[isSelected ? .textSelected : .textUnselected, words.text]
    return words
  }
}

extension CharacterName {
  /// Returns a letter as it is spoken when text is read or typed letter by letter.
  ///
  /// - Parameter isDeleted: Whether the letter is being deleted.
  public static func segment(
    _ character: String,
    isDeleted: Bool = false,
    _ verbosity: Verbosity,
    in tree: AccessibilityTree
  ) -> Utterance.Segment {
    let catalog = verbosity.catalog(for: tree)
    let name = own(character, in: catalog)
    var segment =
      name.map { catalog.segment(.text, $0) } ?? Utterance.Segment(.text, character)
    if isCapital(character) {
      switch verbosity.capitals {
      case .speak: segment = catalog.segment(.text, catalog[.capital, character])
      case .pitch: segment.pitch = 0.5
      case .nothing: break
      }
    }
    guard isDeleted else { return segment }
    switch verbosity.deletions {
    case .speak: segment.text = catalog[.deleted, segment.text]
    case .pitch: segment.pitch = -0.5
    case .nothing: break
    }
    return segment
  }
}
