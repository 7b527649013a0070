// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// A key-value store, such as user defaults or a scene's storage.
package protocol StorageBackend: AnyObject {
  func storedValue(forKey key: String) -> StoredValue?
  func store(_ value: StoredValue?, forKey key: String)
}

/// A cell for one key in a key-value store.
///
/// The value is always read from the store, even if it was read before. The last value is stored only to detect
/// changes.
// `CellLock` guards `last`. User defaults and `SceneStorageValues` have their own synchronization.
package final class StoredCell: AnyCell, @unchecked Sendable {
  package let backend: any StorageBackend
  package let key: String
  private var last: StoredValue?

  package init(_ key: String, in backend: any StorageBackend, _ inbox: Inbox) {
    self.backend = backend
    self.key = key
    last = backend.storedValue(forKey: key)
    super.init(inbox)
  }

  package func get() -> StoredValue? {
    noteRead()
    return backend.storedValue(forKey: key)
  }

  /// Returns whether the value has changed since the last check, regardless of what changed it.
  package func refresh() -> Bool {
    let now = backend.storedValue(forKey: key)
    var before = now
    CellLock.with { swap(&last, &before) }
    guard before != now else { return false }
    noteChange()
    return true
  }
}
