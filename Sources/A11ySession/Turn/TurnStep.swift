import A11yNavigation
import A11yTree

/// One thing that a turn still has to do. Each phase takes its own steps and gives those that
/// follow from them; none calls another.
enum TurnStep {
  // Decision: what a key or a command means.
  case key(Key, held: Duration, KeyStage)
  case offer([ActionRequest], orElse: Key, held: Duration, KeyStage)
  case passedKey([ActionRequest], Key)
  case command(SessionCommand)

  // Navigators: what a technology makes of it.
  case start
  case navigate(SessionCommand)
  case introduce(AssistiveTechnology)
  case readOn
  case findFocus(String, AccessibilityTechnologies)
  case prompt(PromptStep)
  case keyboard(KeyboardStep)

  // Effects: what is said, heard and shown, and what else a navigator wants.
  case effect(Effect, AssistiveTechnology)
  case echo(TypedText)

  // Requests: what the source is asked.
  case request(ActionRequest, Reaction)
  case system(SystemRequest, Reaction)
  case outcome(ActionResponse.Outcome, Reaction)
  case makeRows(RowSearch)
  case makeAllRows

  // Waiting: for an answer, for all that was to come, for time.
  case awaitAnswer(RequestTicket, ActionRequest?, Reaction)
  case awaitSettled
  case awaitOpening
  case passTime(until: Duration)

  // Updates: what has changed at the source, in the order in which it did.
  case update([TreeUpdate])

  // Cursors: the source is told where they are.
  case settleFocus(round: Int)
  case reportFocus(round: Int)

  // Speech: what was said counts as said, where no voice says so.
  case settleSpeech
  case finish
}

/// What follows when a request was answered.
enum Reaction {
  /// A refusal is shown.
  case none
  /// A refusal is shown if it gives a reason.
  case quiet
  /// A refusal is passed over.
  case silent
  /// A refusal is heard as the end of what can be reached.
  case border
  /// What was typed is said.
  case echo(TypedText)
  /// The session ends.
  case finish
  /// If the key was refused, it is offered elsewhere.
  case offer([ActionRequest], orElse: Key, held: Duration, KeyStage)
  /// If the key was refused, it is offered elsewhere, and then said to be of no use.
  case passedKey([ActionRequest], Key)
}

/// A search that has the source make the rows that it comes to.
struct RowSearch {
  var reach: Reach
  var place: ElementID?
  /// The rows that were asked for last, as they were before.
  var last: (id: ElementID, element: Element)?
}

/// One step in moving keyboard focus.
enum KeyboardStep {
  case move(VoiceOver.Direction)
  case go(VoiceOver.Direction, from: ElementID)
  case obey(KeyboardFocusRequest)
  case put(ElementID?)
  case hear(ElementID)
  case edit(ElementID)
}

/// One step in the line that is being typed in.
enum PromptStep {
  case press(Key)
  case choose
}
