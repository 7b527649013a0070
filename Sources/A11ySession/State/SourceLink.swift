import A11yTree

/// What a session knows of its source between requests: what is under way, what has arrived and
/// was not taken in yet, and whether the source is still there.
struct SourceLink {
  /// A request that the source answers later.
  private struct Pending {
    var name: String
    var outcome: ActionResponse.Outcome?
    /// Whether nothing waits for the answer any more.
    var isAbandoned = false
  }

  /// Whether the source has closed.
  private(set) var isClosed = false
  /// Whether the source had its time to settle and did not: nothing waits for it until it does.
  var isGivenUp = false
  /// How far the source was told that time has passed.
  var time: Duration = .zero
  private var pending: [RequestTicket: Pending] = [:]
  /// The requests that were answered last, so that a second answer can be named.
  private var answered: [(ticket: RequestTicket, name: String)] = []
  private var held: [TreeUpdate] = []

  /// How many answered requests are remembered.
  private static let memory = 64

  /// Notes that a request is answered later.
  mutating func wait(for ticket: RequestTicket, _ name: String) {
    pending[ticket] = Pending(name: name)
  }

  /// What is waited for, in words, if that is an answer.
  var awaited: String? {
    pending.filter { !$0.value.isAbandoned && $0.value.outcome == nil }
      .min { $0.key.number < $1.key.number }
      .map { "the answer to “\($0.value.name)”" }
  }

  /// Whether a request was answered.
  func isAnswered(_ ticket: RequestTicket) -> Bool { pending[ticket]?.outcome != nil }

  /// Takes out the answer to a request; a source that has closed refuses.
  mutating func takeAnswer(_ ticket: RequestTicket) -> ActionResponse.Outcome {
    let answer = pending.removeValue(forKey: ticket)
    if let answer { remember(ticket, answer.name) }
    return answer?.outcome ?? .refused(notice: Self.closedNotice)
  }

  /// What to show of an answer that nothing waits for; the update in it counts unless the request
  /// was answered before.
  enum Arrival {
    case expected
    case late(notice: String)
    case unexpected(notice: String)
  }

  /// Takes in an answer.
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

  /// Stops waiting for every answer that has not come.
  mutating func abandon() {
    for ticket in pending.keys { pending[ticket]?.isAbandoned = true }
  }

  /// Keeps what has changed until it is taken in.
  mutating func hold(_ update: TreeUpdate) { if !update.isEmpty { held.append(update) } }

  /// Takes out what has changed, in the order in which it arrived.
  mutating func takeHeld() -> [TreeUpdate] {
    defer { held = [] }
    return held
  }

  /// Notes that the source has closed.
  mutating func close() { isClosed = true }

  /// What is shown when a source is asked that has closed.
  static let closedNotice = "Nothing happens: what is shown here has closed."

  private static func twice(_ name: String) -> String {
    "The source answered “\(name)” twice; the second answer was left out."
  }

  private mutating func remember(_ ticket: RequestTicket, _ name: String) {
    answered.append((ticket, name))
    if answered.count > Self.memory { answered.removeFirst() }
  }
}
