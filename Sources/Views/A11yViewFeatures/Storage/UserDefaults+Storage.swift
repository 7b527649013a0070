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
      // Foundation does not notify here, so observers of the defaults would miss the change.
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    #endif
  }
}

/// User defaults in an environment; they may be used on any thread.
// User defaults are thread-safe by themselves.
private struct DefaultStore: @unchecked Sendable {
  let defaults: UserDefaults
}

private enum DefaultStoreKey: EnvironmentKey {
  static var defaultValue: DefaultStore { DefaultStore(defaults: .standard) }
}

extension EnvironmentValues {
  /// The default store for `@AppStorage`.
  package var defaultAppStorage: UserDefaults {
    get { self[DefaultStoreKey.self].defaults }
    set { self[DefaultStoreKey.self] = DefaultStore(defaults: newValue) }
  }
}

extension View {
  /// Sets the default store for `@AppStorage` inside the view.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
