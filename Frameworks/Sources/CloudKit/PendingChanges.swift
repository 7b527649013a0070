// SPDX-License-Identifier: MIT

import Foundation

extension CKSyncEngine {
  /// The pending changes, in order and without duplicates. The changes stay pending, because there is no account.
  ///
  /// A lock protects the state, because any task can use it.
  public final class State: @unchecked Sendable {
    /// The pending changes, in the form that an app stores between runs. In this implementation, the changes are not
    /// stored.
    public struct Serialization: Codable, Sendable {}

    private let lock = NSLock()
    private var records: [PendingRecordZoneChange] = []
    private var zones: [PendingDatabaseChange] = []
    private var hasMore = false

    init() {}

    /// The pending changes to records.
    public var pendingRecordZoneChanges: [PendingRecordZoneChange] { lock.withLock { records } }

    /// The pending changes to zones.
    public var pendingDatabaseChanges: [PendingDatabaseChange] { lock.withLock { zones } }

    /// Whether the app has more changes to send.
    public var hasPendingUntrackedChanges: Bool {
      get { lock.withLock { hasMore } }
      set { lock.withLock { hasMore = newValue } }
    }

    /// Adds pending changes to records.
    public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      lock.withLock {
        for change in pendingRecordZoneChanges where !records.contains(change) {
          records.append(change)
        }
      }
    }

    /// Removes pending changes to records.
    public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      lock.withLock { records.removeAll(where: pendingRecordZoneChanges.contains) }
    }

    /// Adds pending changes to zones.
    public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
      lock.withLock {
        for change in pendingDatabaseChanges where !zones.contains(change) { zones.append(change) }
      }
    }

    /// Removes pending changes to zones.
    public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
      lock.withLock { zones.removeAll(where: pendingDatabaseChanges.contains) }
    }
  }
}
