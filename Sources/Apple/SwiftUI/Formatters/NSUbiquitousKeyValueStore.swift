// SPDX-License-Identifier: MIT

import Foundation

/// Values that a user's devices share. Accepted: they are kept in memory, and shared with nobody.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // The lock guards `values`, which hold texts, data, dates, numbers and lists, all immutable.

  /// The values of the app.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Posted when another device changed a value. It never is.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// The value of a key.
  public func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value of a key.
  public func set(_ anObject: Any?, forKey aKey: String) {
    lock.withLock { values[aKey] = anObject }
  }
  /// Removes the value of a key.
  public func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// The text of a key.
  public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The bytes of a key.
  public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The list of a key.
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Whether a key's value is true.
  public func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// The number of a key.
  public func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  /// The number of a key.
  public func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }
  /// Does nothing: there is nobody to share with.
  @discardableResult
  public func synchronize() -> Bool { true }
}
