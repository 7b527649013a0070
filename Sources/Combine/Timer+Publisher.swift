import Dispatch
import Foundation
import OpenCombine

extension Timer {
  /// Sends the time again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// What is sent.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// How long it waits each time, in seconds.
    public let interval: TimeInterval
    /// How much later it may be, in seconds; `nil` for not at all.
    public let tolerance: TimeInterval?
    /// What it waits on.
    public let runLoop: RunLoop
    /// When the run loop heeds it.
    public let mode: RunLoop.Mode
    private let times = PassthroughSubject<Date, Never>()

    /// Makes a publisher that waits before each time that it sends.
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

    /// Begins to send to a subscriber what is sent from now on.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      times.receive(subscriber: subscriber)
    }

    /// Begins to wait; what is given back ends that.
    public func connect() -> any Cancellable {
      guard runLoop === RunLoop.main else { return connectToRunLoop() }
      // A program here runs the main queue, not the main run loop.
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(
        deadline: .now() + interval,
        repeating: interval,
        leeway: .nanoseconds(Int(Swift.max(tolerance ?? 0, 0) * 1e9))
      )
      let times = UncheckedTimes(times)
      source.setEventHandler { times.subject.send(Date()) }
      source.resume()
      return AnyCancellable { source.cancel() }
    }

    private func connectToRunLoop() -> any Cancellable {
      let times = UncheckedTimes(times)
      let timer = Timer(timeInterval: interval, repeats: true) { _ in times.subject.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// A publisher that sends the time again and again once it is connected, as by `autoconnect()`.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

// A subject guards what it holds with a lock of its own.
private struct UncheckedTimes: @unchecked Sendable {
  let subject: PassthroughSubject<Date, Never>
  init(_ subject: PassthroughSubject<Date, Never>) { self.subject = subject }
}
