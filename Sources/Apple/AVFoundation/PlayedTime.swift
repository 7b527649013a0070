// SPDX-License-Identifier: MIT

import A11yViewGraph
import Foundation

/// The time that a player has played, in the app's time: virtual in scripts and tests.
struct PlayedTime {
  /// The time when it was last started or stopped, or went elsewhere.
  private var base: TimeInterval = 0
  private var started: Date?
  private(set) var rate: Double = 0

  /// The time now.
  var now: TimeInterval {
    guard let started else { return base }
    return base + CurrentHost.date.timeIntervalSince(started) * rate
  }

  mutating func go(to time: TimeInterval) {
    base = time.isFinite ? max(0, time) : 0
    if started != nil { started = CurrentHost.date }
  }

  /// Plays at a rate; at 0 not at all.
  mutating func play(at rate: Double) {
    base = now
    self.rate = rate.isFinite ? rate : 0
    started = self.rate == 0 ? nil : CurrentHost.date
  }

  /// The seconds until a time is reached; `nil` if it never is.
  func seconds(until time: TimeInterval) -> TimeInterval? {
    rate > 0 ? max(0, (time - now) / rate) : nil
  }
}
