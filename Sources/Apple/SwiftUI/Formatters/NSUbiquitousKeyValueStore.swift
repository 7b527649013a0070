// SPDX-License-Identifier: MIT

import Foundation

/// A store for values that are shared between a user's devices. The values are kept in memory and are never shared.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // The lock protects `values`, which contains only immutable strings, data, dates, numbers and lists.

  /// The app's store.
  public static let `default` = NSUbiquitousKeyValueStore()
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// Returns the value for a key.
  public func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value for a key.
  public func set(_ anObject: Any?, forKey aKey: String) {
    lock.withLock { values[aKey] = anObject }
  }
  /// Removes the value for a key.
  public func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// Returns the string for a key.
  public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns the data for a key.
  public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Does nothing, because the values are not shared.
  @discardableResult
  public func synchronize() -> Bool { true }
}
