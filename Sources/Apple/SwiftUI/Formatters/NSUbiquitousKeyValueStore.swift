// SPDX-License-Identifier: MIT

import Foundation

/// Values that a user's devices share. Accepted: they are kept in memory, and shared with nobody.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // The lock guards `values`, which hold texts, data, dates, numbers and lists, all immutable.

  /// The values of the app.
  public static let `default` = NSUbiquitousKeyValueStore()
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
  /// Does nothing: there is nobody to share with.
  @discardableResult
  public func synchronize() -> Bool { true }
}
