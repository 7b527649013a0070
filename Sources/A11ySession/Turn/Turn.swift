import A11yTree

/// One turn of a session: its remaining steps, and how much it has done.
///
/// A turn goes through its phases in order: key → decision → navigator → effects → requests →
/// updates → cursors → speech. The consequences of a step precede the steps already queued, so a
/// request's update is heard before the next effect. Nothing calls back into an earlier phase:
/// a step only queues further steps.
struct Turn {
  /// Maximum passes per turn, counting requests and focus reports.
  static let passLimit = 1_000

  private var steps: [TurnStep] = []
  private(set) var passes = 0
  /// When the turn began to wait, if it waits.
  private(set) var waitsSince: Duration?

  /// Whether no steps remain.
  var isOver: Bool { steps.isEmpty }

  /// The next step.
  var next: TurnStep? { steps.last }

  /// Removes and returns the next step.
  mutating func takeNext() -> TurnStep? {
    waitsSince = nil
    return steps.popLast()
  }

  /// Adds steps before the remaining ones.
  mutating func add(_ new: [TurnStep]) { steps.append(contentsOf: new.reversed()) }

  /// Adds steps after the remaining ones.
  mutating func append(_ new: [TurnStep]) { steps.insert(contentsOf: new.reversed(), at: 0) }

  /// Counts a pass; `false` above the limit.
  mutating func countPass() -> Bool {
    passes += 1
    return passes <= Self.passLimit
  }

  /// Records when the turn began to wait.
  mutating func wait(since time: Duration) { waitsSince = waitsSince ?? time }

  /// Drops the remaining steps.
  mutating func cutShort() {
    steps = []
    waitsSince = nil
  }
}
