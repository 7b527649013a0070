// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Sends requests to the source, and decides what follows from the answers.
@MainActor
enum RequestPhase {
  static func ask(
    _ request: ActionRequest,
    _ reaction: Reaction,
    _ state: SessionState
  ) -> [TurnStep] {
    guard !state.link.isClosed else {
      return [.outcome(.refused(notice: SourceLink.closedNotice), reaction)]
    }
    let response = state.source.perform(request)
    if case .underWay(let ticket) = response.outcome {
      state.link.wait(for: ticket, request.action.name)
      return arrive([response.update], state) + [.awaitAnswer(ticket, request, reaction)]
    }
    begin(request, response.outcome, state)
    return TurnStep.taking(response.update) + [
      .outcome(response.outcome, refusal(request, reaction))
    ]
  }

  static func ask(
    _ request: SystemRequest,
    _ reaction: Reaction,
    _ state: SessionState
  ) -> [TurnStep] {
    // A closed source must not keep the session from ending.
    guard !state.link.isClosed else {
      let outcome: ActionResponse.Outcome =
        request == .terminate ? .handled : .refused(notice: SourceLink.closedNotice)
      return [.outcome(outcome, reaction)]
    }
    let response = state.source.perform(request)
    if case .underWay(let ticket) = response.outcome {
      state.link.wait(for: ticket, SessionCommand.system(request).text)
      return arrive([response.update], state) + [.awaitAnswer(ticket, nil, reaction)]
    }
    return TurnStep.taking(response.update) + [.outcome(response.outcome, reaction)]
  }

  /// Handles an awaited answer, after the changes that arrived before it.
  static func takeAnswer(
    _ ticket: RequestTicket,
    _ request: ActionRequest?,
    _ reaction: Reaction,
    _ state: SessionState
  ) -> [TurnStep] {
    let outcome = state.link.takeAnswer(ticket)
    if let request { begin(request, outcome, state) }
    let reaction = request.map { refusal($0, reaction) } ?? reaction
    let update = TurnStep.update(state.link.takeHeld())
    // Typed characters are heard before what they lead to; a word has to be there first.
    if case .echo = reaction, state.settings.verbosity.typingEcho == .characters {
      return [.outcome(outcome, reaction), update]
    }
    return [update, .outcome(outcome, reaction)]
  }

  /// What follows from an answer.
  static func react(
    _ outcome: ActionResponse.Outcome,
    _ reaction: Reaction,
    _ state: SessionState
  ) -> [TurnStep] {
    let isHandled = outcome == .handled
    switch reaction {
    case .silent: return []
    case .echo(let typed) where isHandled: return [.echo(typed)]
    case .finish where isHandled: return [.finish]
    case .offer(let rest, let key, let held, let stage):
      return isHandled ? [] : [.offer(rest, orElse: key, held: held, stage)]
    case .passedKey(let rest, let key): return isHandled ? [] : [.passedKey(rest, key)]
    case .unusedKey(let key):
      let words = "Nothing takes the key \(key.name)."
      return isHandled ? [] : [.effect(.notice(words), state.navigators.driven)]
    case .border where !isHandled: return [.effect(.sound(.border), .voiceOver)]
    case .none, .echo, .finish, .border, .quiet:
      guard case .refused(let notice) = outcome else { return [] }
      if case .quiet = reaction, notice.isEmpty { return [] }
      let words = notice.isEmpty ? "Nothing happens." : notice
      return [.effect(.notice(words), state.navigators.driven)]
    }
  }

  /// Has the source create the rows that a search reaches before it finds its target.
  static func makeRows(_ search: RowSearch, _ state: SessionState) -> [TurnStep] {
    guard state.hasUnmadeRows, !state.link.isClosed else { return [] }
    if search.reach == .everything { return [.makeAllRows] }
    // Do not ask again if the source created nothing.
    if let last = search.last, state.tree[last.id] == last.element { return [] }
    let rows = search.reach.unmade(from: search.place, in: state.tree)
    guard let rows, let element = state.tree[rows.id] else { return [] }
    let response = state.source.makeRows(of: rows.id, isForward: rows.isForward)
    var next = search
    next.last = (rows.id, element)
    guard case .underWay(let ticket) = response.outcome else {
      return TurnStep.taking(response.update) + [.makeRows(next)]
    }
    state.link.wait(for: ticket, "more rows")
    return arrive([response.update], state) + [
      .awaitAnswer(ticket, nil, .silent), .makeRows(next),
    ]
  }

  /// Has the source create all remaining rows.
  static func makeAllRows(_ state: SessionState) -> [TurnStep] {
    guard state.hasUnmadeRows, !state.link.isClosed else { return [] }
    return TurnStep.taking(state.source.makeAllRows())
  }

  /// Reports the active technologies to the source, and returns its changes in response.
  static func tell(
    technologies: AccessibilityTechnologies,
    _ state: SessionState
  ) -> TreeUpdate {
    state.link.isClosed ? TreeUpdate() : state.source.technologiesDidChange(technologies)
  }

  /// Handles changes while something is under way: a person hears them at once, a script when all
  /// have arrived.
  static func arrive(_ updates: [TreeUpdate], _ state: SessionState) -> [TurnStep] {
    if state.isRealTime { return [.update(updates)] }
    for update in updates { state.link.hold(update) }
    return []
  }

  /// Moves keyboard focus to a text as soon as editing begins.
  private static func begin(
    _ request: ActionRequest,
    _ outcome: ActionResponse.Outcome,
    _ state: SessionState
  ) {
    if case .beginEditing = request.action, outcome == .handled {
      state.keyboard.element = request.target
    }
  }

  /// A rotor without a further stop is spoken, not shown.
  private static func refusal(_ request: ActionRequest, _ reaction: Reaction) -> Reaction {
    if case .moveInRotor = request.action { return .border }
    return reaction
  }
}
