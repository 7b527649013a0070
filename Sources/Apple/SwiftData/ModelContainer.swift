// SPDX-License-Identifier: MIT

import Foundation

/// A store of models. It is in memory: nothing is kept after the program ends.
public final class ModelContainer: @unchecked Sendable {
  // Both properties are constant. Nothing guards the store, so that all contexts, also those that a
  // program makes, are for the main actor only.
  let store: ModelStore
  private let context: ModelContext
  /// The context of views.
  @MainActor public var mainContext: ModelContext { context }

  /// Creates the container of a store.
  ///
  /// - Parameter context: The context of views if there is one, which may outlive its container.
  init(_ store: ModelStore, context: ModelContext? = nil) {
    self.store = store
    self.context = context ?? ModelContext(store)
    self.context.belong(to: self)
  }

  /// Removes all objects.
  @MainActor public func deleteAllData() { context.removeAll() }
}

/// How a store is asked for. It is always in memory.
public struct ModelConfiguration: Sendable {
  /// The name of the store; `default` without one.
  public let name: String
  /// The types of models, if they are given.
  public let schema: Schema?
  /// Whether the store was asked to be in memory.
  public let isStoredInMemoryOnly: Bool
  /// Whether the store was asked to keep changes.
  public let allowsSave: Bool

  /// Asks for a store of a schema.
  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }

  /// Where a store is copied to. It is not.
  public enum CloudKitDatabase: Sendable {
    case automatic, none
    /// A database by name.
    case `private`(String)
  }
}
