// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method on an object for each notification, on the main thread, until the object is deallocated.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let action = ObservingAction(TargetAction(observer, aSelector))
    let token = addObserver(forName: aName, object: anObject, queue: nil, using: action.run)
    Observations.shared.add(
      Observation(
        center: self,
        token: token,
        observer: action.observer,
        name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) }
      )
    )
  }

  /// Removes all observations for an object.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    Observations.shared.end(of: observer, in: self, name: nil, object: nil)
  }

  /// Removes an object's observations of notifications that have a given name and sender. A `nil` name matches all
  /// names, and a `nil` sender matches all senders.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: Notification.Name?,
    object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    Observations.shared.end(of: observer, in: self, name: aName, object: object)
  }
}

/// A method that is called when a notification is posted.
private final class ObservingAction: @unchecked Sendable {
  // Both properties are constant, and `action` is called only on the main actor.
  private let action: TargetAction
  let observer: ObjectIdentifier?

  init(_ action: TargetAction) {
    self.action = action
    observer = action.target.map(ObjectIdentifier.init)
  }

  @Sendable func run(_ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    guard !MainQueue.isCurrent else {
      return MainActor.assumeIsolated { action.call(notification) }
    }
    DispatchQueue.main.async { self.action.call(notification) }
  }
}

/// A record of an object that observes a notification.
private struct Observation: @unchecked Sendable {
  // The observation is immutable, and its token is only passed back to the notification center that created it.
  let center: NotificationCenter
  let token: any NSObjectProtocol
  let observer: ObjectIdentifier?
  let name: Notification.Name?
  let object: ObjectIdentifier?
}

/// The current observations.
private final class Observations: Sendable {
  static let shared = Observations()
  private let all = Mutex<[ObjectIdentifier: [Observation]]>([:])

  func add(_ observation: Observation) {
    guard let observer = observation.observer else { return }
    all.withLock { $0[observer, default: []].append(observation) }
  }

  /// Removes matching observations.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications, or `nil` for all notifications.
  ///   - object: The sender of the notifications, or `nil` for any sender.
  func end(
    of observer: AnyObject,
    in center: NotificationCenter,
    name: Notification.Name?,
    object: ObjectIdentifier?
  ) {
    let key = ObjectIdentifier(observer)
    func ends(_ observation: Observation) -> Bool {
      observation.center === center && (name == nil || observation.name == name)
        && (object == nil || observation.object == object)
    }
    let ended = all.withLock { all in
      let ended = all[key, default: []].filter(ends)
      all[key]?.removeAll(where: ends)
      if all[key]?.isEmpty == true { all[key] = nil }
      return ended
    }
    for observation in ended { center.removeObserver(observation.token as Any) }
  }
}
