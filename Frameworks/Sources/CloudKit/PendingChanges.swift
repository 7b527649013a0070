// SPDX-License-Identifier: MIT

import Foundation

extension CKSyncEngine {
  /// What is to be sent, in order and each change once. It stays to be sent, since there is no account.
  ///
  /// A lock guards it, since it may be used in any task.
  public final class State: @unchecked Sendable {
    /// What is to be sent, as an app keeps it while it does not run. It is not kept here.
    public struct Serialization: Codable, Sendable {}

    private let lock = NSLock()
    private var records: [PendingRecordZoneChange] = []
    private var zones: [PendingDatabaseChange] = []
    private var hasMore = false

    init() {}

    /// The records that are to be sent.
    public var pendingRecordZoneChanges: [PendingRecordZoneChange] { lock.withLock { records } }

    /// The zones that are to be sent.
    public var pendingDatabaseChanges: [PendingDatabaseChange] { lock.withLock { zones } }

    /// Whether the app has more to send.
    public var hasPendingUntrackedChanges: Bool {
      get { lock.withLock { hasMore } }
      set { lock.withLock { hasMore = newValue } }
    }

    /// Adds records that are to be sent.
    public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      lock.withLock {
        for change in pendingRecordZoneChanges where !records.contains(change) {
          records.append(change)
        }
      }
    }

    /// Removes records that were to be sent.
    public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      lock.withLock { records.removeAll(where: pendingRecordZoneChanges.contains) }
    }

    /// Adds zones that are to be sent.
    public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
      lock.withLock {
        for change in pendingDatabaseChanges where !zones.contains(change) { zones.append(change) }
      }
    }

    /// Removes zones that were to be sent.
    public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
      lock.withLock { zones.removeAll(where: pendingDatabaseChanges.contains) }
    }
  }
}
