// SPDX-License-Identifier: MIT

import A11ySession

/// A measurement of how long a switch is held, based on key repeats.
///
/// A terminal reports key repeats but not key releases. The first repeat arrives after about half a second, and further
/// repeats at intervals of a few hundredths of a second. A key that does not repeat for a longer time has been
/// released.
struct SwitchHold {
  /// The time to wait for the first repeat, as opposed to `nextRepeat` for further repeats.
  static let firstRepeat: Duration = .milliseconds(700)
  static let nextRepeat: Duration = .milliseconds(150)

  private var key: Key?
  private var start: Duration = .zero
  private var last: Duration = .zero
  private var hasFired = false

  /// The time at which the key is assumed to have been released unless it repeats first.
  var deadline: Duration? {
    guard key != nil else { return nil }
    return last + (last == start ? Self.firstRepeat : Self.nextRepeat)
  }

  /// Handles a press or a repeat, and returns how long the key has been held as soon as that time reaches `needed`.
  mutating func press(_ pressed: Key, at time: Duration, needed: Duration) -> Duration? {
    if pressed != key || time > deadline ?? .zero {
      self = SwitchHold()
      key = pressed
      start = time
    }
    last = time
    guard !hasFired, time - start >= needed else { return nil }
    hasFired = true
    return time - start
  }

  /// Handles a release. Returns how long the key was held, if the time was too short for ``press(_:at:needed:)`` to
  /// return it.
  mutating func release(at time: Duration) -> (key: Key, held: Duration)? {
    guard let key, let deadline, time >= deadline else { return nil }
    defer { self = SwitchHold() }
    return hasFired ? nil : (key, last - start)
  }
}

/// A filter that determines which repeats of a held key move the scanner again.
struct MoveRepeat {
  private var key: Key?
  private var start: Duration = .zero
  private var last: Duration = .zero
  private var lastMove: Duration?

  /// Handles a press or a repeat, and returns whether the scanner moves.
  ///
  /// - Parameters:
  ///   - delay: The time for which the key must be held for the press to count.
  ///   - interval: The time between two moves while the key is held.
  mutating func moves(
    _ pressed: Key,
    at time: Duration,
    after delay: Duration,
    every interval: Duration
  ) -> Bool {
    let pause = last == start ? SwitchHold.firstRepeat : SwitchHold.nextRepeat
    if pressed != key || time - last > pause {
      self = MoveRepeat()
      (key, start) = (pressed, time)
    }
    last = time
    guard time - start >= delay, lastMove.map({ time - $0 >= interval }) ?? true else {
      return false
    }
    lastMove = time
    return true
  }
}
