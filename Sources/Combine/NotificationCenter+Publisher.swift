import Foundation
import OpenCombine

// OpenCombine has these in modules that leave them out as well, see Result+Publisher.swift.
extension NotificationCenter {
  /// Sends the notifications of a name.
  public struct Publisher: OpenCombine.Publisher {
    /// What is sent.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; `nil` for anybody.
    public let object: AnyObject?

    /// Makes a publisher of what is posted under a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to send to a subscriber, on whatever thread notifications are posted.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(self, AnySubscriber(subscriber)))
    }
  }

  /// A publisher of the notifications of a name, from anybody or from one object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

// `state` is guarded by the lock, which is not held while the subscriber is called; a subscriber answers
// for itself, as with all publishers.
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
