import A11yTree

/// One turn of a session: what is left of it to do, and how much it has done.
///
/// A turn goes through its phases in order: key → decision → navigator → effects → requests →
/// updates → cursors → speech. What follows from a step comes before what was to be done after it,
/// so a request's update is heard before the next effect. Nothing calls back into an earlier phase:
/// a step only leaves steps behind.
struct Turn {
  /// How many requests and reports of focus a turn may come to.
  static let passLimit = 1_000

  private var steps: [TurnStep] = []
  private(set) var passes = 0
  /// When the turn began to wait, if it does.
  private(set) var waitsSince: Duration?

  /// Whether the turn has nothing left to do.
  var isOver: Bool { steps.isEmpty }

  /// The step that is next.
  var next: TurnStep? { steps.last }

  /// Takes out the step that is next.
  mutating func takeNext() -> TurnStep? {
    waitsSince = nil
    return steps.popLast()
  }

  /// Puts steps in front of what is left.
  mutating func add(_ new: [TurnStep]) { steps.append(contentsOf: new.reversed()) }

  /// Puts steps behind what is left.
  mutating func append(_ new: [TurnStep]) { steps.insert(contentsOf: new.reversed(), at: 0) }

  /// Counts what may go on for ever; `false` once it was too much.
  mutating func countPass() -> Bool {
    passes += 1
    return passes <= Self.passLimit
  }

  /// Notes that the turn waits from a time on.
  mutating func wait(since time: Duration) { waitsSince = waitsSince ?? time }

  /// Drops what is left.
  mutating func cutShort() {
    steps = []
    waitsSince = nil
  }
}
