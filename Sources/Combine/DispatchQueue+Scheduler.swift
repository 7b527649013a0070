import Dispatch
import OpenCombine

extension DispatchQueue {
  /// A time of a queue.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time as the queue has it.
    public var dispatchTime: DispatchTime

    /// Makes a time of one of a queue.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// How far another time is from this one.
    public func distance(to other: Self) -> Stride {
      let here = dispatchTime.uptimeNanoseconds
      let there = other.dispatchTime.uptimeNanoseconds
      let far = Int(clamping: there > here ? there - here : here - there)
      return .nanoseconds(there > here ? far : -far)
    }

    /// The time some way from this one.
    public func advanced(by stride: Stride) -> Self {
      Self(dispatchTime + .nanoseconds(stride.magnitude))
    }

    /// Takes the time into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// How far two times are from each other.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
      Sendable
    {
      /// The distance in nanoseconds.
      public var magnitude: Int

      /// The distance as a queue has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Makes a distance of nanoseconds, if there are not too many.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let nanoseconds = Int(exactly: source) else { return nil }
        magnitude = nanoseconds
      }

      /// Makes a distance of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// Makes a distance of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// A distance in seconds.
      public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s.times(1_000_000_000)) }
      /// A distance in seconds.
      public static func seconds(_ s: Double) -> Self {
        Self(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
      }
      /// A distance in milliseconds.
      public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms.times(1_000_000)) }
      /// A distance in microseconds.
      public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us.times(1_000)) }
      /// A distance in nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

      /// Whether one is less far than another.
      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Both distances one after the other.
      public static func + (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.magnitude &+ rhs.magnitude)
      }
      /// What is left of one distance behind another.
      public static func - (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.magnitude &- rhs.magnitude)
      }
      /// The product of both in nanoseconds.
      public static func * (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.magnitude.times(rhs.magnitude))
      }
      /// Puts the product of both in place of the first.
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    }
  }

  /// How work is put on a queue.
  public struct SchedulerOptions {
    /// How urgent it is.
    public var qos: DispatchQoS
    /// How it is done.
    public var flags: DispatchWorkItemFlags
    /// What is told when it has been done.
    public var group: DispatchGroup?

    /// Makes options.
    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }
}

extension Int {
  /// The product, or the nearest number that there is.
  fileprivate func times(_ other: Int) -> Int {
    let (product, isTooFar) = multipliedReportingOverflow(by: other)
    return isTooFar ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}

extension DispatchQueue: @retroactive Scheduler {
  /// The time now.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// How much later work may be done.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Has work done as soon as the queue comes to it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    let work = QueuedWork(action)
    async(group: options.group, qos: options.qos, flags: options.flags) { work.body() }
  }

  /// Has work done at a time.
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

  /// Has work done at a time and again after each interval, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: date.dispatchTime,
      repeating: interval.timeInterval,
      leeway: tolerance.timeInterval
    )
    let work = QueuedWork(action)
    source.setEventHandler { work.body() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

// Work is handed to a queue to be done there: who schedules it says that it may be.
private struct QueuedWork: @unchecked Sendable {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
