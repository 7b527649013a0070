// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// User defaults that exist only in memory, are empty at launch and are never saved. These user defaults are intended
/// for scripts and tests.
public final class VolatileDefaults: UserDefaults {
  // The mutex guards all values, which are immutable property lists.
  private let values = Mutex<[String: StoredValue]>([:])

  /// Returns the value for a key, if there is one.
  public override func object(forKey defaultName: String) -> Any? {
    values.withLock { $0[defaultName]?.object }
  }

  /// Sets or removes the value for a key.
  public override func set(_ value: Any?, forKey defaultName: String) {
    let stored = value.map(StoredValue.init)
    values.withLock { $0[defaultName] = stored }
  }

  /// Removes the value for a key.
  public override func removeObject(forKey defaultName: String) {
    values.withLock { $0[defaultName] = nil }
  }

  /// Does nothing, because these user defaults are not saved.
  public override func synchronize() -> Bool { true }
}
