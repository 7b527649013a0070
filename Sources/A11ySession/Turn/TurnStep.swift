// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// One step of a turn.
///
/// Each phase runs its own steps and returns those that follow; no phase calls another. Cases with
/// large payloads are `indirect`, because a step is moved more often than it is created.
enum TurnStep {
  // Decision: which navigator command, request or session command a key stands for.
  indirect case key(Key, held: Duration, KeyStage)
  indirect case offer([ActionRequest], orElse: Key, held: Duration, KeyStage)
  indirect case passedKey([ActionRequest], Key)
  indirect case command(SessionCommand)

  // Navigators: commands to a technology.
  case start
  indirect case navigate(SessionCommand)
  case introduce(AssistiveTechnology)
  case readOn
  indirect case findFocus(String, AccessibilityTechnologies)
  indirect case prompt(PromptStep)
  indirect case keyboard(KeyboardStep)

  // Effects: speech, sounds, notices and requests that navigators ask for.
  indirect case effect(Effect, AssistiveTechnology)
  indirect case echo(TypedText)

  // Requests to the source.
  indirect case request(ActionRequest, Reaction)
  indirect case system(SystemRequest, Reaction)
  indirect case outcome(ActionResponse.Outcome, Reaction)
  indirect case makeRows(RowSearch)
  case makeAllRows

  // Waiting: for an answer, for the source to settle, for time to pass, for the item chooser.
  indirect case awaitAnswer(RequestTicket, ActionRequest?, Reaction)
  case awaitSettled
  case awaitOpening
  case passTime(until: Duration)
  case awaitItems

  // Updates from the source, in the order in which they arrived.
  case update([TreeUpdate])

  // Cursors: reporting their positions to the source.
  case settleFocus(round: Int)
  case reportFocus(round: Int)

  // Speech: finishing utterances when there is no voice that reports their end.
  case settleSpeech
  case finish
}

extension TurnStep {
  /// The step that applies an update, or no step if the update is empty.
  static func taking(_ update: TreeUpdate) -> [TurnStep] {
    update.isEmpty ? [] : [.update([update])]
  }
}

/// How the session reacts to the answer to a request.
indirect enum Reaction {
  /// Shows a refusal.
  case none
  /// Shows a refusal that gives a reason.
  case quiet
  /// Ignores a refusal.
  case silent
  /// Plays the border sound on a refusal: there is nothing further in this direction.
  case border
  /// Echoes typed text.
  case echo(TypedText)
  /// Ends the session.
  case finish
  /// Offers a refused key to the next stage.
  case offer([ActionRequest], orElse: Key, held: Duration, KeyStage)
  /// Offers a refused key to the remaining requests; if all refuse it, a notice says so.
  case passedKey([ActionRequest], Key)
  /// If the key was refused, it is said to be of no use.
  case unusedKey(Key)
}

/// A search during which the source creates the rows that the search reaches.
struct RowSearch {
  var reach: Reach
  var place: ElementID?
  /// The run of rows that was requested last, as it was before the request.
  var last: (id: ElementID, element: Element)?
}

/// One step of a keyboard focus move.
enum KeyboardStep {
  case move(VoiceOver.Direction)
  case go(VoiceOver.Direction, from: ElementID)
  case obey(KeyboardFocusRequest)
  case put(ElementID?)
  case hear(ElementID)
  case edit(ElementID)
}

/// One step of editing the command line or the item chooser.
enum PromptStep {
  case press(Key)
  case insert(String)
  case choose
  case list
}
