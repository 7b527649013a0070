// SPDX-License-Identifier: MIT

import Dispatch
import OpenCombine

extension DispatchQueue {
  /// A time on a queue.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time as a dispatch time.
    public var dispatchTime: DispatchTime

    /// Creates a time from a dispatch time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Returns the distance from one time to another.
    public func distance(to other: Self) -> Stride {
      let here = dispatchTime.uptimeNanoseconds
      let there = other.dispatchTime.uptimeNanoseconds
      let far = Int(clamping: there > here ? there - here : here - there)
      return .nanoseconds(there > here ? far : -far)
    }

    /// Returns the time at a given distance from another time.
    public func advanced(by stride: Stride) -> Self {
      Self(dispatchTime + .nanoseconds(stride.magnitude))
    }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// The distance between two times.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
      ExpressibleByFloatLiteral, Sendable
    {
      /// The distance in nanoseconds.
      public var magnitude: Int

      /// The distance as a dispatch interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Creates a distance in nanoseconds, or returns `nil` if the number is too large.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let nanoseconds = Int(exactly: source) else { return nil }
        magnitude = nanoseconds
      }

      /// Creates a distance in seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// Creates a distance in seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// Returns whether one distance is shorter than another.
      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Multiplies one distance by another.
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    }
  }
}

extension Int {
  /// Returns the product, clamped to the representable range.
  func times(_ other: Int) -> Int {
    let (product, isTooFar) = multipliedReportingOverflow(by: other)
    return isTooFar ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}

extension DispatchQueue: @retroactive Scheduler {
  /// Schedules work to run as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    let work = QueuedWork(action)
    async(group: options.group, qos: options.qos, flags: options.flags) { work.body() }
  }

  /// Schedules work to run at a given time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    let work = QueuedWork(action)
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { work.body() }
  }

  /// Schedules work to run at a given time and then repeatedly at an interval, until the work is canceled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = QueuedWork(action)
    let now = DispatchTime.now().uptimeNanoseconds
    let due = date.dispatchTime.uptimeNanoseconds
    return RepeatedWork.start(
      on: self,
      after: due > now ? Double(due - now) / 1e9 : 0,
      every: Double(interval.magnitude) / 1e9
    ) { _ in work.body() }
  }
}

// `body` is constant and called only by the queue. The caller that schedules the work is responsible for thread safety.
private struct QueuedWork: @unchecked Sendable {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
