// SPDX-License-Identifier: MIT

import OpenCombine

extension Publishers {
  /// A publisher that sends the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A tuple of the publishers' latest values.
    public typealias Output = (A.Output, B.Output)
    /// The type of error with which a publisher can fail.
    public typealias Failure = A.Failure

    private let a: A
    private let b: B

    /// Combines the publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = CombinedSubscription<Failure>(2) { values in
        guard
          let a = values[0] as? A.Output,
          let b = values[1] as? B.Output
        else { return .none }
        return subscriber.receive((a, b))
      } complete: {
        subscriber.receive(completion: $0)
      }
      subscriber.receive(subscription: subscription)
      subscription.add(a, 0)
      subscription.add(b, 1)
    }
  }

  /// A publisher that sends the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// A tuple of the publishers' latest values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of error with which a publisher can fail.
    public typealias Failure = A.Failure

    private let a: A
    private let b: B
    private let c: C

    /// Combines the publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = CombinedSubscription<Failure>(3) { values in
        guard
          let a = values[0] as? A.Output,
          let b = values[1] as? B.Output,
          let c = values[2] as? C.Output
        else { return .none }
        return subscriber.receive((a, b, c))
      } complete: {
        subscriber.receive(completion: $0)
      }
      subscriber.receive(subscription: subscription)
      subscription.add(a, 0)
      subscription.add(b, 1)
      subscription.add(c, 2)
    }
  }

  /// A publisher that sends the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// A tuple of the publishers' latest values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of error with which a publisher can fail.
    public typealias Failure = A.Failure

    private let a: A
    private let b: B
    private let c: C
    private let d: D

    /// Combines the publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = CombinedSubscription<Failure>(4) { values in
        guard
          let a = values[0] as? A.Output,
          let b = values[1] as? B.Output,
          let c = values[2] as? C.Output,
          let d = values[3] as? D.Output
        else { return .none }
        return subscriber.receive((a, b, c, d))
      } complete: {
        subscriber.receive(completion: $0)
      }
      subscriber.receive(subscription: subscription)
      subscription.add(a, 0)
      subscription.add(b, 1)
      subscription.add(c, 2)
      subscription.add(d, 3)
    }
  }
}
