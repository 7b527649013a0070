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

  /// Shows a message that is not speech.
  static func notice(_ text: String, _ state: SessionState) -> TurnStep {
    .effect(.notice(text), state.navigators.driven)
  }

  /// Speaks words of the interface.
  static func say(_ words: String, _ state: SessionState) -> TurnStep {
    .effect(.speak(Utterance(.interface, words)), state.navigators.driven)
  }

  /// Plays the sound of an end: there is nothing further in this direction.
  static func border(_ state: SessionState) -> TurnStep {
    .effect(.sound(.border), state.navigators.driven)
  }
}
