@_spi(Nodes) import A11yViewGraph
import Foundation

/// Where values are stored by key: user defaults, or what is kept for a scene.
package protocol StorageBackend: AnyObject {
  func storedValue(forKey key: String) -> StoredValue?
  func store(_ value: StoredValue?, forKey key: String)
}

/// One key of a store, as something that is read.
///
/// The value itself is always asked of the store; what was there last is only remembered to tell
/// whether it has changed.
package final class StoredCell: AnyCell, @unchecked Sendable {
  package let backend: any StorageBackend
  package let key: String
  // Guarded by `CellLock`.
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

  /// Looks whether the value has changed since it was last looked at, by whomever.
  package func refresh() -> Bool {
    let now = backend.storedValue(forKey: key)
    var before = now
    CellLock.with { swap(&last, &before) }
    guard before != now else { return false }
    noteChange()
    return true
  }
}
