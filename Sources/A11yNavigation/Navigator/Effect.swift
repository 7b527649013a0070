// SPDX-License-Identifier: MIT

import A11yTree

/// A side effect that a navigator asks for. Navigators perform none themselves.
public enum Effect: Hashable, Sendable {
  /// Say something.
  case speak(Utterance)
  /// Play a short sound.
  case sound(Sound)
  /// Ask the source to do something.
  case request(ActionRequest)
  /// Stop speaking at once.
  case silence
  /// Show a message that is not speech.
  case notice(Utterance.Segment)
}

/// A short sound with a meaning.
public enum Sound: String, CaseIterable, Hashable, Sendable, Codable {
  /// There is nothing further in this direction.
  case border
  /// The scanner came to a stop.
  case scan
  /// The scanner went into a group or a menu.
  case enter
  /// The scanner came out of a group or a menu.
  case leave
  /// A switch press was accepted.
  case select
  /// A switch press was too short, or came too soon.
  case ignored
  /// A modal or a new screen appeared.
  case screenChange = "screen change"
}

extension [Effect] {
  /// Speaks an utterance, unless it is empty.
  static func say(_ utterance: Utterance?) -> [Effect] {
    guard let utterance, !utterance.isEmpty else { return [] }
    return [.speak(utterance)]
  }

  /// Speaks a text as words of one kind.
  static func say(_ kind: Utterance.Segment.Kind, _ text: String) -> [Effect] {
    say(Utterance(kind, text))
  }
}

extension Verbosity {
  /// Speaks VoiceOver's own words.
  func say(_ word: Word, in tree: AccessibilityTree) -> [Effect] {
    .say(Utterance([catalogue(for: tree).segment(.interface, word)]))
  }

  /// Shows a message that is not speech.
  package func notice(_ word: Word, _ fillings: String...) -> Effect {
    .notice(catalogueOfUser.segment(.interface, catalogueOfUser.filled(word, fillings)))
  }
}
