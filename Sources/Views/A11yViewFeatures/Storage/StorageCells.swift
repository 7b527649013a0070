// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// The cells for the stored keys that a graph's views read. Views that read the same key share a cell.
package final class StorageCells: Sendable {
  private struct Entry {
    weak var cell: StoredCell?
  }

  private struct Key: Hashable {
    let backend: ObjectIdentifier
    let key: String
  }

  // The mutex guards the entries. Cells and user defaults are used outside the mutex and have their own
  // synchronization.
  private struct State: @unchecked Sendable {
    var entries: [Key: Entry] = [:]
    /// The user defaults whose changes have not been written to disk yet.
    var unsaved: [UserDefaults] = []
    var observer: (any NSObjectProtocol)?
  }

  private let state = Mutex(State())
  private let inbox: Inbox

  package init(_ inbox: Inbox) { self.inbox = inbox }

  deinit {
    if let observer = state.withLock({ $0.observer }) {
      NotificationCenter.default.removeObserver(observer)
    }
  }

  /// Returns the cell for a key; all readers of that key in the same key-value store share the cell.
  package func cell(_ key: String, in backend: any StorageBackend) -> StoredCell {
    let place = Key(backend: ObjectIdentifier(backend), key: key)
    if let cell = state.withLock({ $0.entries[place]?.cell }) { return cell }
    let made = StoredCell(key, in: backend, inbox)
    if backend is UserDefaults { observe() }
    return state.withLock { state in
      if let cell = state.entries[place]?.cell { return cell }
      state.entries[place] = Entry(cell: made)
      return made
    }
  }

  private func observe() {
    guard state.withLock({ $0.observer == nil }) else { return }
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in self?.refresh() }
    state.withLock { $0.observer = token }
  }

  /// Schedules the readers of every changed key for reevaluation.
  package func refresh() {
    let cells = state.withLock { state in
      state.entries = state.entries.filter { $0.value.cell != nil }
      return state.entries.values.compactMap(\.cell)
    }
    for cell in cells where cell.refresh() {
      guard let defaults = cell.backend as? UserDefaults else { continue }
      state.withLock { state in
        if !state.unsaved.contains(where: { $0 === defaults }) { state.unsaved.append(defaults) }
      }
    }
  }

  /// Writes pending changes to user defaults to disk.
  package func save() {
    let unsaved = state.withLock { state in
      defer { state.unsaved = [] }
      return state.unsaved
    }
    for defaults in unsaved { defaults.synchronize() }
  }
}
