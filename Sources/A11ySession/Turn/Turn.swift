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
  mutating func takeNext() -> TurnStep? { steps.popLast() }

  /// Puts steps in front of what is left.
  mutating func add(_ new: [TurnStep]) {
    var place = new.count
    while place > 0 {
      place -= 1
      steps.append(new[place])
    }
  }

  /// Puts a step back that cannot be done yet, and notes since when that is so.
  mutating func wait(for step: TurnStep, since time: Duration) {
    steps.append(step)
    waitsSince = waitsSince ?? time
  }

  /// Makes ready for the next turn.
  mutating func end() {
    passes = 0
    waitsSince = nil
  }

  /// Counts what may go on for ever; `false` once it was too much.
  mutating func countPass() -> Bool {
    passes += 1
    return passes <= Self.passLimit
  }

  /// Drops what is left.
  mutating func cutShort() {
    steps = []
    waitsSince = nil
  }
}
