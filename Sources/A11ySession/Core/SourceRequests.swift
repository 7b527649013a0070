// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Requests to the source, and the handling of its answers.
extension SessionCore {
  /// Sends a request to the source.
  mutating func ask(_ request: SourceRequest) -> [TurnStep] {
    guard !link.isClosed else { return refuse(request) }
    if case .action(let action) = request.kind { note(action) }
    call(.request(request.kind), for: .response(request))
    return []
  }

  /// Continues the turn with the response to a request.
  mutating func follow(_ response: ActionResponse, to request: SourceRequest) -> [TurnStep] {
    trace { "request \($0.described(request)): \(response.outcome.described)" }
    if case .underWay(let ticket) = response.outcome {
      return held(response.update) + [.wait(.answer(ticket), then: .takeAnswer(ticket, request))]
    }
    noteEditing(request, response.outcome)
    return TurnStep.taking(response.update) + [.follow(response.outcome, request)]
  }

  /// Handles an expected answer, after the changes that arrived before it.
  mutating func takeAnswer(_ ticket: RequestTicket, to request: SourceRequest) -> [TurnStep] {
    let outcome = link.takeAnswer(ticket)
    trace { "answer to \($0.described(request)): \(outcome.described)" }
    noteEditing(request, outcome)
    let held = link.takeHeld()
    guard request.isAnswerFirst else { return [.update(held), .follow(outcome, request)] }
    return [.follow(outcome, echoing(request, held)), .update(held)]
  }

  /// Returns a request whose echo contains only the text that its source accepted.
  private func echoing(_ request: SourceRequest, _ updates: [TreeUpdate]) -> SourceRequest {
    guard case .asked(let refusal, .echo(let typed)) = request.then else { return request }
    return SourceRequest(
      kind: request.kind,
      isAnswerFirst: request.isAnswerFirst,
      then: .asked(ifRefused: refusal, then: .echo(typed.accepted(in: updates)))
    )
  }

  /// Returns the steps that follow from the outcome of a request.
  mutating func follow(
    _ outcome: ActionResponse.Outcome,
    of request: SourceRequest
  ) -> [TurnStep] {
    switch request.then {
    case .asked(let refusal, let step):
      outcome == .handled ? step.map { [$0] } ?? [] : steps(for: refusal, outcome)
    case .offered(let next, let field, let step):
      follow(outcome, in: field, next, orElse: step)
    case .pressed(_, let notice?) where outcome != .handled: [.notice(notice, in: self)]
    case .pressed(let rest, _): press(rest, orElse: nil)
    case .typedAhead(let keys): follow(outcome, of: keys)
    case .madeRows(let search): [.makeRows(search)]
    }
  }

  /// Returns the steps that follow when the source has accepted or refused a request. If the source accepted the
  /// request, the field's new value is spoken; otherwise, the next request is sent.
  private mutating func follow(
    _ outcome: ActionResponse.Outcome,
    in field: EditedField?,
    _ next: [SourceRequest.Kind],
    orElse step: TurnStep
  ) -> [TurnStep] {
    guard outcome == .handled else { return offer(next, orElse: step) }
    guard let field else { return [] }
    return newValue(of: field)
  }

  /// Returns the steps that tell the user about a refusal.
  private func steps(
    for refusal: SourceRequest.Refusal,
    _ outcome: ActionResponse.Outcome
  ) -> [TurnStep] {
    guard case .refused(let reason) = outcome else { return [] }
    switch refusal {
    case .silent: return []
    case .border: return [.effect(.sound(.border), .voiceOver)]
    case .reason where reason.isEmpty: return []
    case .shown where reason.isEmpty: return [.notice(.nothingHappens, in: self)]
    case .shown, .reason: return [.show(reason, self)]
    case .unfound(let words):
      return [.effect(.unfound(words), navigators.driven)] + steps(for: .reason, outcome)
    }
  }

  /// Rejects a request because the source has closed. Only a request to terminate succeeds, so the session can end.
  private mutating func refuse(_ request: SourceRequest) -> [TurnStep] {
    if case .system(.terminate) = request.kind { return follow(.handled, of: request) }
    trace { "request \($0.described(request)) is refused, because the source has closed" }
    return follow(.refused(notice: SourceLink.closedNotice), of: request)
  }

  /// Moves keyboard focus to a text field as soon as the user begins to edit it.
  private mutating func noteEditing(
    _ request: SourceRequest,
    _ outcome: ActionResponse.Outcome
  ) {
    guard outcome == .handled, case .action(let request) = request.kind else { return }
    // The element may have been removed by the time the answer arrives.
    if case .beginEditing = request.action, tree.contains(request.target) {
      keyboard.move(to: request.target, from: navigators.current?.cursor)
    }
  }

  /// Handles changes that arrive while other changes are still pending. In an interactive session, the changes are
  /// applied immediately; in a script, they are applied once all of them have arrived.
  mutating func held(_ update: TreeUpdate) -> [TurnStep] {
    if isRealTime { return [.update([update])] }
    link.hold(update)
    return []
  }

  /// Returns the request's description for a trace.
  private func described(_ request: SourceRequest) -> String {
    switch request.kind {
    case .action(let action): "“\(request.name)” for \(name(of: action.target))"
    case .system: "“\(request.name)”"
    case .rows(let id, _): "“\(request.name)” for \(name(of: id))"
    }
  }
}

// Offers.
extension SessionCore {
  /// Sends one request after another until one is handled, or continues with the given step if none is handled.
  func offer(_ requests: [SourceRequest.Kind], orElse step: TurnStep) -> [TurnStep] {
    guard let first = requests.first else { return [step] }
    let next = Array(requests.dropFirst())
    return [
      .request(
        SourceRequest(kind: first, then: .offered(next: next, EditedField(self), orElse: step))
      )
    ]
  }

  /// Lets the source create the rows that a search passes before it finds its target.
  mutating func makeRows(_ search: RowSearch) -> [TurnStep] {
    guard link.hasUnmadeRows else { return [] }
    if search.reach == .everything {
      call(.makeAllRows, for: .update(then: []))
      return []
    }
    guard !search.isFruitless(in: tree),
      let rows = search.reach.unmade(from: search.place, in: tree),
      let element = tree[rows.id]
    else { return [] }
    return [
      .request(
        SourceRequest(
          kind: .rows(of: rows.id, isForward: rows.isForward),
          then: .madeRows(search.asked(for: rows.id, element))
        )
      )
    ]
  }
}

extension ActionResponse.Outcome {
  /// The outcome of a request, as described in a trace.
  fileprivate var described: String {
    switch self {
    case .handled: "handled"
    case .typed(let count): "typed \(count)"
    case .refused(let notice): notice.isEmpty ? "refused" : "refused, “\(notice)”"
    case .underWay: "under way"
    }
  }
}
