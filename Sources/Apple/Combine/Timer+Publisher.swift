// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import OpenCombine

extension Timer {
  /// A publisher that, once connected, sends the time repeatedly.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the published values.
    public typealias Output = Date
    /// The error type, which is `Never` because the publisher never fails.
    public typealias Failure = Never

    /// The interval in seconds.
    public let interval: TimeInterval
    /// The permitted delay, in seconds, or `nil` if no delay is permitted.
    public let tolerance: TimeInterval?
    /// The timer's run loop.
    public let runLoop: RunLoop
    /// The run loop mode in which the timer fires.
    public let mode: RunLoop.Mode
    private let times = PassthroughSubject<Date, Never>()

    /// Creates a publisher that waits for the interval before each value.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: Never? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Attaches a subscriber, which receives all subsequent values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      times.receive(subscriber: subscriber)
    }

    /// Starts the timer and returns an object that stops the timer when that object is canceled.
    public func connect() -> any Cancellable {
      guard runLoop === RunLoop.main else { return connectToRunLoop() }
      let times = UncheckedTimes(times)
      // In this implementation, programs run the main queue rather than the main run loop.
      return RepeatedWork.start(on: .main, after: interval, every: interval) {
        times.subject.send($0)
      }
    }

    private func connectToRunLoop() -> any Cancellable {
      let times = UncheckedTimes(times)
      let timer = Timer(timeInterval: interval, repeats: true) { _ in times.subject.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

// `subject` is constant, and protects its state with its own lock.
private struct UncheckedTimes: @unchecked Sendable {
  let subject: PassthroughSubject<Date, Never>
  init(_ subject: PassthroughSubject<Date, Never>) { self.subject = subject }
}
