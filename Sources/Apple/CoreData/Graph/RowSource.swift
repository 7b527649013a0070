// SPDX-License-Identifier: MIT

import Foundation

/// A store or context that a context reads objects from and saves them to.
protocol RowSource: AnyObject {
  /// Returns the row of the object with the given identity.
  func row(of id: NSManagedObjectID) -> ObjectRow?
  /// Returns the rows of several entities.
  func rows(of entities: [NSEntityDescription]) -> [(id: NSManagedObjectID, row: ObjectRow)]
  /// Saves either all of the changes or none of them.
  func commit(_ changes: RowChanges, _ policy: MergeRule) throws -> CommittedRows
  /// The contexts that read from the source.
  var dependents: DependentContexts { get }
}

/// The unsaved changes in a context.
struct RowChanges {
  /// A changed row, with the keys of the values that differ from the version that the context read.
  struct Update {
    let row: ObjectRow
    let keys: Set<String>
  }

  var inserted: [(id: NSManagedObjectID, row: ObjectRow)] = []
  var updated: [(id: NSManagedObjectID, update: Update)] = []
  var deleted: [NSManagedObjectID] = []

  /// The identities of changed objects, grouped by type of change.
  var identities: SavedIDs {
    SavedIDs(inserted: inserted.map(\.id), updated: updated.map(\.id), deleted: deleted)
  }
}

/// The identities of saved objects.
struct SavedIDs: Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []
}

/// The result of saving changes.
struct CommittedRows {
  /// The saved rows, in their new state.
  var rows: [NSManagedObjectID: ObjectRow] = [:]
  /// The objects that were removed because another object has the same unique values.
  var removed: [NSManagedObjectID] = []
}

/// The contexts that read from a store or from another context.
final class DependentContexts: @unchecked Sendable {
  // The lock protects the `all` property.
  private struct Entry { weak var context: NSManagedObjectContext? }
  private let lock = NSLock()
  private var all: [Entry] = []

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      all.removeAll { $0.context == nil || $0.context === context }
      all.append(Entry(context: context))
    }
  }

  /// Merges another context's saved changes into all contexts that merge changes automatically; each context merges
  /// them on its own queue.
  func announce(_ saved: SavedIDs, by saver: NSManagedObjectContext) {
    let contexts = lock.withLock { all.compactMap(\.context) }
    for context in contexts where context !== saver && context.automaticallyMergesChangesFromParent
    {
      context.queue.async { [weak context] in context?.merge(saved) }
    }
  }
}
