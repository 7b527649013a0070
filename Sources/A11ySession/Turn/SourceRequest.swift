// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// A request to the source, and what a turn does with the answer.
struct SourceRequest {
  /// What is asked: of one element, of the whole program, or to make rows that an element represents.
  enum Kind {
    case action(ActionRequest)
    case system(SystemRequest)
    case rows(of: ElementID, isForward: Bool)
  }

  /// What the user learns of a refusal.
  enum Refusal {
    /// The reason, or that nothing happens.
    case shown
    /// The reason, if the source gives one.
    case reason
    /// Nothing.
    case silent
    /// The sound of an end: there is nothing further in this direction.
    case border
  }

  let kind: Kind
  /// Whether the answer is heard before the changes that came with it.
  let isAnswerFirst: Bool
  /// Returns what follows from the answer.
  let then: @MainActor (ActionResponse.Outcome, SessionState) -> [TurnStep]

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

extension TurnStep {
  /// Asks an element to do something; what follows if it does comes last.
  static func ask(
    _ request: ActionRequest,
    ifRefused: SourceRequest.Refusal = .shown,
    isAnswerFirst: Bool = false,
    then: (@MainActor (SessionState) -> [TurnStep])? = nil
  ) -> TurnStep {
    ask(.action(request), ifRefused: ifRefused, isAnswerFirst: isAnswerFirst, then: then)
  }

  /// Asks the program to do something.
  static func ask(
    _ request: SystemRequest,
    ifRefused: SourceRequest.Refusal = .reason,
    then: (@MainActor (SessionState) -> [TurnStep])? = nil
  ) -> TurnStep {
    ask(.system(request), ifRefused: ifRefused, isAnswerFirst: false, then: then)
  }

  private static func ask(
    _ kind: SourceRequest.Kind,
    ifRefused: SourceRequest.Refusal,
    isAnswerFirst: Bool,
    then: (@MainActor (SessionState) -> [TurnStep])?
  ) -> TurnStep {
    .request(
      SourceRequest(kind: kind, isAnswerFirst: isAnswerFirst) { outcome, state in
        if outcome == .handled { return then?(state) ?? [] }
        return ifRefused.steps(for: outcome, state)
      }
    )
  }

  /// Offers something to the source; what follows if it is refused comes last.
  static func offer(
    _ kind: SourceRequest.Kind,
    orElse: @escaping @MainActor (SessionState) -> [TurnStep]
  ) -> TurnStep {
    .request(
      SourceRequest(kind: kind, isAnswerFirst: false) { outcome, state in
        outcome == .handled ? [] : orElse(state)
      }
    )
  }
}

extension SourceRequest.Refusal {
  /// What follows from a refusal.
  @MainActor
  fileprivate func steps(
    for outcome: ActionResponse.Outcome,
    _ state: SessionState
  ) -> [TurnStep] {
    guard case .refused(let reason) = outcome else { return [] }
    switch self {
    case .silent: return []
    case .border: return [.effect(.sound(.border), .voiceOver)]
    case .reason where reason.isEmpty: return []
    case .shown where reason.isEmpty: return [.notice(.nothingHappens, in: state)]
    case .shown, .reason: return [.notice(verbatim: reason, state)]
    }
  }
}
