import A11yNavigation
import A11yTree

/// One thing that a turn still has to do. Each phase takes its own steps and gives those that
/// follow from them; none calls another. Large cases are boxed: steps are moved
/// more often than they are made.
enum TurnStep {
  // Decision: what a key or a command means.
  indirect case key(Key, held: Duration, KeyStage)
  indirect case offer([ActionRequest], orElse: Key, held: Duration, KeyStage)
  indirect case passedKey([ActionRequest], Key)
  indirect case command(SessionCommand)

  // Navigators: what a technology makes of it.
  case start
  indirect case navigate(SessionCommand)
  case introduce(AssistiveTechnology)
  case readOn
  indirect case findFocus(String, AccessibilityTechnologies)
  indirect case prompt(PromptStep)
  indirect case keyboard(KeyboardStep)

  // Effects: what is said, heard and shown, and what else a navigator wants.
  indirect case effect(Effect, AssistiveTechnology)
  indirect case echo(TypedText)

  // Requests: what the source is asked.
  indirect case request(ActionRequest, Reaction)
  indirect case system(SystemRequest, Reaction)
  indirect case outcome(ActionResponse.Outcome, Reaction)
  indirect case makeRows(RowSearch)
  case makeAllRows

  // Waiting: for an answer, for all that was to come, for time.
  indirect case awaitAnswer(RequestTicket, ActionRequest?, Reaction)
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

extension TurnStep {
  /// The step that takes in an update, if there is anything in it.
  static func taking(_ update: TreeUpdate) -> [TurnStep] {
    update.isEmpty ? [] : [.update([update])]
  }
}

/// What follows when a request was answered.
indirect enum Reaction {
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
  /// If the key was refused, it is said to be of no use.
  case unusedKey(Key)
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
