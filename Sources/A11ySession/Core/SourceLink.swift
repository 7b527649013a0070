// SPDX-License-Identifier: MIT

import A11yTree

/// What a session knows of its source: the tree, pending requests, and updates not yet applied.
struct SourceLink: Sendable {
  /// A request that the source answers later.
  private struct Pending {
    var name: String
    var outcome: ActionResponse.Outcome?
    /// Whether nothing waits for the answer any longer.
    var isAbandoned = false
  }

  /// How the source works, and what it has under way, as last reported.
  private(set) var status = SourceStatus()
  /// The elements as of the last update.
  private(set) var tree: AccessibilityTree
  /// Whether the tree was opened.
  var isOpen = false
  /// Whether the source has closed.
  private(set) var isClosed = false
  /// Whether the source failed to settle in time: nothing waits for it until it does.
  private(set) var isGivenUp = false
  /// What the session first went on without, in words; `nil` if everything arrived.
  private(set) var missed: String?
  /// The time that the source has been advanced to.
  private(set) var time: Duration = .zero
  private var pending: [RequestTicket: Pending] = [:]
  /// The last answered requests, so that a duplicate answer can be named.
  private var answered: [(ticket: RequestTicket, name: String)] = []
  private var held: [TreeUpdate] = []

  /// The number of the newest abandoned request that is no longer remembered.
  private var forgotten: UInt64 = 0

  /// The number of answered and of abandoned requests to remember.
  private static let memory = 64

  init(readingOrder: ReadingOrder) { tree = AccessibilityTree(readingOrder: readingOrder) }

  /// Whether the source moves keyboard focus itself, as a browser does.
  var movesKeyboardFocus: Bool { status.movesKeyboardFocus }

  /// Notes how the source works, and what it has under way.
  mutating func note(_ status: SourceStatus) { self.status = status }

  /// What the source is still loading, in words; settled if everything arrived or it timed out.
  var progress: SourceProgress {
    guard !isClosed else { return .settled }
    if let awaited { return .waiting(for: awaited) }
    return isGivenUp ? .settled : status.progress
  }
}

// The tree.
extension SourceLink {
  /// Forgets the elements: the source is opened, perhaps again.
  mutating func beginOpening() {
    isOpen = false
    tree = AccessibilityTree(readingOrder: tree.readingOrder)
  }

  /// Uses a tree that the source had built.
  mutating func use(_ tree: AccessibilityTree) { self.tree = tree }

  /// Loads the whole tree from its first update, and returns what the source wishes of the cursors.
  mutating func open(with update: TreeUpdate) throws(TreeError) -> TreeUpdate {
    if update != TreeUpdate() || progress == .settled { try tree.apply(update) }
    return update.wishes
  }

  /// Applies an update; one that makes no valid tree changes nothing.
  mutating func apply(_ update: TreeUpdate) throws(TreeError) { try tree.apply(update) }

  /// Whether the source has rows that it has not created yet and still can.
  var hasUnmadeRows: Bool {
    !isClosed && tree.root.map { tree.kinds(within: $0).contains(.unmade) } ?? false
  }
}

// Time.
extension SourceLink {
  /// Whether a script waits for the source in wall-clock time.
  var isOnTheWall: Bool { status.clock == .wall && !isClosed }

  /// Whether the source follows the session's clock, and is not there yet.
  func isBehind(_ target: Duration) -> Bool {
    status.clock == .session && !isClosed && time < target
  }

  /// Moves the source's time on to the session's, and returns by how much.
  mutating func step(to target: Duration) -> Duration {
    defer { time = max(time, target) }
    return max(target - time, .zero)
  }

  /// Notes that wall-clock time has passed for the source.
  mutating func timeDidPass(_ duration: Duration) { time += duration }

  /// Notes that the source has at least the session's time.
  mutating func catchUp(to now: Duration) {
    if status.clock == .wall { time = max(time, now) }
  }
}

// Waiting.
extension SourceLink {
  /// Goes on without what the source is still loading.
  mutating func giveUp(_ words: String) {
    isGivenUp = status.progress != .settled
    if missed == nil { missed = words }
  }

  /// Waits for the source again once it has settled.
  mutating func noteProgress() {
    if status.progress == .settled { isGivenUp = false }
  }

  /// Records that a request will be answered later.
  mutating func wait(for ticket: RequestTicket, _ name: String) {
    pending[ticket] = Pending(name: name)
  }

  /// The awaited answer, in words, if there is one.
  var awaited: String? {
    guard !pending.isEmpty else { return nil }
    return pending.filter { !$0.value.isAbandoned && $0.value.outcome == nil }
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
      // Also if its turn was given up in between.
      guard request.outcome == nil else { return .unexpected(notice: Self.twice(request.name)) }
      if request.isAbandoned {
        pending[ticket] = nil
        remember(ticket, request.name)
        return .late(notice: "The answer to “\(request.name)” came late.")
      }
      if case .underWay = outcome {
        return .unexpected(notice: "The source answered “\(request.name)” with no answer.")
      }
      pending[ticket]?.outcome = outcome
      return .expected
    }
    if let before = answered.first(where: { $0.ticket == ticket }) {
      return .unexpected(notice: Self.twice(before.name))
    }
    if ticket.number <= forgotten { return .late(notice: "An answer came late.") }
    return .unexpected(notice: "The source answered something that was not asked.")
  }

  /// Stops waiting for all missing answers.
  mutating func abandon() {
    for ticket in pending.keys { pending[ticket]?.isAbandoned = true }
    // A source that never answers must not fill the memory of a long session.
    let oldest = pending.keys.sorted { $0.number < $1.number }.dropLast(Self.memory)
    for ticket in oldest { pending[ticket] = nil }
    forgotten = max(forgotten, oldest.last?.number ?? 0)
  }

  /// Keeps an update until it is applied.
  mutating func hold(_ update: TreeUpdate) { if !update.isEmpty { held.append(update) } }

  /// How many updates are kept.
  var heldCount: Int { held.count }

  /// How many requests are remembered that were not answered.
  var pendingCount: Int { pending.count }

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
