// SPDX-License-Identifier: MIT

import Foundation

/// The observers that are called at given times in a recording.
final class TimeObservers {
  private final class Observer {
    /// Returns the next observed time after a position, or `nil` if there is none.
    let next: (TimeInterval) -> TimeInterval?
    let call: (TimeInterval) -> Void
    var due: TimeInterval?

    init(
      from now: TimeInterval,
      next: @escaping (TimeInterval) -> TimeInterval?,
      call: @escaping (TimeInterval) -> Void
    ) {
      self.next = next
      self.call = call
      due = next(now)
    }
  }

  /// The shortest interval between two calls to an observer, in seconds. Shorter intervals are lengthened to this
  /// value.
  private static let shortest = 0.01
  private var all: [Observer] = []

  func add(
    every interval: TimeInterval,
    from now: TimeInterval,
    _ block: @escaping (CMTime) -> Void
  ) -> Any {
    let step = interval.isFinite ? max(interval, Self.shortest) : .infinity
    let observer = Observer(
      from: now,
      next: { step.isFinite ? (($0 / step).rounded(.down) + 1) * step : nil },
      call: { block(CMTime(seconds: $0, preferredTimescale: 600)) }
    )
    all.append(observer)
    return observer
  }

  func add(
    at times: [TimeInterval],
    from now: TimeInterval,
    _ block: @escaping () -> Void
  ) -> Any {
    let times = times.filter(\.isFinite).sorted()
    let observer = Observer(
      from: now,
      next: { now in times.first { $0 > now } },
      call: { _ in block() }
    )
    all.append(observer)
    return observer
  }

  func remove(_ observer: Any) { all.removeAll { $0 === observer as AnyObject } }

  /// Returns the time of the next call.
  func next(after now: TimeInterval) -> TimeInterval? { all.compactMap(\.due).min() }

  /// Calls the observers whose times have been reached.
  func reached(_ time: TimeInterval) {
    for observer in all {
      guard let due = observer.due, due <= time + 1e-6 else { continue }
      observer.due = observer.next(max(due, time))
      observer.call(time)
    }
  }

  /// Updates the observers after the player has moved to another position.
  func jumped(to time: TimeInterval) {
    for observer in all { observer.due = observer.next(time) }
  }
}
