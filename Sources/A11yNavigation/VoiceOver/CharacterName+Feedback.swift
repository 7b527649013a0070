// SPDX-License-Identifier: MIT

import A11yTree

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
