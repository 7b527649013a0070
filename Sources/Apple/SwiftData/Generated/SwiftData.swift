// SPDX-License-Identifier: MIT

// Made from Surface/SwiftData.rows by `make surface`.

import A11yAppModel
@_spi(Nodes) import A11yViewGraph
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

extension ModelContainer {
  /// Creates a store.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    configurations: ModelConfiguration...
  ) throws { self.init(ModelStore(Schema(forTypes), configurations)) }

  /// Creates a store of a schema; a migration has nothing to do.
  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws { self.init(ModelStore(schema, configurations)) }

  /// Creates a store of a schema.
  public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws {
    self.init(ModelStore(schema, configurations))
  }
}

extension ModelContext {
  /// Makes another context of a container.
  public convenience init(_ container: ModelContainer) { self.init(container.store, of: container) }
}

extension PredicateExpressions {
  /// Whether one text is in another, as a user who searches would say.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
    -> StringLocalizedStandardContains<Root, Other>
  { StringLocalizedStandardContains(root: root, other: other) }
}

extension Query where Result == [Element] {
  /// Fetches what a descriptor says.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(fetching: descriptor)
  }

  /// Fetches the objects that match, in order.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { self.init(fetching: FetchDescriptor(predicate: filter, sortBy: descriptors)) }
}

extension View {
  /// Gives the view the store's context.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the view the context of a new store.
  public func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(OwnContainer(types: [modelType], onSetup: onSetup)) }

  /// Gives the view the context of a new store.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(OwnContainer(types: modelTypes, onSetup: onSetup)) }

  /// Gives the view a context.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

extension Scene {
  /// Gives the windows the context of a new store.
  public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false)
    -> some Scene
  { modelContainer(for: [modelType], inMemory: inMemory) }
}
