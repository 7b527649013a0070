// SPDX-License-Identifier: MIT

import A11yTree

/// The names of single characters when text is read or typed letter by letter.
public enum CharacterName {
  /// The name of a character as VoiceOver says it: `a`, `cap A`, `space`, `period`.
  public static func spoken(
    _ character: String,
    in words: Catalogue = .of(.english)
  ) -> String {
    let name = own(character, in: words) ?? character
    return isCapital(character) ? words[.capital, name] : name
  }

  /// Whether a character is a capital letter.
  static func isCapital(_ character: String) -> Bool {
    character.count == 1 && character.first?.isUppercase == true
  }

  /// The language's name for a character; `nil` for letters and other characters that have none.
  static func own(_ character: String, in words: Catalogue) -> String? {
    if let name = words.name(ofCharacter: character) { return name }
    guard character.count == 1, let first = character.first else { return nil }
    if first.isNewline { return words.name(ofCharacter: "\n") }
    if first.isWhitespace { return words.name(ofCharacter: " ") }
    return nil
  }
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
    let name = own(character, in: catalogue)
    var segment =
      name.map { catalogue.segment(.text, $0) } ?? Utterance.Segment(.text, character)
    if isCapital(character) {
      switch verbosity.capitals {
      case .speak: segment = catalogue.segment(.text, catalogue[.capital, character])
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
