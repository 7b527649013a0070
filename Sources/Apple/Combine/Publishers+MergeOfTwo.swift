// SPDX-License-Identifier: MIT

import OpenCombine

extension Publishers {
  /// Publishes the values of two publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The values.
    public typealias Output = A.Output
    /// The reason for a failure.
    public typealias Failure = A.Failure

    /// One publisher.
    public let a: A
    /// The other.
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to both.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }

  /// Publishes the values of three publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
    /// The values.
    public typealias Output = A.Output
    /// The reason for a failure.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C

    /// Merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes to all of them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.merge(with: b).merge(with: c).receive(subscriber: subscriber)
    }
  }
}
