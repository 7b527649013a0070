// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Sends requests to the source, and goes on with the answers.
@MainActor
enum RequestPhase {
  static func ask(_ request: SourceRequest, _ state: SessionState) -> [TurnStep] {
    guard !state.link.isClosed else { return refuse(request, state) }
    if case .action(let action) = request.kind { state.log.note(action, in: state.tree) }
    let response =
      switch request.kind {
      case .action(let action): state.link.source.perform(action)
      case .system(let system): state.link.source.perform(system)
      case .rows(let id, let isForward): state.link.source.makeRows(of: id, isForward: isForward)
      }
    state.log.trace("request \(request.described(state)): \(response.outcome.described)")
    if case .underWay(let ticket) = response.outcome {
      state.link.wait(for: ticket, request.name)
      let answer = TurnStep.wait(.answer(ticket)) { takeAnswer(ticket, request, $0) }
      return arrive([response.update], state) + [answer]
    }
    noteEditing(request, response.outcome, state)
    return TurnStep.taking(response.update) + [follow(response.outcome, request)]
  }

  /// Handles an awaited answer, after the changes that arrived before it.
  private static func takeAnswer(
    _ ticket: RequestTicket,
    _ request: SourceRequest,
    _ state: SessionState
  ) -> [TurnStep] {
    let outcome = state.link.takeAnswer(ticket)
    state.log.trace("answer to \(request.described(state)): \(outcome.described)")
    noteEditing(request, outcome, state)
    let update = TurnStep.update(state.link.takeHeld())
    let answer = follow(outcome, request)
    return request.isAnswerFirst ? [answer, update] : [update, answer]
  }

  private static func follow(
    _ outcome: ActionResponse.Outcome,
    _ request: SourceRequest
  ) -> TurnStep {
    .decide { request.then(outcome, $0) }
  }

  /// A closed source refuses everything, but must not keep the session from ending.
  private static func refuse(_ request: SourceRequest, _ state: SessionState) -> [TurnStep] {
    if case .system(.terminate) = request.kind { return request.then(.handled, state) }
    state.log.trace("request \(request.described(state)): the source has closed")
    return request.then(.refused(notice: SourceLink.closedNotice), state)
  }

  /// Moves keyboard focus to a text as soon as editing begins.
  private static func noteEditing(
    _ request: SourceRequest,
    _ outcome: ActionResponse.Outcome,
    _ state: SessionState
  ) {
    guard outcome == .handled, case .action(let request) = request.kind else { return }
    if case .beginEditing = request.action {
      state.keyboard.move(to: request.target, from: state.navigators.current?.cursor)
    }
  }

  /// Handles changes while something is under way: a person hears them at once, a script when all
  /// have arrived.
  static func arrive(_ updates: [TreeUpdate], _ state: SessionState) -> [TurnStep] {
    if state.isRealTime { return [.update(updates)] }
    for update in updates { state.link.hold(update) }
    return []
  }
}

extension SourceRequest {
  /// The request in a trace.
  @MainActor
  fileprivate func described(_ state: SessionState) -> String {
    switch kind {
    case .action(let request): "“\(name)” of \(state.name(of: request.target))"
    case .system: "“\(name)”"
    case .rows(let id, _): "“\(name)” of \(state.name(of: id))"
    }
  }
}

extension ActionResponse.Outcome {
  /// The outcome in a trace.
  fileprivate var described: String {
    switch self {
    case .handled: "handled"
    case .refused(let notice): notice.isEmpty ? "refused" : "refused, “\(notice)”"
    case .underWay: "under way"
    }
  }
}
