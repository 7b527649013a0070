// SPDX-License-Identifier: MIT

// Made from Surface/SwiftData.rows by `make surface`.

import Foundation
import Observation
import SwiftUI

/// What is fetched, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// Which objects; `nil` for all.
  public var predicate: Predicate<T>?
  /// In which order; otherwise in that in which they were made.
  public var sortBy: [SortDescriptor<T>]
  /// How many at most.
  public var fetchLimit: Int?
  /// How many are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether changes that are not saved count. Accepted: there are none.
  public var includePendingChanges = true
  /// Which variables are read. Accepted: all are in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Which related objects are read. Accepted: all are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// Describes what is fetched.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The identity of an object in a store.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable {
  let number: Int
  /// Whether one object was made before another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension Scene {
  /// Gives the windows the context of a new store.
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { ModifiedScene(self, OwnContainer(types: [modelType], onSetup: onSetup)) }

  /// Gives the windows a context.
  @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }
}
