// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

/// A time on a run loop or an operation queue.
public struct _DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The time as a date.
  public var date: Date

  /// Creates a time from a date.
  public init(_ date: Date) { self.date = date }

  /// The distance between two times, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    Codable, ExpressibleByFloatLiteral, Sendable
  {
    /// The distance in seconds.
    public var magnitude: TimeInterval
    /// The distance in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a distance in seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Creates a distance in seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// Creates a distance in seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// Creates a distance in seconds, or returns `nil` if the number cannot be represented exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    /// Returns whether one distance is shorter than another.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    /// Multiplies one distance by another.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Adds one distance to another.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts one distance from another.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  }
}

extension RunLoop: @retroactive Scheduler {
  /// Schedules work to run as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledWork(action)
    perform { work.run() }
  }

  /// Schedules work to run at a given time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledWork(action)
    // Unlike a run loop's timer, a delayed block can also run in virtual time.
    guard self !== RunLoop.main else {
      let delay = max(0, date.date.timeIntervalSinceNow)
      return DispatchQueue.main.asyncAfter(deadline: .now() + delay) { work.run() }
    }
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }, forMode: .common)
  }

  /// Schedules work to run at a given time and then repeatedly at an interval.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledWork(action)
    guard self !== RunLoop.main else {
      let delay = date.date.timeIntervalSinceNow
      return RepeatedWork.start(on: .main, after: delay, every: interval.magnitude) { _ in
        work.run()
      }
    }
    let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in
      work.run()
    }
    add(timer, forMode: .common)
    let box = ScheduledWork { timer.invalidate() }
    return AnyCancellable { box.run() }
  }
}

extension OperationQueue: @retroactive Scheduler {
  /// Schedules work to run as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledWork(action)
    addOperation { work.run() }
  }

  /// Schedules work to run at a given time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = ScheduledWork(action)
    let delay = max(0, date.date.timeIntervalSinceNow)
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in
      addOperation { work.run() }
    }
  }

  /// Schedules work to run at a given time and then repeatedly at an interval.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledWork(action)
    let delay = date.date.timeIntervalSinceNow
    return RepeatedWork.start(on: .global(), after: delay, every: interval.magnitude) { [self] _ in
      addOperation { work.run() }
    }
  }
}

/// A closure from Combine that is not sendable. The closure is called only on its scheduler.
// `run` is constant. The caller that schedules the work is responsible for thread safety.
private struct ScheduledWork: @unchecked Sendable {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}
