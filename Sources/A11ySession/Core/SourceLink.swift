// SPDX-License-Identifier: MIT

import A11yTree

/// What the session knows about its source: the tree, pending requests, and updates that have not yet been applied.
struct SourceLink: Sendable {
  /// A request that the source answers later.
  private struct Pending {
    var name: String
    var outcome: ActionResponse.Outcome?
    /// Whether the session has stopped waiting for an answer.
    var isAbandoned = false
  }

  /// The source's properties and progress, as most recently reported.
  private(set) var status = SourceStatus()
  /// The elements after the last update.
  private(set) var tree: AccessibilityTree
  /// Whether the tree has been opened.
  var isOpen = false
  /// Whether the source has closed.
  private(set) var isClosed = false
  /// Whether the session has stopped waiting for a source that failed to settle within the time limit.
  private(set) var isGivenUp = false
  /// A description of the first event for which the session stopped waiting, or `nil` if everything arrived.
  private(set) var missed: String?
  /// The time to which the session has advanced the source.
  private(set) var time: Duration = .zero
  private var pending: [RequestTicket: Pending] = [:]
  /// The most recently answered requests, kept so that a notice can name a request that is answered twice.
  private var answered: [(ticket: RequestTicket, name: String)] = []
  private var held: [TreeUpdate] = []

  /// The number of the newest abandoned request that the session no longer remembers.
  private var forgotten: UInt64 = 0

  /// The maximum number of answered requests, and of abandoned requests, to remember.
  private static let memory = 64

  init(readingOrder: ReadingOrder) { tree = AccessibilityTree(readingOrder: readingOrder) }

  /// Whether the source moves keyboard focus itself, as a browser does.
  var movesKeyboardFocus: Bool { status.movesKeyboardFocus }

  /// Stores the source's properties and progress.
  mutating func note(_ status: SourceStatus) { self.status = status }

  /// The source's progress, with a description of the content that has not arrived yet. The source is settled if
  /// everything has arrived or timed out.
  var progress: SourceProgress {
    guard !isClosed else { return .settled }
    if let awaited { return .waiting(for: awaited) }
    return isGivenUp ? .settled : status.progress
  }
}

// The tree.
extension SourceLink {
  /// Removes all elements because the source is being opened, possibly not for the first time.
  mutating func beginOpening() {
    isOpen = false
    tree = AccessibilityTree(readingOrder: tree.readingOrder)
  }

  /// Uses a tree that the source has already built.
  mutating func use(_ tree: AccessibilityTree) { self.tree = tree }

  /// Loads the whole tree from its first update, and returns the source's requests to move the cursors.
  mutating func open(with update: TreeUpdate) throws(TreeError) -> TreeUpdate {
    if update != TreeUpdate() || progress == .settled { try tree.apply(update) }
    return update.wishes
  }

  /// Applies an update, unless the resulting tree would be invalid.
  mutating func apply(_ update: TreeUpdate) throws(TreeError) { try tree.apply(update) }

  /// Whether there are rows that the source can still create.
  var hasUnmadeRows: Bool {
    !isClosed && tree.root.map { tree.kinds(within: $0).contains(.unmade) } ?? false
  }
}

// Time.
extension SourceLink {
  /// Whether a script waits for the source in wall-clock time.
  var isOnTheWall: Bool { status.clock == .wall && !isClosed }

  /// Returns whether the source follows the session's clock and has not yet reached the given time.
  func isBehind(_ target: Duration) -> Bool {
    status.clock == .session && !isClosed && time < target
  }

  /// Advances the source's time to the session's time, and returns the difference.
  mutating func step(to target: Duration) -> Duration {
    defer { time = max(time, target) }
    return max(target - time, .zero)
  }

  /// Notes that wall-clock time has passed for the source.
  mutating func timeDidPass(_ duration: Duration) { time += duration }

  /// Notes that a source that follows the wall clock has reached at least the session's time.
  mutating func catchUp(to now: Duration) {
    if status.clock == .wall { time = max(time, now) }
  }
}

// Waiting.
extension SourceLink {
  /// Continues without waiting for the content that the source is still loading.
  mutating func giveUp(_ words: String) {
    isGivenUp = status.progress != .settled
    if missed == nil { missed = words }
  }

  /// Resumes waiting for the source once it has settled.
  mutating func noteProgress() {
    if status.progress == .settled { isGivenUp = false }
  }

  /// Notes that a request will be answered later.
  mutating func wait(for ticket: RequestTicket, _ name: String) {
    pending[ticket] = Pending(name: name)
  }

  /// A description of the oldest awaited answer, if any.
  var awaited: String? {
    guard !pending.isEmpty else { return nil }
    return pending.filter { !$0.value.isAbandoned && $0.value.outcome == nil }
      .min { $0.key.number < $1.key.number }
      .map { "the answer to “\($0.value.name)”" }
  }

  /// Returns whether a request has been answered.
  func isAnswered(_ ticket: RequestTicket) -> Bool { pending[ticket]?.outcome != nil }

  /// Removes and returns the answer to a request. The answer is a refusal if the source closed without answering.
  mutating func takeAnswer(_ ticket: RequestTicket) -> ActionResponse.Outcome {
    let answer = pending.removeValue(forKey: ticket)
    if let answer { remember(ticket, answer.name) }
    return answer?.outcome ?? .refused(notice: Self.closedNotice)
  }

  /// How an answer is handled, with the notice to show if no request is waiting for the answer. The update in an answer
  /// is applied unless the request had already been answered.
  enum Arrival {
    case expected
    case late(notice: String)
    case unexpected(notice: String)
  }

  /// Records an answer.
  mutating func take(_ ticket: RequestTicket, _ outcome: ActionResponse.Outcome) -> Arrival {
    if let request = pending[ticket] {
      // The answer is recorded even if the request's turn was abandoned in the meantime.
      guard request.outcome == nil else { return .unexpected(notice: Self.twice(request.name)) }
      if request.isAbandoned {
        pending[ticket] = nil
        remember(ticket, request.name)
        return .late(notice: "The source’s answer to “\(request.name)” arrived late.")
      }
      if case .underWay = outcome {
        return .unexpected(notice: "The source answered “\(request.name)” without a result.")
      }
      pending[ticket]?.outcome = outcome
      return .expected
    }
    if let before = answered.first(where: { $0.ticket == ticket }) {
      return .unexpected(notice: Self.twice(before.name))
    }
    if ticket.number <= forgotten { return .late(notice: "An answer arrived late.") }
    return .unexpected(notice: "The source answered a request that was never made.")
  }

  /// Stops waiting for the answers that are still outstanding.
  mutating func abandon() {
    for ticket in pending.keys { pending[ticket]?.isAbandoned = true }
    // A source that never answers must not fill memory in a long session.
    let oldest = pending.keys.sorted { $0.number < $1.number }.dropLast(Self.memory)
    for ticket in oldest { pending[ticket] = nil }
    forgotten = max(forgotten, oldest.last?.number ?? 0)
  }

  /// Stores an update until the session can apply it.
  mutating func hold(_ update: TreeUpdate) { if !update.isEmpty { held.append(update) } }

  /// The number of stored updates.
  var heldCount: Int { held.count }

  /// The number of remembered requests.
  var pendingCount: Int { pending.count }

  /// Removes and returns the stored updates, in order of arrival.
  mutating func takeHeld() -> [TreeUpdate] {
    defer { held = [] }
    return held
  }

  /// Notes that the source has closed.
  mutating func close() { isClosed = true }

  /// The notice for a request to a source that has closed.
  static let closedNotice = "The page or app has closed."

  private static func twice(_ name: String) -> String {
    "The source answered “\(name)” twice; the second answer was ignored."
  }

  private mutating func remember(_ ticket: RequestTicket, _ name: String) {
    answered.append((ticket, name))
    if answered.count > Self.memory { answered.removeFirst() }
  }
}
