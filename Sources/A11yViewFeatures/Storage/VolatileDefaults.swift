@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// User defaults that are kept nowhere: for scripts and tests, which begin anew each time.
public final class VolatileDefaults: UserDefaults {
  // All that is kept is behind the lock; what is kept are property lists, which do not change.
  private let values = Mutex<[String: StoredValue]>([:])

  /// The value of a key, if it has one.
  public override func object(forKey defaultName: String) -> Any? {
    values.withLock { $0[defaultName]?.object }
  }

  /// Gives a key a value, or takes it away.
  public override func set(_ value: Any?, forKey defaultName: String) {
    let stored = value.map(StoredValue.init)
    values.withLock { $0[defaultName] = stored }
  }

  /// Takes the value of a key away.
  public override func removeObject(forKey defaultName: String) {
    values.withLock { $0[defaultName] = nil }
  }

  /// Does nothing: there is nothing to be in step with.
  public override func synchronize() -> Bool { true }
}
