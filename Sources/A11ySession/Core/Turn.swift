// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// One turn of a session: its remaining steps, and how many passes it has made.
///
/// A command, an event of the source and the passing of time each begin a turn, which decides,
/// navigates, speaks, asks the source, applies its changes and settles the focus. Steps are plain
/// values: an open turn can be printed and compared. The steps that a step returns run before the
/// remaining ones, so a request's update is heard before the next effect.
struct Turn: Sendable {
  /// The maximum number of requests and focus reports in one turn.
  static let passLimit = 1_000

  /// The remaining steps, the next one last.
  private var steps: [TurnStep] = []
  /// The number of requests and focus reports so far.
  private(set) var passes = 0
  /// When the turn began to wait; `nil` if it is not waiting.
  private(set) var waitsSince: Duration?

  /// Whether no steps remain.
  var isOver: Bool { steps.isEmpty }

  /// The next step, left in place.
  var next: TurnStep? { steps.last }

  /// The wait that the turn has come to; `nil` if it has not come to one.
  var wait: TurnWait? {
    if case .wait(let wait, _)? = next { wait } else { nil }
  }

  /// Whether what the next command does depends on something that the turn waits for, now or later.
  var holdsCommands: Bool {
    waitsSince != nil
      && steps.contains {
        if case .wait(let wait, _) = $0 { wait.holdsCommands } else { false }
      }
  }

  /// Removes and returns the next step.
  mutating func takeNext() -> TurnStep? { steps.popLast() }

  /// Inserts steps before the remaining ones, in the given order.
  mutating func add(_ new: [TurnStep]) {
    var place = new.count
    while place > 0 {
      place -= 1
      steps.append(new[place])
    }
  }

  /// Adds a step after all others.
  mutating func addLast(_ step: TurnStep) { steps.insert(step, at: 0) }

  /// Puts back a step that cannot run yet, and records when the wait began.
  mutating func wait(for step: TurnStep, since time: Duration) {
    steps.append(step)
    waitsSince = waitsSince ?? time
  }

  /// Resets the counters for the next turn.
  mutating func end() {
    passes = 0
    waitsSince = nil
  }

  /// Counts a pass; returns `false` once there are more than `passLimit`.
  mutating func countPass() -> Bool {
    passes += 1
    return passes <= Self.passLimit
  }

  /// Discards the remaining steps, and returns the changes that they would have applied, in order:
  /// the source has made them in any case.
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

/// One step of a turn.
///
/// Cases with large payloads are `indirect`, because a step is moved more often than it is created.
enum TurnStep: Sendable {
  /// Decide what a command means.
  indirect case decide(SessionCommand)
  /// Offer a key, whose name in traces and notices is given, to a stage and those after it.
  indirect case offerKey(Key, name: String, held: Duration, KeyStage)
  /// Have a navigator perform a command.
  indirect case navigate(SessionCommand)
  /// Start the navigators that are on no element.
  case startNavigators
  /// Speak which technology the keys drive now.
  case introduce(AssistiveTechnology)
  /// Have the reading navigator move on.
  case readOn
  /// Move cursors to an element by its words, as a program would.
  case moveFocus(to: String, AccessibilityTechnologies)
  /// Carry out an effect of a navigator: speech, a sound, a notice, a request.
  indirect case effect(Effect, AssistiveTechnology)
  /// Ask the source, and go on with its answer, once that is there.
  indirect case request(SourceRequest)
  /// Go on with the answer to a request that was answered later.
  indirect case takeAnswer(RequestTicket, SourceRequest)
  /// Go on with the outcome of a request.
  indirect case follow(ActionResponse.Outcome, SourceRequest)
  /// Have the source create the rows that a search reaches.
  indirect case makeRows(RowSearch)
  /// Apply changes of the source, in the order in which they arrived.
  case update([TreeUpdate])
  /// Apply the changes that a reply of the source came with, after those that arrived before it.
  case reply(TreeUpdate)
  /// Go on with a step when the wait is over.
  indirect case wait(TurnWait, then: TurnStep)
  /// Apply the changes that have arrived; those that are still under way if there were any.
  case takeHeld
  /// Apply the changes that have arrived, without waiting for more.
  case takeArrived
  /// Enter a source that was still opening.
  case enter
  /// Report the cursors to the source, until neither moves the other.
  case settleFocus(round: Int)
  /// Report the cursors after keyboard focus has gone where the program wants it.
  case reportFocus(round: Int)
  /// Move keyboard focus to the next or previous control.
  case moveKeyboardFocus(VoiceOver.Direction, from: ElementID)
  /// Put keyboard focus on an element, or nowhere.
  case putKeyboardFocus(ElementID?)
  /// Have the cursor follow keyboard focus to an element, or show where it is.
  case announceKeyboardFocus(ElementID)
  /// Begin to edit an element, if it is a text.
  case editIfText(ElementID)
  /// Open an input line.
  case openLine(Prompt.Kind, listing: RotorItem?)
  /// Speak the chosen match of the item chooser.
  case sayChoice
  /// Go to the chosen match of the item chooser.
  case goToChoice
  /// Speak text that was typed, deleted or passed over.
  indirect case echo(TypedText)
  /// Speak text that the program completed while text was typed.
  indirect case sayCompletion(EditedField)
  /// Let time pass in a script.
  case advance(until: Duration)
  /// Let time pass in a script until words are spoken or there.
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
  /// All changes that are under way in the source.
  case settled
  /// The first elements of a source that is opening.
  case opening
  /// A time of the session.
  case time(Duration)
  /// The elements of the item chooser, described this many times.
  case items(Int)
  /// The same, for a command that depends on them.
  case choice(Int)

  /// Whether the next command has to wait too, because what it does depends on this.
  var holdsCommands: Bool {
    switch self {
    case .answer, .choice: true
    case .settled, .opening, .time, .items: false
    }
  }
}

/// A request to the source, and what a turn does with the answer.
package struct SourceRequest: Sendable {
  /// What is asked: of one element, of the whole program, or to make rows that an element represents.
  package enum Kind: Hashable, Sendable {
    case action(ActionRequest)
    case system(SystemRequest)
    case rows(of: ElementID, isForward: Bool)
  }

  /// What the user learns of a refusal.
  enum Refusal: Hashable, Sendable {
    /// The reason, or that nothing happens.
    case shown
    /// The reason, if the source gives one.
    case reason
    /// Nothing.
    case silent
    /// The sound of an end: there is nothing further in this direction.
    case border
  }

  /// What follows from the answer.
  enum Continuation: Sendable {
    /// The user learns of a refusal; otherwise a step follows.
    case asked(ifRefused: Refusal, then: TurnStep?)
    /// What the element has become is spoken; a refused request is followed by the next one, and
    /// then by a step.
    case offered(next: [Kind], EditedField?, orElse: TurnStep)
    /// The rest of a text is pressed key by key; a notice tells that the first was not taken.
    case pressed(rest: Substring, orElse: Word?)
    /// The search goes on.
    case madeRows(RowSearch)
  }

  let kind: Kind
  /// Whether the answer is heard before the changes that came with it.
  var isAnswerFirst = false
  let then: Continuation

  /// Whether answers could lead to the same request for ever. Rows run out.
  var canGoOn: Bool {
    if case .rows = kind { false } else { true }
  }

  /// The request as a script or a notice names it.
  var name: String {
    switch kind {
    case .action(let request): request.action.name
    case .system(let request): SessionCommand.system(request).text
    case .rows: "more rows"
    }
  }
}

/// A search during which the source creates the rows that the search reaches.
struct RowSearch: Sendable {
  let reach: Reach
  let place: ElementID?
  /// The run of rows that was requested last, as it was before the request.
  private var last: (id: ElementID, element: Element)?

  init(_ reach: Reach, from place: ElementID? = nil) {
    self.reach = reach
    self.place = place
  }

  /// The search after the source was asked for a run of rows.
  func asked(for id: ElementID, _ element: Element) -> RowSearch {
    var next = self
    next.last = (id, element)
    return next
  }

  /// Whether the source created nothing when it was asked last.
  func isFruitless(in tree: AccessibilityTree) -> Bool {
    last.map { tree[$0.id] == $0.element } ?? false
  }
}

extension TurnStep {
  /// Goes on once all changes that are under way have arrived: applies them, and settles the cursors
  /// again.
  static let settled = TurnStep.wait(.settled, then: .takeHeld)
  /// Goes on once an opening source has elements. The cursors are on no element yet.
  static let opened = TurnStep.wait(.opening, then: .enter)

  /// The step that applies an update, or no step if the update is empty.
  static func taking(_ update: TreeUpdate) -> [TurnStep] {
    update.isEmpty ? [] : [.reply(update)]
  }

  /// Asks an element to do something; what follows if it does comes last.
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

  /// Asks the program to do something.
  static func ask(
    _ request: SystemRequest,
    ifRefused: SourceRequest.Refusal = .reason,
    then: TurnStep? = nil
  ) -> TurnStep {
    .request(SourceRequest(kind: .system(request), then: .asked(ifRefused: ifRefused, then: then)))
  }

  /// Whether the step counts as a pass: programs and cursors could go on with it for ever.
  var isPass: Bool {
    switch self {
    case .request(let request): request.canGoOn
    case .settleFocus: true
    default: false
    }
  }
}
