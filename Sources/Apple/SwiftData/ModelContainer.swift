// SPDX-License-Identifier: MIT

import Foundation

/// A store of models. It is in memory: nothing is kept after the program ends.
public final class ModelContainer: @unchecked Sendable {
  // The context belongs to the main actor; the rest is never changed.

  /// The types of models.
  public let schema: Schema
  /// How the store was asked for.
  public let configurations: [ModelConfiguration]
  /// The context of views.
  @MainActor public var mainContext: ModelContext { context }
  private let context: ModelContext

  /// Makes a store.
  public init(for forTypes: any PersistentModel.Type..., configurations: ModelConfiguration...)
    throws
  {
    schema = Schema(forTypes)
    self.configurations = configurations
    context = ModelContext()
    context.container = self
  }

  /// Makes a store of a schema; a migration has nothing to do.
  public init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = configurations
    context = ModelContext()
    context.container = self
  }

  /// Makes a store of a schema.
  public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws {
    try self.init(for: schema, migrationPlan: nil, configurations: configurations)
  }

  /// The store of a context that outlives its own: without types.
  init(of context: ModelContext) {
    schema = Schema([])
    configurations = []
    self.context = context
  }

  convenience init(of types: [any PersistentModel.Type]) throws {
    try self.init(for: Schema(types), migrationPlan: nil, configurations: [ModelConfiguration]())
  }

  /// Removes all objects.
  @MainActor public func deleteAllData() { context.removeAll() }
}

/// How a store is asked for. It is always in memory.
public struct ModelConfiguration: @unchecked Sendable {
  // Types are never changed.
  /// Whether the store was asked to be in memory.
  public let isStoredInMemoryOnly: Bool

  /// Asks for a store.
  public init(isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  /// Asks for a store of a schema.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }

  /// Asks for a store of a schema at a place, which is not used.
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
    isStoredInMemoryOnly = false
  }

  /// Where a store is copied to. It is not.
  public enum CloudKitDatabase: Sendable {
    case automatic, none
    /// A database by name.
    case `private`(String)
  }
}

/// How an older store becomes a newer one. There is no older store.
public protocol SchemaMigrationPlan {}
