// SPDX-License-Identifier: MIT

import A11yTree

/// A side effect that a navigator asks for but never performs itself.
public enum Effect: Hashable, Sendable {
  /// Speak an utterance.
  case speak(Utterance)
  /// Play a short sound.
  case sound(Sound)
  /// Ask the source to perform an action.
  case request(ActionRequest)
  /// Stop speaking at once.
  case silence
  /// Show a message that is not speech.
  case notice(Utterance.Segment)
}

/// A short sound with a meaning.
public enum Sound: String, CaseIterable, Hashable, Sendable, Codable {
  /// Nothing further exists in this direction.
  case border
  /// The scanner moved to a stop.
  case scan
  /// The scanner entered a group or a menu.
  case enter
  /// The scanner left a group or a menu.
  case leave
  /// A switch press was accepted.
  case select
  /// A switch press was too short or came too soon.
  case ignored
  /// A modal or a new screen appeared.
  case screenChange = "screen change"
}

extension [Effect] {
  /// Returns the effect that speaks an utterance, unless it is empty.
  static func say(_ utterance: Utterance?) -> [Effect] {
    guard let utterance, !utterance.isEmpty else { return [] }
    return [.speak(utterance)]
  }

  /// Returns the effect that speaks a text as words of one kind.
  static func say(_ kind: Utterance.Segment.Kind, _ text: String) -> [Effect] {
    say(Utterance(kind, text))
  }
}

extension Verbosity {
  /// Returns the effect that speaks one of VoiceOver's own words.
  func say(_ word: Word, in tree: AccessibilityTree) -> [Effect] {
    .say(Utterance([catalogue(for: tree).segment(.interface, word)]))
  }

  /// Returns the effect that shows a message that is not speech.
  package func notice(_ word: Word, _ fillings: String...) -> Effect {
    .notice(catalogueOfUser.segment(.interface, catalogueOfUser.filled(word, fillings)))
  }
}
