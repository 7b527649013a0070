// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

// OpenCombine declares this extension in other modules, which may also omit it, as Result+Publisher.swift explains.
extension NotificationCenter {
  /// A publisher for the notifications with a given name.
  public struct Publisher: OpenCombine.Publisher {
    /// The type of the published values.
    public typealias Output = Notification
    /// The error type, which is `Never` because the publisher never fails.
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications, or `nil` for any object.
    public let object: AnyObject?

    /// Creates a publisher for the notifications with the given name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber, which is called on whichever thread posts the notification.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(self, AnySubscriber(subscriber)))
    }
  }

  /// Returns a publisher for the notifications with the given name, from any object or from a given object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

// The lock protects the `state` property. The lock is not held while the subscriber is called. As with all publishers,
// the subscriber is responsible for its own thread safety.
private final class NotificationSubscription: Subscription, @unchecked Sendable {
  private struct State {
    var demand = Subscribers.Demand.none
    var token: (any NSObjectProtocol)?
    var isOver = false
  }

  private let center: NotificationCenter
  private let subscriber: AnySubscriber<Notification, Never>
  private var state = State()
  private let lock = NSLock()

  init(
    _ publisher: NotificationCenter.Publisher,
    _ subscriber: AnySubscriber<Notification, Never>
  ) {
    center = publisher.center
    self.subscriber = subscriber
    let token = center.addObserver(
      forName: publisher.name,
      object: publisher.object,
      queue: nil
    ) { [weak self] in self?.send($0) }
    lock.withLock { state.token = token }
  }

  private func send(_ notification: Notification) {
    let isWanted = lock.withLock {
      guard !state.isOver, state.demand > .none else { return false }
      state.demand -= 1
      return true
    }
    guard isWanted else { return }
    let more = subscriber.receive(notification)
    lock.withLock { state.demand += more }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { state.demand += demand } }

  func cancel() {
    let token = lock.withLock {
      state.isOver = true
      defer { state.token = nil }
      return state.token
    }
    if let token { center.removeObserver(token) }
  }
}
