// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// One turn of a session, with its remaining steps and the number of its passes.
///
/// A turn begins with a command, an event from the source, or the passing of time. During a turn, the session decides
/// what to do, navigates, speaks, sends requests to the source, applies the source's changes and settles the focus.
/// Steps are plain values, so an open turn can be printed and compared. The steps that a step returns run before the
/// remaining steps, so that a request's update is announced before the next effect.
struct Turn: Sendable {
  /// The maximum number of requests and focus reports in one turn.
  static let passLimit = 1_000

  /// The remaining steps in reverse order, with the next step last.
  private var steps: [TurnStep] = []
  /// The number of requests and focus reports that the turn has made so far.
  private(set) var passes = 0
  /// The time at which the turn began to wait, or `nil` if it has not waited.
  private(set) var waitsSince: Duration?

  /// The number of times that the source has prolonged a wait.
  private(set) var prolongations = 0

  /// Whether no steps remain.
  var isOver: Bool { steps.isEmpty }

  /// The turn's next step, which is not removed.
  var next: TurnStep? { steps.last }

  /// The wait that is the turn's next step, or `nil` if the next step is not a wait.
  var wait: TurnWait? {
    if case .wait(let wait, _)? = next { wait } else { nil }
  }

  /// Whether the effect of the next command depends on something that the turn waits for, now or
  /// later.
  var holdsCommands: Bool {
    waitsSince != nil
      && steps.contains {
        if case .wait(let wait, _) = $0 { wait.holdsCommands } else { false }
      }
  }

  /// Removes and returns the next step.
  mutating func takeNext() -> TurnStep? { steps.popLast() }

  /// Inserts steps before the remaining steps, in the given order.
  mutating func add(_ new: [TurnStep]) {
    var place = new.count
    while place > 0 {
      place -= 1
      steps.append(new[place])
    }
  }

  /// Adds a step after all other steps.
  mutating func addLast(_ step: TurnStep) { steps.insert(step, at: 0) }

  /// Puts a step that cannot run yet back into the turn, and records when the wait began.
  mutating func wait(for step: TurnStep, since time: Duration) {
    steps.append(step)
    waitsSince = waitsSince ?? time
  }

  /// Restarts the current wait, so that it lasts as long as a wait that has just begun.
  mutating func keepWaiting(since time: Duration) {
    guard waitsSince != nil else { return }
    waitsSince = time
    prolongations += 1
  }

  /// Resets the counters for the next turn.
  mutating func end() {
    passes = 0
    waitsSince = nil
  }

  /// Counts a pass of the turn, and returns `false` once there are more passes than `passLimit`.
  mutating func countPass() -> Bool {
    passes += 1
    return passes <= Self.passLimit
  }

  /// Removes the remaining steps that apply changes, and returns them in order.
  mutating func takeUpdates() -> [TurnStep] {
    // Most turns contain no steps that apply changes.
    guard steps.contains(where: \.isUpdate) else { return [] }
    let updates = steps.reversed().filter(\.isUpdate)
    steps.removeAll(where: \.isUpdate)
    return updates
  }

  /// Discards the remaining steps. The method returns the changes that the discarded steps would have applied, in
  /// order, because the source has made these changes in any case.
  mutating func cutShort() -> [TreeUpdate] {
    defer {
      steps = []
      waitsSince = nil
    }
    return steps.reversed().flatMap { step -> [TreeUpdate] in
      switch step {
      case .update(let updates): updates
      case .reply(let update): [update]
      default: []
      }
    }
  }
}

extension TurnStep {
  /// Whether the step applies changes from the source.
  fileprivate var isUpdate: Bool {
    switch self {
    case .update, .reply: true
    default: false
    }
  }
}

/// One step of a turn.
///
/// Cases with large payloads are `indirect`, because steps are moved more often than they are created.
enum TurnStep: Sendable {
  /// Decide what effect a command has.
  indirect case decide(SessionCommand)
  /// Record the beginning of a command whose effects have already been requested together with those of other commands.
  case noteBegin(String)
  /// Offer a key to a stage and the stages after it, with the key's name for traces and notices.
  indirect case offerKey(Key, name: String, held: Duration, KeyStage)
  /// Let a navigator perform a command.
  indirect case navigate(SessionCommand)
  /// Start the navigators whose cursors are not on an element.
  case startNavigators
  /// Speak the name of the technology that the keys now control.
  case introduce(AssistiveTechnology)
  /// Let the reading navigator move to the next element.
  case readOn
  /// Move cursors to an element that is specified by its words or its id, as if a program had moved them.
  case moveFocus(to: String, AccessibilityTechnologies)
  /// Carry out an effect of a navigator, such as speech, a sound, a notice or a request.
  indirect case effect(Effect, AssistiveTechnology)
  /// Send a request to the source, and continue once its answer has arrived.
  indirect case request(SourceRequest)
  /// Continue with the answer to a request that was answered later.
  indirect case takeAnswer(RequestTicket, SourceRequest)
  /// Continue with the outcome of a request.
  indirect case follow(ActionResponse.Outcome, SourceRequest)
  /// Let the source create the rows that a search reaches.
  indirect case makeRows(RowSearch)
  /// Apply changes from the source, in the order in which they arrived.
  case update([TreeUpdate])
  /// Apply the changes in a reply from the source, after the changes that arrived before it.
  case reply(TreeUpdate)
  /// Continue with a step when the wait is over.
  indirect case wait(TurnWait, then: TurnStep)
  /// Apply the changes that have arrived and, if there were any, wait for those that are still in progress.
  case takeHeld
  /// Apply the changes that have arrived, without waiting for more.
  case takeArrived
  /// Move the cursors into a source that had no elements when it was opened.
  case enter
  /// Report the cursors to the source, until the source and the cursors no longer move each other.
  case settleFocus(round: Int)
  /// Report the cursors after keyboard focus has moved to the element that the program requested.
  case reportFocus(round: Int)
  /// Move keyboard focus to the next or previous control.
  case moveKeyboardFocus(VoiceOver.Direction, from: ElementID)
  /// Put keyboard focus on an element, or remove it.
  case putKeyboardFocus(ElementID?)
  /// Let the cursor follow keyboard focus to an element, or show a notice that names the element.
  case announceKeyboardFocus(ElementID)
  /// Begin to edit an element, if it is editable text.
  case editIfText(ElementID)
  /// Open an input line.
  case openLine(Prompt.Kind, listing: RotorItem?)
  /// Speak the chosen match of the item chooser.
  case sayChoice
  /// Move to the chosen match of the item chooser.
  case goToChoice
  /// Speak text that was typed, deleted or passed over.
  indirect case echo(TypedText)
  /// Speak text that the program completed while the user typed.
  indirect case sayCompletion(EditedField)
  /// Let time pass in a script.
  case advance(until: Duration)
  /// Let time pass in a script until words are spoken or an element contains them.
  indirect case advanceFor(String, until: Duration)
  /// Finish utterances if no voice reports their end.
  case settleSpeech
  /// End the session after this turn.
  case finish
}

/// The condition that a step of a turn waits for.
enum TurnWait: Hashable, Sendable {
  /// The answer to a request.
  case answer(RequestTicket)
  /// All changes that are in progress in the source.
  case settled
  /// The first elements of a source that is opening.
  case opening
  /// A point in the session's time.
  case time(Duration)
  /// The item chooser's elements, after they have been described the given number of times.
  case items(Int)
  /// The item chooser's elements, for a choice that later commands depend on.
  case choice(Int)

  /// Whether the next command must also wait, because its effect depends on this condition.
  var holdsCommands: Bool {
    switch self {
    case .answer, .choice: true
    case .settled, .opening, .time, .items: false
    }
  }
}

/// A request to the source, and how the turn continues after the answer.
package struct SourceRequest: Sendable {
  /// The kind of request: an action of one element, a request to the whole program, or the creation
  /// of rows that an element represents.
  package enum Kind: Hashable, Sendable {
    case action(ActionRequest)
    case system(SystemRequest)
    case rows(of: ElementID, isForward: Bool)
  }

  /// How the user is informed of a refusal.
  enum Refusal: Hashable, Sendable {
    /// A notice with the reason, or a notice that nothing happens if the source gives no reason.
    case shown
    /// A notice with the reason, if the source gives one.
    case reason
    /// The user is not informed.
    case silent
    /// The border sound, because there are no more elements in this direction.
    case border
    /// A notice with the reason that the words were not found, after which a script ends.
    case unfound(String)
  }

  /// How a turn continues after an answer.
  enum Continuation: Sendable {
    /// The user is informed of a refusal, and otherwise a step follows.
    case asked(ifRefused: Refusal, then: TurnStep?)
    /// After a request that was handled, the element's new value is spoken. After a request that was refused, the next
    /// request follows or, if there is none, the given step.
    case offered(next: [Kind], EditedField?, orElse: TurnStep)
    /// The rest of the typed text is entered key by key, and a notice is shown if the first key was not handled.
    case pressed(rest: Substring, orElse: Word?)
    /// The keys that took effect are echoed, and the other keys are handled again.
    case typedAhead(KeysAhead)
    /// The search for rows continues.
    case madeRows(RowSearch)
  }

  let kind: Kind
  /// Whether the answer is handled before the changes that arrived with it.
  var isAnswerFirst = false
  let then: Continuation

  /// Whether the answers to the request could lead to the same request forever. Requests for rows cannot repeat
  /// forever, because the source runs out of rows.
  var canGoOn: Bool {
    if case .rows = kind { false } else { true }
  }

  /// The request's name in a script or a notice.
  var name: String {
    switch kind {
    case .action(let request): request.action.name
    case .system(let request): SessionCommand.system(request).text
    case .rows: "more rows"
    }
  }
}

/// A search for which the source creates rows as the search reaches them.
struct RowSearch: Sendable {
  let reach: Reach
  let place: ElementID?
  /// The element that represents the rows requested last, as it was before the request.
  private var last: (id: ElementID, element: Element)?

  init(_ reach: Reach, from place: ElementID? = nil) {
    self.reach = reach
    self.place = place
  }

  /// Returns the search in its state after a request for rows.
  func asked(for id: ElementID, _ element: Element) -> RowSearch {
    var next = self
    next.last = (id, element)
    return next
  }

  /// Returns whether the source created no rows after the last request.
  func isFruitless(in tree: AccessibilityTree) -> Bool {
    last.map { tree[$0.id] == $0.element } ?? false
  }
}

extension TurnStep {
  /// The step that waits until all changes in progress have arrived, then applies them and settles the cursors again.
  static let settled = TurnStep.wait(.settled, then: .takeHeld)
  /// The step that waits until an opening source has elements. The cursors are not on an element
  /// yet.
  static let opened = TurnStep.wait(.opening, then: .enter)

  /// Returns the step that applies an update, or no step if the update is empty.
  static func taking(_ update: TreeUpdate) -> [TurnStep] {
    update.isEmpty ? [] : [.reply(update)]
  }

  /// Returns a request to an element; if the request succeeds, the step `then` follows.
  static func ask(
    _ request: ActionRequest,
    ifRefused: SourceRequest.Refusal = .shown,
    isAnswerFirst: Bool = false,
    then: TurnStep? = nil
  ) -> TurnStep {
    .request(
      SourceRequest(
        kind: .action(request),
        isAnswerFirst: isAnswerFirst,
        then: .asked(ifRefused: ifRefused, then: then)
      )
    )
  }

  /// Returns a request to the program.
  static func ask(
    _ request: SystemRequest,
    ifRefused: SourceRequest.Refusal = .reason,
    then: TurnStep? = nil
  ) -> TurnStep {
    .request(SourceRequest(kind: .system(request), then: .asked(ifRefused: ifRefused, then: then)))
  }

  /// Whether the step is counted as a pass of the turn. Programs and cursors could repeat a counted step forever.
  var isPass: Bool {
    switch self {
    case .request(let request): request.canGoOn
    case .settleFocus: true
    default: false
    }
  }
}
