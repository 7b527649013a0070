// SPDX-License-Identifier: MIT

import Foundation

/// A store for models. The store is in memory, so no data is kept after the program ends.
public final class ModelContainer: @unchecked Sendable {
  // Both properties of the class are constant. The store is not protected, so all contexts, including those that a
  // program creates, are for use on the main actor only.
  let store: ModelStore
  private let context: ModelContext
  /// The context for views.
  @MainActor public var mainContext: ModelContext { context }

  /// Creates the container for a store.
  ///
  /// - Parameter context: The context for views, if one already exists. The context may outlive its container.
  init(_ store: ModelStore, context: ModelContext? = nil) {
    self.store = store
    self.context = context ?? ModelContext(store)
    self.context.belong(to: self)
  }

  /// Removes all objects.
  @MainActor public func deleteAllData() { context.removeAll() }
}

/// The configuration of a requested store, which is always in memory.
public struct ModelConfiguration: Sendable {
  /// The name of the store, or `default` if no name is given.
  public let name: String
  /// The types of models, or `nil` if no types were specified.
  public let schema: Schema?
  /// Whether the program requested an in-memory store.
  public let isStoredInMemoryOnly: Bool
  /// Whether the program requested that changes be saved.
  public let allowsSave: Bool

  /// Creates a configuration for a store with a schema.
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

  /// The cloud database with which a program asks to synchronize a store. In a11ynav, no store is ever synchronized.
  public enum CloudKitDatabase: Sendable {
    case automatic, none
    /// A private database with the given name.
    case `private`(String)
  }
}
