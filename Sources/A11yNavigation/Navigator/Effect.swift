// SPDX-License-Identifier: MIT

import A11yTree

/// A side effect that a navigator requests but never performs itself.
public enum Effect: Hashable, Sendable {
  /// Speak an utterance.
  case speak(Utterance)
  /// Play a short sound.
  case sound(Sound)
  /// Ask the source to perform an action.
  case request(ActionRequest)
  /// Ask the source to perform an action that does not concern an element.
  case system(SystemRequest)
  /// End the session.
  case quit
  /// Change the text in the element with keyboard focus, as a physical keyboard would.
  case edit(TextCommand)
  /// Stop speaking immediately.
  case silence
  /// Show a message that is not speech.
  case notice(Utterance.Segment)
  /// Report that no element has the words for which a command searches.
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
  /// Insert text at the insertion point, in place of selected text.
  case insert(String)
  /// Delete the character before the insertion point, or the selected text.
  case deleteBackward
  /// Submit the text or, in a multiline field, begin a new line.
  case `return`
  /// Stop editing.
  case endEditing
  /// Move the insertion point.
  case move(TextMove)
  /// Move the insertion point and select the text over which it passes.
  case select(TextMove)
  /// Select the whole text.
  case selectAll
  /// Move the selected text to the clipboard.
  case cut
  /// Copy the selected text to the clipboard.
  case copy
  /// Insert the clipboard's text.
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

  /// Returns the effect that speaks a string as words of one kind.
  static func say(_ kind: Utterance.Segment.Kind, _ text: String) -> [Effect] {
    say(Utterance(kind, text))
  }
}

extension Verbosity {
  /// Returns the effect that speaks one of VoiceOver's own words.
  func say(_ word: Word, in tree: AccessibilityTree) -> [Effect] {
    .say(Utterance([catalog(for: tree).segment(.interface, word)]))
  }

  /// Returns the effect that shows a message that is not speech.
  package func notice(_ word: Word, _ fillings: String...) -> Effect {
    .notice(catalogOfUser.segment(.interface, catalogOfUser.filled(word, fillings)))
  }
}
