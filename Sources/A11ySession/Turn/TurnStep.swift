// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// One step of a turn: a phase of the session takes it, and returns the steps that follow.
///
/// Cases with large payloads are `indirect`, because a step is moved more often than it is created.
enum TurnStep {
  /// Decides what a key or command means, or has a navigator perform it.
  case decide(@MainActor (SessionState) -> [TurnStep])
  /// Carries out an effect of a navigator: speech, a sound, a notice, a request.
  indirect case effect(Effect, AssistiveTechnology)
  /// Asks the source, and goes on with its answer, once that is there.
  indirect case request(SourceRequest)
  /// Has the source create the rows that a search reaches.
  indirect case makeRows(RowSearch)
  /// Applies changes of the source, in the order in which they arrived.
  case update([TreeUpdate])
  /// Continues when the wait is over.
  indirect case wait(TurnWait, then: @MainActor (SessionState) -> [TurnStep])
  /// Reports the cursors to the source, until neither moves the other.
  case settleFocus(round: Int)
  /// Finishes utterances if no voice reports their end.
  case settleSpeech
}

/// The condition that a step of a turn waits for.
enum TurnWait {
  /// The answer to a request.
  case answer(RequestTicket)
  /// All changes that are under way in the source.
  case settled
  /// The first elements of a source that is opening.
  case opening
  /// A time of the session.
  case time(Duration)
  /// The elements of the item chooser, described this many times.
  case items(Int)
}

@MainActor
extension TurnStep {
  /// The step that applies an update, or no step if the update is empty.
  static func taking(_ update: TreeUpdate) -> [TurnStep] {
    update.isEmpty ? [] : [.update([update])]
  }

  /// Shows a message that is not speech, in the user's language.
  static func notice(_ word: Word, _ fillings: String..., in state: SessionState) -> TurnStep {
    let words = state.settings.verbosity.catalogueOfUser
    let message = words.segment(.interface, words.filled(word, fillings))
    return .effect(.notice(message), state.navigators.driven)
  }

  /// Shows a message that is not in the catalogue: a source's, or about the words of a command.
  static func notice(verbatim text: String, _ state: SessionState) -> TurnStep {
    .effect(.notice(.init(.interface, text)), state.navigators.driven)
  }

  /// Speaks words of the interface.
  static func say(_ word: Word, _ fillings: String..., in state: SessionState) -> TurnStep {
    let words = state.settings.verbosity.catalogue(for: state.tree)
    let said = words.segment(.interface, words.filled(word, fillings))
    return .effect(.speak(Utterance([said])), state.navigators.driven)
  }

  /// Speaks what the user wrote.
  static func say(verbatim text: String, _ state: SessionState) -> TurnStep {
    .effect(.speak(Utterance(.interface, text)), state.navigators.driven)
  }

  /// Plays the sound of an end: there is nothing further in this direction.
  static func border(_ state: SessionState) -> TurnStep {
    .effect(.sound(.border), state.navigators.driven)
  }
}
