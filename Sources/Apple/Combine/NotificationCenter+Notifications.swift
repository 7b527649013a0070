// SPDX-License-Identifier: MIT

import Foundation

// Foundation has this on Apple's systems only.
extension NotificationCenter {
  /// The notifications with a name, one after the other.
  public final class Notifications: AsyncSequence, Sendable {
    /// A notification.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    // Compared only, never used.
    private nonisolated(unsafe) let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Waits for the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      var stream: AsyncStream<Notification>.Iterator
      /// Waits for the next notification; `nil` once the task is cancelled.
      public mutating func next() async -> Notification? { await stream.next() }
    }

    /// Begins to wait.
    public func makeAsyncIterator() -> Iterator {
      let (stream, source) = AsyncStream.makeStream(of: Notification.self)
      nonisolated(unsafe) let token = center.addObserver(
        forName: name,
        object: object,
        queue: nil
      ) { notification in
        nonisolated(unsafe) let notification = notification
        source.yield(notification)
      }
      let center = center
      source.onTermination = { _ in center.removeObserver(token) }
      return Iterator(stream: stream.makeAsyncIterator())
    }
  }

  /// The notifications with a name, from any object or from one.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  { Notifications(self, name, object) }
}
