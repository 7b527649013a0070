import A11yNavigation
import A11yTree

/// One remaining step of a turn. Each phase runs its own steps and returns those that follow; none
/// calls another.
enum TurnStep {
  // Decision: what a key or a command means.
  case key(Key, held: Duration, KeyStage)
  case offer([ActionRequest], orElse: Key, held: Duration, KeyStage)
  case passedKey([ActionRequest], Key)
  case command(SessionCommand)

  // Navigators: what a technology does about it.
  case start
  case navigate(SessionCommand)
  case introduce(AssistiveTechnology)
  case readOn
  case findFocus(String, AccessibilityTechnologies)
  case prompt(PromptStep)
  case keyboard(KeyboardStep)

  // Effects: speech, sounds, notices and requests from navigators.
  case effect(Effect, AssistiveTechnology)
  case echo(TypedText)

  // Requests: what the source is asked to do.
  case request(ActionRequest, Reaction)
  case system(SystemRequest, Reaction)
  case outcome(ActionResponse.Outcome, Reaction)
  case makeRows(RowSearch)
  case makeAllRows

  // Waiting: for an answer, for the source to settle, for time.
  case awaitAnswer(RequestTicket, ActionRequest?, Reaction)
  case awaitSettled
  case awaitOpening
  case passTime(until: Duration)

  // Updates: the source's changes, in order.
  case update([TreeUpdate])

  // Cursors: their positions are reported to the source.
  case settleFocus(round: Int)
  case reportFocus(round: Int)

  // Speech: marks it as finished, where no voice reports that.
  case settleSpeech
  case finish
}

/// What follows from the answer to a request.
enum Reaction {
  /// A refusal is shown.
  case none
  /// A refusal is shown if it has a reason.
  case quiet
  /// A refusal is ignored.
  case silent
  /// A refusal sounds like a border.
  case border
  /// Typed text is spoken.
  case echo(TypedText)
  /// The session ends.
  case finish
  /// A refused key is offered elsewhere.
  case offer([ActionRequest], orElse: Key, held: Duration, KeyStage)
  /// A refused key is offered elsewhere, and then reported as having no effect.
  case passedKey([ActionRequest], Key)
}

/// A search that has the source create the rows that it reaches.
struct RowSearch {
  var reach: Reach
  var place: ElementID?
  /// The last requested rows, in their earlier state.
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

/// One step in the input line.
enum PromptStep {
  case press(Key)
  case choose
}
