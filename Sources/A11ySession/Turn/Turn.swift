// SPDX-License-Identifier: MIT

import A11yTree

/// One turn of a session: its remaining steps, and how many passes it has made.
///
/// A turn goes through these phases, each in a file of its own below `Deciding` and `Phases`:
///
/// 1. Decide what a key or command means: `KeyDecision`, `CommandDecision`.
/// 2. Navigate, so that a technology performs the command: `NavigatorPhase`.
/// 3. Speak, which carries out its effects: `EffectPhase`.
/// 4. Ask the source, and wait for the answer if that takes time: `RequestPhase`, `RowPhase`.
/// 5. Update the tree, and have the cursors follow: `UpdatePhase`.
/// 6. Settle, which reports the cursors until nothing moves: `FocusPhase`.
///
/// The steps that a step returns run before the remaining ones, so a request's update is heard before
/// the next effect. Nothing calls back into an earlier phase: a step only returns further steps, and
/// `TurnRunner` runs them.
struct Turn {
  /// The maximum number of requests and focus reports in one turn.
  static let passLimit = 1_000

  /// The remaining steps, the next one last.
  private var steps: [TurnStep] = []
  /// The number of requests and focus reports so far.
  private(set) var passes = 0
  /// When the turn began to wait; `nil` if it is not waiting.
  private(set) var waitsSince: Duration?

  /// Whether no steps remain.
  var isOver: Bool { steps.isEmpty }

  /// The next step, left in place.
  var next: TurnStep? { steps.last }

  /// Removes and returns the next step.
  mutating func takeNext() -> TurnStep? { steps.popLast() }

  /// Inserts steps before the remaining ones, in the given order.
  mutating func add(_ new: [TurnStep]) {
    var place = new.count
    while place > 0 {
      place -= 1
      steps.append(new[place])
    }
  }

  /// Puts back a step that cannot run yet, and records when the wait began.
  mutating func wait(for step: TurnStep, since time: Duration) {
    steps.append(step)
    waitsSince = waitsSince ?? time
  }

  /// Resets the counters for the next turn.
  mutating func end() {
    passes = 0
    waitsSince = nil
  }

  /// Counts a pass; returns `false` once there are more than `passLimit`.
  mutating func countPass() -> Bool {
    passes += 1
    return passes <= Self.passLimit
  }

  /// Discards the remaining steps.
  mutating func cutShort() {
    steps = []
    waitsSince = nil
  }
}
