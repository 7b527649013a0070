// SPDX-License-Identifier: MIT

import Foundation

/// Where a context reads objects from and saves them to: a store, or another context.
protocol RowSource: AnyObject {
  /// The row of an identity.
  func row(of id: NSManagedObjectID) -> ObjectRow?
  /// The rows of some entities.
  func rows(of entities: [NSEntityDescription]) -> [(id: NSManagedObjectID, row: ObjectRow)]
  /// Saves changes, all or none.
  func commit(_ changes: RowChanges, _ policy: MergeRule) throws -> CommittedRows
  /// The contexts that read from it.
  var dependents: DependentContexts { get }
}

/// The changes of a context.
struct RowChanges {
  /// A row that has changed, with the names of the values that differ from the version that was read.
  struct Update {
    let row: ObjectRow
    let keys: Set<String>
  }

  var inserted: [(id: NSManagedObjectID, row: ObjectRow)] = []
  var updated: [(id: NSManagedObjectID, update: Update)] = []
  var deleted: [NSManagedObjectID] = []

  /// The identities by what has become of them.
  var identities: SavedIDs {
    SavedIDs(inserted: inserted.map(\.id), updated: updated.map(\.id), deleted: deleted)
  }
}

/// The identities of what was saved.
struct SavedIDs: Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []
}

/// What saving has left.
struct CommittedRows {
  /// The rows as they are now.
  var rows: [NSManagedObjectID: ObjectRow] = [:]
  /// Objects that had to go, since another has their unique values.
  var removed: [NSManagedObjectID] = []
}

/// The contexts that read from a store or another context.
final class DependentContexts: @unchecked Sendable {
  // The lock guards `all`.
  private struct Entry { weak var context: NSManagedObjectContext? }
  private let lock = NSLock()
  private var all: [Entry] = []

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      all.removeAll { $0.context == nil || $0.context === context }
      all.append(Entry(context: context))
    }
  }

  /// Has contexts that want it take over what another has saved, each on its own queue.
  func announce(_ saved: SavedIDs, by saver: NSManagedObjectContext) {
    let contexts = lock.withLock { all.compactMap(\.context) }
    for context in contexts where context !== saver && context.automaticallyMergesChangesFromParent
    {
      context.queue.async { [weak context] in context?.merge(saved) }
    }
  }
}
