// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// One turn of a session, with its remaining steps and the number of passes so far.
///
/// A turn starts with a command, an event from the source, or the passage of time. During a turn, the session decides
/// what to do, navigates, speaks, sends requests to the source, applies the source's changes and settles the focus.
/// Steps are plain values, so an open turn can be printed and compared. The steps that a step returns run before the
/// remaining steps, so the update from a request is announced before the next effect.
struct Turn: Sendable {
  /// The maximum number of requests and focus reports in one turn.
  static let passLimit = 1_000

  /// The remaining steps in reverse order, so that the next step is last.
  private var steps: [TurnStep] = []
  /// The number of requests and focus reports that the turn has made so far.
  private(set) var passes = 0
  /// The time at which the turn began to wait, or `nil` if the turn has not waited.
  private(set) var waitsSince: Duration?

  /// The number of times that the source has prolonged a wait.
  private(set) var prolongations = 0

  /// Whether all steps are done.
  var isOver: Bool { steps.isEmpty }

  /// The turn's next step, without removing it.
  var next: TurnStep? { steps.last }

  /// The wait that is the turn's next step, or `nil` if the next step does not wait.
  var wait: TurnWait? {
    if case .wait(let wait, _)? = next { wait } else { nil }
  }

  /// Whether the effect of the next command depends on something for which the turn waits, now or later.
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

  /// Puts a step that cannot run yet back into the turn, and stores when the wait began.
  mutating func wait(for step: TurnStep, since time: Duration) {
    steps.append(step)
    waitsSince = waitsSince ?? time
  }

  /// Restarts the current wait, so that the time limit applies from the beginning.
  mutating func keepWaiting(since time: Duration) {
    guard waitsSince != nil else { return }
    waitsSince = time
    prolongations += 1
  }

  /// Resets the turn's counters for the next turn.
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

  /// Discards the remaining steps. Returns, in order, the changes that the discarded steps would have applied, because
  /// the source has already made these changes.
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
/// Enumeration cases with large payloads are `indirect`, because steps are moved more often than they are created.
enum TurnStep: Sendable {
  /// Decides what effect a command has.
  indirect case decide(SessionCommand)
  /// Marks the beginning of a command whose effects were already requested together with the effects of other commands.
  case noteBegin(String)
  /// Offers a key to a stage and the following stages, with the key's name for traces and notices.
  indirect case offerKey(Key, name: String, held: Duration, KeyStage)
  /// Lets a navigator perform a command.
  indirect case navigate(SessionCommand)
  /// Starts the navigators whose cursors are not on an element.
  case startNavigators
  /// Speaks the name of the technology that the keys now control.
  case introduce(AssistiveTechnology)
  /// Lets the reading navigator move to the next element.
  case readOn
  /// Moves cursors to an element with the given words or ID, as if a program had moved the cursors.
  case moveFocus(to: String, AccessibilityTechnologies)
  /// Carries out a navigator's effect, such as speech, a sound, a notice or a request.
  indirect case effect(Effect, AssistiveTechnology)
  /// Sends a request to the source, and continues once its answer has arrived.
  indirect case request(SourceRequest)
  /// Continues with the answer to a request that was answered later.
  indirect case takeAnswer(RequestTicket, SourceRequest)
  /// Continues with the outcome of a request.
  indirect case follow(ActionResponse.Outcome, SourceRequest)
  /// Lets the source create the rows that a search reaches.
  indirect case makeRows(RowSearch)
  /// Applies changes from the source, in the order in which they arrived.
  case update([TreeUpdate])
  /// Applies the changes in a reply from the source, after the changes that arrived before the reply.
  case reply(TreeUpdate)
  /// Continues with a step when the wait is over.
  indirect case wait(TurnWait, then: TurnStep)
  /// Applies the changes that have arrived and, if there were any, waits for the changes that are still pending.
  case takeHeld
  /// Applies the changes that have arrived, without waiting for more.
  case takeArrived
  /// Moves the cursors into a source that had no elements when it was opened.
  case enter
  /// Reports the cursors to the source, until the source and the cursors no longer move each other.
  case settleFocus(round: Int)
  /// Reports the cursors after keyboard focus has moved to the element that the program requested.
  case reportFocus(round: Int)
  /// Moves keyboard focus to the next or previous control.
  case moveKeyboardFocus(VoiceOver.Direction, from: ElementID)
  /// Moves keyboard focus to an element, or removes it.
  case putKeyboardFocus(ElementID?)
  /// Lets the cursor follow keyboard focus to an element, or shows a notice that names the element.
  case announceKeyboardFocus(ElementID)
  /// Begins editing an element, if it is editable text.
  case editIfText(ElementID)
  /// Opens an input line in the session.
  case openLine(Prompt.Kind, listing: RotorItem?)
  /// Speaks the selected match in the item chooser.
  case sayChoice
  /// Moves to the selected match in the item chooser.
  case goToChoice
  /// Speaks text that was typed, deleted or passed over.
  indirect case echo(TypedText)
  /// Speaks text that the program completed while the user typed.
  indirect case sayCompletion(EditedField)
  /// Lets time pass in a script.
  case advance(until: Duration)
  /// Lets time pass in a script until words are spoken or an element contains them.
  indirect case advanceFor(String, until: Duration)
  /// Ends utterances if no voice reports their end.
  case settleSpeech
  /// Ends the session after this turn.
  case finish
}

/// The condition for which a step of a turn waits.
enum TurnWait: Hashable, Sendable {
  /// The answer to a request.
  case answer(RequestTicket)
  /// All changes that are pending in the source.
  case settled
  /// The first elements of a source that is being opened.
  case opening
  /// A point in the session's time.
  case time(Duration)
  /// The item chooser's elements, after the session has described them the given number of times.
  case items(Int)
  /// The item chooser's elements, which are needed for a choice that affects later commands.
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
  /// The type of request: an action that one element performs, a request to the whole program, or the creation of rows
  /// that an element represents.
  package enum Kind: Hashable, Sendable {
    case action(ActionRequest)
    case system(SystemRequest)
    case rows(of: ElementID, isForward: Bool)
  }

  /// How the user is informed if the source refuses the request.
  enum Refusal: Hashable, Sendable {
    /// A notice with the reason or, if the source gives no reason, a notice that the request has no effect.
    case shown
    /// A notice with the reason, if the source gives a reason.
    case reason
    /// The user is not informed of the refusal.
    case silent
    /// The border sound, because there are no more elements in the given direction.
    case border
    /// A notice that gives the reason why the words were not found, after which a script ends.
    case unfound(String)
  }

  /// How a turn continues after the answer to a request.
  enum Continuation: Sendable {
    /// If the request is refused, the user is informed; otherwise, a step follows.
    case asked(ifRefused: Refusal, then: TurnStep?)
    /// After the request has been handled, the element's new value is spoken. After the request has been refused, the
    /// next request follows or, if there is none, the given step.
    case offered(next: [Kind], EditedField?, orElse: TurnStep)
    /// The remaining typed text is entered key by key, and a notice is shown if the first key was not handled.
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

  /// Whether the answers to the request could lead to an endless repetition of the request. Requests for rows cannot
  /// repeat forever, because the source eventually has no more rows to create.
  var canGoOn: Bool {
    if case .rows = kind { false } else { true }
  }

  /// The request's name for a script or a notice.
  var name: String {
    switch kind {
    case .action(let request): request.action.name
    case .system(let request): SessionCommand.system(request).text
    case .rows: "more rows"
    }
  }
}

/// A search. The source creates rows as the search reaches them.
struct RowSearch: Sendable {
  let reach: Reach
  let place: ElementID?
  /// The element that represents the rows requested last, in its state before the request.
  private var last: (id: ElementID, element: Element)?

  init(_ reach: Reach, from place: ElementID? = nil) {
    self.reach = reach
    self.place = place
  }

  /// Returns the search as it continues after a request for rows.
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
  /// The step that waits until all pending changes have arrived, applies them, and settles the cursors again.
  static let settled = TurnStep.wait(.settled, then: .takeHeld)
  /// The step that waits until a source that is being opened has elements. The cursors are not yet on an element.
  static let opened = TurnStep.wait(.opening, then: .enter)

  /// Returns the step that applies an update, or no step if the update is empty.
  static func taking(_ update: TreeUpdate) -> [TurnStep] {
    update.isEmpty ? [] : [.reply(update)]
  }

  /// Returns a request to an element. If the request succeeds, the `then` step follows.
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

  /// Whether the step counts as a pass of the turn. Without a limit, programs and cursors could repeat a counted step
  /// forever.
  var isPass: Bool {
    switch self {
    case .request(let request): request.canGoOn
    case .settleFocus: true
    default: false
    }
  }
}
