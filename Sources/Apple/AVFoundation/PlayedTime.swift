// SPDX-License-Identifier: MIT

import A11yViewGraph
import Foundation

/// A player's position, which advances in the app's time. In scripts and tests, the app's time is virtual time.
struct PlayedTime {
  /// The position at the time when playback was last started, stopped or moved.
  private var base: TimeInterval = 0
  private var started: Date?
  private(set) var rate: Double = 0

  /// The current position.
  var now: TimeInterval {
    guard let started else { return base }
    return base + CurrentHost.date.timeIntervalSince(started) * rate
  }

  mutating func go(to time: TimeInterval) {
    base = time.isFinite ? max(0, time) : 0
    if started != nil { started = CurrentHost.date }
  }

  /// Starts playback at the given rate, or pauses playback if the rate is 0.
  mutating func play(at rate: Double) {
    base = now
    self.rate = rate.isFinite ? rate : 0
    started = self.rate == 0 ? nil : CurrentHost.date
  }

  /// Returns the number of seconds until playback reaches a position, or `nil` if playback never reaches the position.
  func seconds(until time: TimeInterval) -> TimeInterval? {
    rate > 0 ? max(0, (time - now) / rate) : nil
  }
}
