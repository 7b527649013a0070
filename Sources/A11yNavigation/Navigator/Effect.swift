// SPDX-License-Identifier: MIT

import A11yTree

/// A side effect that a navigator requests but never performs itself.
public enum Effect: Hashable, Sendable {
  /// Speak an utterance.
  case speak(Utterance)
  /// Plays a short sound.
  case sound(Sound)
  /// Asks the source to perform an action.
  case request(ActionRequest)
  /// Asks the source to perform an action that is not related to an element.
  case system(SystemRequest)
  /// End the session.
  case quit
  /// Changes the text in the element with keyboard focus, as a physical keyboard would.
  case edit(TextCommand)
  /// Stop speaking immediately.
  case silence
  /// Shows a message that is not spoken.
  case notice(Utterance.Segment)
  /// Reports that no element contains the words that a command searches for.
  case unfound(String)
}

extension Effect {
  /// Whether the effect may change the tree.
  var asksSource: Bool {
    switch self {
    case .request, .edit, .system, .quit: true
    case .speak, .sound, .silence, .notice, .unfound: false
    }
  }
}

/// A change to the text in the element with keyboard focus.
public enum TextCommand: Hashable, Sendable {
  /// Inserts text at the insertion point, replacing any selected text.
  case insert(String)
  /// Deletes the selected text or, if no text is selected, the character before the insertion point.
  case deleteBackward
  /// Submits the text or, in a multiline field, begins a new line.
  case `return`
  /// Stop editing.
  case endEditing
  /// Moves the insertion point.
  case move(TextMove)
  /// Moves the insertion point, selecting the text that it passes over.
  case select(TextMove)
  /// Selects all the text.
  case selectAll
  /// Moves the selected text to the clipboard.
  case cut
  /// Copies the selected text to the clipboard.
  case copy
  /// Inserts the clipboard's text.
  case paste
}

/// A movement of the insertion point.
public enum TextMove: Hashable, Sendable, CaseIterable {
  /// A movement backward or forward by one character.
  case characterBack, characterOn
  /// A movement backward or forward by one word.
  case wordBack, wordOn
  /// A movement to the start or the end of the text.
  case start, end
}

/// A short sound that conveys an event.
public enum Sound: String, CaseIterable, Hashable, Sendable, Codable {
  /// The cursor cannot move any further in this direction.
  case border
  /// The scanner moved to a stop.
  case scan
  /// The scanner entered a group or a menu.
  case enter
  /// The scanner left a group or a menu.
  case leave
  /// A switch press was accepted.
  case select
  /// The sound for a switch press that is ignored because it was too short or came too soon.
  case ignored
  /// A modal or a new screen appeared.
  case screenChange = "screen change"
}

extension [Effect] {
  /// Returns the effect that speaks an utterance, or no effect if the utterance is empty.
  static func say(_ utterance: Utterance?) -> [Effect] {
    guard let utterance, !utterance.isEmpty else { return [] }
    return [.speak(utterance)]
  }

  /// Returns the effect that speaks a string as words of the given kind.
  static func say(_ kind: Utterance.Segment.Kind, _ text: String) -> [Effect] {
    say(Utterance(kind, text))
  }
}

extension Verbosity {
  /// Returns the effect that speaks one of VoiceOver's own words.
  func say(_ word: Word, in tree: AccessibilityTree) -> [Effect] {
    .say(Utterance([catalog(for: tree).segment(.interface, word)]))
  }

  /// Returns the effect that shows a message without speaking it.
  package func notice(_ word: Word, _ fillings: String...) -> Effect {
    .notice(catalogOfUser.segment(.interface, catalogOfUser.filled(word, fillings)))
  }
}
