// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// User defaults that are not saved: for scripts and tests, which start empty each time.
public final class VolatileDefaults: UserDefaults {
  // The lock guards all values; they are property lists, which do not change.
  private let values = Mutex<[String: StoredValue]>([:])

  /// The value of a key, if it has one.
  public override func object(forKey defaultName: String) -> Any? {
    values.withLock { $0[defaultName]?.object }
  }

  /// Sets or removes the value of a key.
  public override func set(_ value: Any?, forKey defaultName: String) {
    let stored = value.map(StoredValue.init)
    values.withLock { $0[defaultName] = stored }
  }

  /// Removes the value of a key.
  public override func removeObject(forKey defaultName: String) {
    values.withLock { $0[defaultName] = nil }
  }

  /// Does nothing: there is nothing to synchronize.
  public override func synchronize() -> Bool { true }
}
