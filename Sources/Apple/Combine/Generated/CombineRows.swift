// SPDX-License-Identifier: MIT

// Made from Surface/Combine.rows by `make surface`.

import Dispatch
import Foundation
import OpenCombine

extension DispatchQueue {
  /// Options for scheduling work on a queue.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to.
    public var group: DispatchGroup?
    /// Creates options.
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

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The shortest possible delay tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }
}

extension Publisher {
  /// Combines the latest values of this publisher and another, and transforms them.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Combines the latest values of this publisher and two others, and transforms them.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Combines the latest values of this publisher and another.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { .init(self, other) }

  /// Combines the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  { .init(self, publisher1, publisher2) }

  /// Combines the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the values of this publisher and another as they arrive.
  public func merge<P: Publisher>(with other: P)
    -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher())
  }

  /// Publishes the values of this publisher and two others as they arrive.
  public func merge<P: Publisher, Q: Publisher>(with b: P, _ c: Q)
    -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
  }
}

extension Publishers {
  /// Publishes the values of two publishers as they arrive.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The values.
    public typealias Output = A.Output
    /// The error with which a publisher fails.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// Merges two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Subscribes to both publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }

  /// Publishes the values of three publishers as they arrive.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// The values.
    public typealias Output = A.Output
    /// The error with which a publisher fails.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// Merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    /// Subscribes to all publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).merge(with: c).receive(subscriber: subscriber)
    }
  }
}

extension RunLoop {
  /// Options for scheduling; there are none.
  public struct SchedulerOptions: Sendable {}

  /// A time on a run loop.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The shortest possible delay tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
}

extension OperationQueue {
  /// Options for scheduling; there are none.
  public struct SchedulerOptions: Sendable {}

  /// A time on an operation queue.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// The shortest possible delay tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  /// Returns a distance in seconds.
  public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s.times(1_000_000_000)) }

  /// Returns a distance in seconds.
  public static func seconds(_ s: Double) -> Self {
    Self(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
  }

  /// Returns a distance in milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms.times(1_000_000)) }

  /// Returns a distance in microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us.times(1_000)) }

  /// Returns a distance in nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

  /// Returns the sum of two distances.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.magnitude &+ rhs.magnitude)
  }

  /// Returns the difference of two distances.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.magnitude &- rhs.magnitude)
  }

  /// Returns the product of two distances, in nanoseconds.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.magnitude.times(rhs.magnitude))
  }
}

extension _DateSchedulerTime.Stride {
  /// Returns a distance in seconds.
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

  /// Returns a distance in seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }

  /// Returns a distance in milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

  /// Returns a distance in microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

  /// Returns a distance in nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

  /// Returns the sum of two distances.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

  /// Returns the difference of two distances.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

  /// Returns the product of two distances.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
}

extension Timer {
  /// Returns a publisher that sends the time repeatedly once it is connected, for example by
  /// `autoconnect()`.
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

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The type of the encoded data.
  public typealias Output = Data
}

extension _DateSchedulerTime {
  /// Returns the distance from this time to another.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// Returns the time at a distance from this one.
  public func advanced(by stride: Stride) -> Self {
    Self(date.addingTimeInterval(stride.magnitude))
  }
}
