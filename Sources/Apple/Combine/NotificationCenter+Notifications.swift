// SPDX-License-Identifier: MIT

import Foundation

// Foundation has this type only on Apple's systems.
extension NotificationCenter {
  /// An asynchronous sequence of the notifications with a given name.
  public final class Notifications: AsyncSequence, Sendable {
    /// The type of the sequence's elements.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    // The reference is only compared, and the object is never accessed.
    private nonisolated(unsafe) let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// An iterator that waits for each notification.
    public struct Iterator: AsyncIteratorProtocol {
      var stream: AsyncStream<Notification>.Iterator
      /// Waits for the next notification and returns it, or returns `nil` once the task is canceled.
      public mutating func next() async -> Notification? { await stream.next() }
    }

    /// Returns an iterator that starts waiting for notifications.
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

  /// Returns an asynchronous sequence of the notifications with the given name, from any object or from a given object.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  { Notifications(self, name, object) }
}
