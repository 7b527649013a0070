// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The reason why a reply from the source is expected.
enum AwaitedReply: Sendable {
  /// The tree of a source that has been opened. The cursors enter the tree if the session starts.
  case opening(isStart: Bool)
  /// The response to a request.
  case response(SourceRequest)
  /// The changes from the source, which are applied before the given steps.
  case update(then: [TurnStep])
  /// A message to show.
  case notice
}

// Events.
extension SessionCore {
  /// Receives an event, makes its immediate changes, and adds the steps that follow.
  mutating func receive(_ event: SessionEvent) {
    switch event {
    case .start: open(isStart: true)
    case .load: open(isStart: false)
    case .command(let command): enqueue(command)
    case .source(let event):
      let earlier = isRealTime && event.hasChanges ? takeEarlierUpdates() : []
      turn.add(earlier + receive(event))
    case .change(let update): turn.add([.update([update])])
    case .reply(let reply, let events): resume(with: reply, during: events)
    case .status(let status): link.note(status)
    case .itemsDescribed(let list):
      line.takeDescribedItems(list)
      describeItems()
    case .spoken(let id, let isHeard):
      isHeard ? turn.add(speechDidEnd(id.rawValue)) : loseSpeech(id.rawValue)
    case .time(let time): timeTarget = max(timeTarget ?? time, time)
    case .wallTime:
      guard case .time(let time)? = turnWait else { return }
      link.timeDidPass(time)
    case .giveUp: giveUpWaiting()
    case .background(let isBackground):
      speech.beginTurn()
      let request: SystemRequest = isBackground ? .enterBackground : .activate
      turn.add([.ask(request, ifRefused: .silent)] + Self.ending)
    case .ask(let wish): fulfill(wish)
    case .close:
      commands.drop()
      if !turn.isOver { endWait() }
      link.close()
      effects.append(.closeSource)
    }
  }

  private mutating func fulfill(_ wish: SessionWish) {
    switch wish {
    case .silence: turn.add([.effect(.silence, navigators.driven)])
    case .makeAllRows: turn.add([.makeRows(RowSearch(.everything))])
    case .notify(let text): show(text)
    case .turnOnVoiceOver: navigators.drive(.voiceOver, settings)
    case .stayAtTop: focus.staysAtTop()
    case .settleSpeech: turn.add([.settleSpeech])
    }
  }

  /// Handles an unsolicited event from the source, and returns the steps that follow.
  private mutating func receive(_ event: SourceEvent) -> [TurnStep] {
    guard !link.isClosed else {
      show("An event that arrived after the source had closed was ignored.")
      return []
    }
    link.noteProgress()
    switch event {
    case .changed(let update): return arrive(update)
    case .settled: return []
    case .working: turn.keepWaiting(since: now)
    case .answered(let ticket, let response):
      switch link.take(ticket, response.outcome) {
      case .expected: return arrive(response.update)
      case .late(let notice): return arrive(response.update) + [.show(notice, self)]
      case .unexpected(let notice): show(notice)
      }
    case .notice(let text): show(text)
    case .closed(let reason):
      link.close()
      turn.addLast(.show("\(reason) The last content can still be read.", self))
    }
    return []
  }

  /// Returns the steps that apply an update in the open turn, or in a new turn if none is open.
  private mutating func arrive(_ update: TreeUpdate) -> [TurnStep] {
    let steps = held(update)
    guard turn.isOver else { return steps }
    speech.beginTurn()
    // A script waits until all changes have arrived.
    return steps + (isRealTime ? [] : [.settled]) + Self.ending
  }

  /// Continues with the reply to a call to the source, after the events that the source sent during
  /// the call.
  private mutating func resume(with reply: SourceReply, during events: [SourceEvent]) {
    guard let awaited else { return }
    self.awaited = nil
    if case .response(let request) = awaited, case .response(let response) = reply,
      case .underWay(let ticket) = response.outcome
    {
      link.wait(for: ticket, request.name)
    }
    let hasChanges = reply.hasChanges || isRealTime && events.contains(where: \.hasChanges)
    let earlier = hasChanges ? takeEarlierUpdates() : []
    // The events were sent before the reply, so their changes are applied first.
    let steps = events.flatMap { receive($0) }
    defer { turn.add(earlier + steps) }
    switch (awaited, reply) {
    case (.opening(let isStart), .opened(let tree)):
      link.use(tree)
      didOpen(wishing: TreeUpdate(), isStart: isStart)
    case (.opening(let isStart), .update(let update)):
      do {
        didOpen(wishing: try link.open(with: update), isStart: isStart)
      } catch {
        show("The tree cannot be shown: \(error).")
      }
    case (.response(let request), .response(let response)):
      turn.add(follow(response, to: request))
    case (.update(let steps), .update(let update)): turn.add(TurnStep.taking(update) + steps)
    case (.notice, .notice(let text)): turn.add([.show(text, self)])
    default: break
    }
  }

  /// Removes the steps that would apply earlier changes after later changes, such as the answer to a request, and
  /// returns steps that apply the earlier changes immediately.
  ///
  /// Changes are applied in the order in which they arrived. If changes were applied in another order, an earlier
  /// change could undo a later change.
  private mutating func takeEarlierUpdates() -> [TurnStep] {
    turn.takeUpdates().map { step in
      if case .reply(let update) = step { .update(link.takeHeld() + [update]) } else { step }
    }
  }

  private mutating func open(isStart: Bool) {
    if isStart { speech.beginTurn() }
    link.beginOpening()
    call(.open(navigators.technologies, tree.readingOrder), for: .opening(isStart: isStart))
  }

  private mutating func didOpen(wishing wishes: TreeUpdate, isStart: Bool) {
    link.isOpen = true
    keyboard.start(in: tree)
    focus.keepForOpening(wishes)
    if link.progress == .settled { noticeIfEmpty() }
    guard isStart else { return }
    // A page that is still loading is entered once its elements have arrived.
    let wait: [TurnStep] = isRealTime && tree.root != nil ? [] : [.opened]
    turn.add(wait + [.makeRows(RowSearch(.first)), .startNavigators] + Self.ending)
  }

  /// Calls the source. The source's reply continues the turn.
  mutating func call(_ call: SourceCall, for awaited: AwaitedReply) {
    self.awaited = awaited
    effects.append(.call(call))
  }
}

// Steps.
extension SessionCore {
  /// The steps that end every turn.
  static let ending: [TurnStep] = [.settleFocus(round: 0), .settled, .settleSpeech]

  /// Runs steps until all steps are done and no events are due, a step has to wait, or the source is called.
  mutating func run() {
    while awaited == nil {
      let wasOpen = !turn.isOver
      guard runSteps() else { return }
      if happensNext() { continue }
      guard turn.isOver else { return }
      turn.end()
      endsWaits = false
      endReading()
      if let keys = takeKeysAhead() {
        begin(keys)
      } else if let command = commands.next(into: typingPlace, at: now) {
        begin(command)
      } else {
        if wasOpen { effects.append(.turnEnded) }
        return
      }
    }
  }

  /// Runs steps until all steps are done or a step has to wait, or returns `false` if the source was called.
  private mutating func runSteps() -> Bool {
    while awaited == nil, let step = turn.takeNext() {
      if case .wait(let wait, _) = step, !isOver(wait) {
        if endsWaits {
          link.abandon()
          continue
        }
        trace { "waits for \($0.words(for: wait))" }
        turn.wait(for: step, since: now)
        // Commands that are held back for another reason must not wait for this step.
        guard !commands.isEmpty, !turn.holdsCommands else { return true }
        endWait()
        continue
      }
      if step.isPass, !turn.countPass() {
        turn.add([.update(cutTurnShort())])
        show("Focus changes kept triggering each other; stopped after \(Turn.passLimit) rounds.")
      } else {
        turn.add(perform(step))
      }
    }
    return awaited == nil
  }

  /// Performs a step, and returns the steps that result from it.
  private mutating func perform(_ step: TurnStep) -> [TurnStep] {
    switch step {
    case .decide(let command): decide(command)
    case .noteBegin(let text): noteBegin(recorded: text)
    case .offerKey(let key, let name, let held, let stage):
      offer(key, named: name, held: held, stage)
    case .navigate(let command): perform(command)
    case .startNavigators: startNavigators()
    case .introduce(let technology): introduce(technology)
    case .readOn: readOn()
    case .moveFocus(let words, let technologies): moveFocus(to: words, technologies)
    case .effect(let effect, let technology): perform(effect, technology)
    case .request(let request): ask(request)
    case .takeAnswer(let ticket, let request): takeAnswer(ticket, to: request)
    case .follow(let outcome, let request): follow(outcome, of: request)
    case .makeRows(let search): makeRows(search)
    case .update(let updates): apply(updates)
    case .reply(let update): apply(link.takeHeld() + [update])
    case .wait(_, let then): perform(then)
    case .takeHeld: takeHeld()
    case .takeArrived: takeArrived()
    case .enter: enter()
    case .settleFocus(let round): settleFocus(round)
    case .reportFocus(let round): reportFocus(round)
    case .moveKeyboardFocus(let direction, let place): moveKeyboardFocus(direction, from: place)
    case .putKeyboardFocus(let target): putKeyboardFocus(on: target)
    case .announceKeyboardFocus(let target): announceKeyboardFocus(on: target)
    case .editIfText(let target): editIfText(target)
    case .openLine(let kind, let item): openLine(kind, listing: item)
    case .sayChoice: sayChoice()
    case .goToChoice: goToChoice()
    case .echo(let typed): echo(typed)
    case .sayCompletion(let field): completion(of: field)
    case .advance(let end): advance(until: end)
    case .advanceFor(let words, let end): advance(until: end, for: words)
    case .settleSpeech: settleSpeech()
    case .finish: finishSession()
    }
  }

  private mutating func noteBegin(recorded text: String) -> [TurnStep] {
    noteBegin(text)
    return []
  }

  private mutating func finishSession() -> [TurnStep] {
    finish()
    return []
  }
}

// Waits.
extension SessionCore {
  /// The maximum time that a turn waits for its source before the turn continues without the source.
  static let waitLimit: Duration = .seconds(30)

  /// The reason why the open turn waits.
  var wait: SessionWait {
    guard !turn.isOver else { return .none }
    if awaited == nil, let turnWait { return turnWait }
    return .source("the page or app")
  }

  /// The time at which the open turn stops waiting, or `nil` if the wait has no time limit.
  package var waitDeadline: Duration? {
    guard isRealTime, let since = turn.waitsSince else { return nil }
    let end = since + Self.waitLimit
    guard turn.holdsCommands, !commands.isEmpty else { return end }
    return min(end, commands.since + HeldCommands.limit)
  }

  private var turnWait: SessionWait? {
    guard let wait = turn.wait else { return nil }
    if case .time(let end) = wait {
      return .time(max(min(deadline ?? end, end) - link.time, .zero))
    }
    return .source(words(for: wait))
  }

  /// Returns whether a wait is over.
  private func isOver(_ wait: TurnWait) -> Bool {
    switch wait {
    case .answer(let ticket):
      if link.isClosed { return true }
      guard link.isAnswered(ticket) else { return false }
      // A script produces the same words, however the source's updates are distributed over time.
      return isRealTime || endsWaits || link.progress == .settled
    case .settled: return endsWaits || link.progress == .settled
    case .opening:
      // A user can start reading a page while the rest of the page loads.
      let isThere = isRealTime && tree.root != nil
      return isThere || endsWaits || link.progress == .settled
    case .time(let end): return !waitsOnTheWall(until: end)
    case .items(let number), .choice(let number): return line.chooser.descriptions >= number
    }
  }

  /// Returns a description of the event for which the turn waits.
  private func words(for wait: TurnWait) -> String {
    switch wait {
    case .items, .choice: return "the list of items"
    case .time(let end): return "\(end) on the wall clock"
    case .answer, .settled, .opening:
      if case .waiting(let words) = link.progress { return words }
      return "the page or app"
    }
  }

  /// Ends the wait of an open turn that took too long, and shows a notice that states what the turn was waiting for and
  /// which commands were dropped.
  mutating func giveUpWaiting() {
    guard case .source(let words)? = turnWait else {
      if !turn.isOver { endWait() }
      return
    }
    link.giveUp(words)
    let dropped = commands.drop()
    var notice = "Stopped waiting for \(words), which took too long."
    if !dropped.isEmpty { notice += " Dropped the later input: \(described(dropped))." }
    endWait(then: [.show(notice, self)])
  }

  /// Ends the wait of an open turn, applies the updates that have arrived, and abandons the missing
  /// answers.
  mutating func endWait(then steps: [TurnStep] = []) {
    trace("stops waiting")
    link.abandon()
    endsWaits = true
    let changes = cutTurnShort()
    turn.add([.update(changes + link.takeHeld())] + Self.ending + steps)
  }

  private mutating func cutTurnShort() -> [TreeUpdate] {
    keyboard.dropWish()
    return turn.cutShort()
  }
}

/// The reason why an open turn of a session waits.
public enum SessionWait: Hashable, Sendable {
  /// The turn is over or is not waiting for anything.
  case none
  /// The turn waits for the source for the given reason, such as `the page to load`.
  case source(String)
  /// The turn waits for the wall clock to advance by a duration.
  case time(Duration)
}

extension SourceEvent {
  /// Whether the event changes elements.
  fileprivate var hasChanges: Bool {
    switch self {
    case .changed(let update): update.changesElements
    case .answered(_, let response): response.update.changesElements
    case .working, .settled, .notice, .closed: false
    }
  }
}

extension SourceReply {
  /// Whether the reply changes elements.
  fileprivate var hasChanges: Bool {
    switch self {
    case .update(let update): update.changesElements
    case .response(let response): response.update.changesElements
    case .opened, .notice: false
    }
  }
}

extension TreeUpdate {
  /// Whether elements are changed or removed, rather than only announced or focused.
  fileprivate var changesElements: Bool { root != nil || !changes.isEmpty || !removals.isEmpty }
}
