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
package final class StoredCell: @unchecked Sendable {
  // Both kinds of store may be used on any thread; Linux does not say so of `UserDefaults`.
  package let backend: any StorageBackend
  package let key: String
  private let last: Cell<StoredValue?>

  package init(_ key: String, in backend: any StorageBackend, _ inbox: Inbox) {
    self.backend = backend
    self.key = key
    last = Cell(backend.storedValue(forKey: key), inbox)
  }

  package func get() -> StoredValue? {
    last.noteRead()
    return backend.storedValue(forKey: key)
  }

  /// Has readers evaluated again if the value is not what it was; returns whether it is not.
  package func refresh() -> Bool { last.write(backend.storedValue(forKey: key)) }
}
