// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

extension UserDefaults: StorageBackend {
  package func storedValue(forKey key: String) -> StoredValue? {
    object(forKey: key).map(StoredValue.init)
  }

  package func store(_ value: StoredValue?, forKey key: String) {
    if let object = value?.object { set(object, forKey: key) } else { removeObject(forKey: key) }
    #if !canImport(Darwin)
      // Foundation does not post this notification on Linux, so observers of the defaults would miss the change.
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    #endif
  }
}

private enum DefaultStoreKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The default store for `@AppStorage`.
  package var defaultAppStorage: UserDefaults {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}
