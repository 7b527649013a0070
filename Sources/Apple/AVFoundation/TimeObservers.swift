// SPDX-License-Identifier: MIT

import Foundation

/// Who is called at which times of a recording.
final class TimeObservers {
  private final class Observer {
    /// The next time; `nil` if there is none.
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

  /// The shortest interval: what a program wants more often than that, it gets as often.
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

  /// When somebody is called next.
  func next(after now: TimeInterval) -> TimeInterval? { all.compactMap(\.due).min() }

  /// Calls those whose time has come.
  func reached(_ time: TimeInterval) {
    for observer in all {
      guard let due = observer.due, due <= time + 1e-6 else { continue }
      observer.due = observer.next(max(due, time))
      observer.call(time)
    }
  }

  /// The player has gone elsewhere.
  func jumped(to time: TimeInterval) {
    for observer in all { observer.due = observer.next(time) }
  }
}
