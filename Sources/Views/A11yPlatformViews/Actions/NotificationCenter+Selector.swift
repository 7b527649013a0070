// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of an object, on the main thread, for each notification, until the object goes away.
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

  /// Ends all notifications of an object.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    Observations.shared.end(of: observer, in: self, name: nil, object: nil)
  }

  /// Ends the notifications of an object that have a name, and come from another object; `nil` for any.
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

/// A method that notifications call.
private final class ObservingAction: @unchecked Sendable {
  // Both properties are constant; `action` is only called on the main actor.
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

/// A notification that an object waits for.
private struct Observation: @unchecked Sendable {
  // Immutable; the token is only given back to its center.
  let center: NotificationCenter
  let token: any NSObjectProtocol
  let observer: ObjectIdentifier?
  let name: Notification.Name?
  let object: ObjectIdentifier?
}

/// The notifications that objects wait for.
private final class Observations: Sendable {
  static let shared = Observations()
  private let all = Mutex<[ObjectIdentifier: [Observation]]>([:])

  func add(_ observation: Observation) {
    guard let observer = observation.observer else { return }
    all.withLock { $0[observer, default: []].append(observation) }
  }

  /// - Parameters:
  ///   - name: The name of those that end; `nil` for all.
  ///   - object: Where those come from that end; `nil` for anywhere.
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
