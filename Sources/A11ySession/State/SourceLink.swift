// SPDX-License-Identifier: MIT

import A11yTree

/// What a session knows about its source between requests: pending requests, updates not yet
/// applied, and whether the source is still open.
struct SourceLink {
  /// A request that the source answers later.
  private struct Pending {
    var name: String
    var outcome: ActionResponse.Outcome?
    /// Whether nothing waits for the answer any longer.
    var isAbandoned = false
  }

  /// Whether the source has closed.
  private(set) var isClosed = false
  /// Whether the source failed to settle in time: nothing waits for it until it does.
  var isGivenUp = false
  /// The time that the source has been advanced to.
  var time: Duration = .zero
  private var pending: [RequestTicket: Pending] = [:]
  /// The last answered requests, so that a duplicate answer can be named.
  private var answered: [(ticket: RequestTicket, name: String)] = []
  private var held: [TreeUpdate] = []

  /// The number of answered requests to remember.
  private static let memory = 64

  /// Records that a request will be answered later.
  mutating func wait(for ticket: RequestTicket, _ name: String) {
    pending[ticket] = Pending(name: name)
  }

  /// The awaited answer, in words, if there is one.
  var awaited: String? {
    pending.filter { !$0.value.isAbandoned && $0.value.outcome == nil }
      .min { $0.key.number < $1.key.number }
      .map { "the answer to “\($0.value.name)”" }
  }

  /// Whether a request was answered.
  func isAnswered(_ ticket: RequestTicket) -> Bool { pending[ticket]?.outcome != nil }

  /// Removes and returns the answer to a request; a closed source refuses.
  mutating func takeAnswer(_ ticket: RequestTicket) -> ActionResponse.Outcome {
    let answer = pending.removeValue(forKey: ticket)
    if let answer { remember(ticket, answer.name) }
    return answer?.outcome ?? .refused(notice: Self.closedNotice)
  }

  /// How to handle an answer: what to show if nothing waits for it; its update is applied unless
  /// the request was answered before.
  enum Arrival {
    case expected
    case late(notice: String)
    case unexpected(notice: String)
  }

  /// Records an answer.
  mutating func take(_ ticket: RequestTicket, _ outcome: ActionResponse.Outcome) -> Arrival {
    if let request = pending[ticket] {
      if request.isAbandoned {
        pending[ticket] = nil
        remember(ticket, request.name)
        return .late(notice: "The answer to “\(request.name)” came late.")
      }
      guard request.outcome == nil else { return .unexpected(notice: Self.twice(request.name)) }
      if case .underWay = outcome {
        return .unexpected(notice: "The source answered “\(request.name)” with no answer.")
      }
      pending[ticket]?.outcome = outcome
      return .expected
    }
    if let before = answered.first(where: { $0.ticket == ticket }) {
      return .unexpected(notice: Self.twice(before.name))
    }
    return .unexpected(notice: "The source answered something that was not asked.")
  }

  /// Stops waiting for all missing answers.
  mutating func abandon() {
    for ticket in pending.keys { pending[ticket]?.isAbandoned = true }
  }

  /// Keeps an update until it is applied.
  mutating func hold(_ update: TreeUpdate) { if !update.isEmpty { held.append(update) } }

  /// Removes and returns the kept updates, in order of arrival.
  mutating func takeHeld() -> [TreeUpdate] {
    defer { held = [] }
    return held
  }

  /// Records that the source has closed.
  mutating func close() { isClosed = true }

  /// The notice for a request to a closed source.
  static let closedNotice = "Nothing happens: what is shown here has closed."

  private static func twice(_ name: String) -> String {
    "The source answered “\(name)” twice; the second answer was left out."
  }

  private mutating func remember(_ ticket: RequestTicket, _ name: String) {
    answered.append((ticket, name))
    if answered.count > Self.memory { answered.removeFirst() }
  }
}
