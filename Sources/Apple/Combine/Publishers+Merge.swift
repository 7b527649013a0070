// SPDX-License-Identifier: MIT

import OpenCombine

extension Publishers {
  /// Publishes the values of several publishers of the same kind, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The reason for a failure.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Subscribes to all of them.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      // As many as there are, at once.
      publishers.publisher
        .setFailureType(to: Failure.self)
        .flatMap(maxPublishers: .unlimited) { $0 }
        .receive(subscriber: subscriber)
    }
  }
}
