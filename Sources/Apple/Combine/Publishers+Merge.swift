// SPDX-License-Identifier: MIT

import OpenCombine

extension Publishers {
  /// A publisher that sends the values of several publishers of the same type in the order in which they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of error with which a publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Merges the given publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Merges the given publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Subscribes to all publishers.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      // All publishers are subscribed to at the same time.
      publishers.publisher
        .setFailureType(to: Failure.self)
        .flatMap(maxPublishers: .unlimited) { $0 }
        .receive(subscriber: subscriber)
    }
  }
}
