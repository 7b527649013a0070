// SPDX-License-Identifier: MIT

// Made from Surface/SwiftData.rows by `make surface`.

import A11yAppModel
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import SwiftUI

/// The criteria for the objects to fetch, and their order.
public struct FetchDescriptor<T: PersistentModel> {
  /// The predicate that objects must match; `nil` for all objects.
  public var predicate: Predicate<T>?
  /// The order of the objects; by default, the order in which they were created.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of objects.
  public var fetchLimit: Int?
  /// The number of objects to skip at the beginning.
  public var fetchOffset: Int?
  /// Whether unsaved changes are included. It has no effect, because there are no unsaved changes.
  public var includePendingChanges = true
  /// The variables to read. It has no effect, because all objects are in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The related objects to read in advance. It has no effect, because all objects are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// Creates a descriptor.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The identity of an object in a store.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable {
  let number: Int
  /// Returns whether one object was created before another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// An actor with its own context. It runs on the main thread, because a store and its objects
/// belong to the main actor here.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor, which runs the actor and provides its context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

/// An executor that runs an actor and provides its context.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// An executor that runs an actor's jobs one after another.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// A plan for migrating an older store to a newer schema. There is no older store.
public protocol SchemaMigrationPlan {}

/// A class whose objects a model context can store, as created by `@Model`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The context's information about the object.
  var _modelRecord: _ModelRecord { get }
  /// The stored variables.
  static var schemaProperties: [_ModelProperty] { get }
}

/// The type of a query property's value, from which Swift infers the type to fetch.
public protocol _QueryResult {
  /// The type of the objects.
  associatedtype Member
  /// Creates a value from the objects.
  init(_queried: [Member])
}

extension Scene {
  /// Provides the context of a new store to the windows.
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { ModifiedScene(self, OwnContainer(types: [modelType], onSetup: onSetup)) }

  /// Provides a context to the windows.
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

  /// Creates a store for a schema; a migration plan has no effect.
  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws { self.init(ModelStore(schema, configurations)) }

  /// Creates a store for a schema.
  public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws {
    self.init(ModelStore(schema, configurations))
  }

  /// The types of models.
  public var schema: Schema { store.schema }

  /// The configurations of the requested store.
  public var configurations: [ModelConfiguration] { store.configurations }
}

extension ModelContext {
  /// Creates another context for a container.
  public convenience init(_ container: ModelContainer) { self.init(container.store, of: container) }

  /// Returns the number of matching objects.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
}

extension PredicateExpressions {
  /// Returns a comparison that tests whether one string contains another, in the way in which a
  /// user would search.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
    -> StringLocalizedStandardContains<Root, Other>
  { StringLocalizedStandardContains(root: root, other: other) }

  /// A comparison that tests whether one string contains another, in the way in which a user would
  /// search.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text to search.
    public let root: Root
    /// The text to find.
    public let other: Other
    /// Creates the comparison.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }
    /// Returns whether one text contains the other, ignoring case and accents.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }
}

extension Query where Result == [Element] {
  /// Creates a property with the objects of a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(fetching: descriptor)
  }

  /// Creates a property with the objects that match, in order.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { self.init(fetching: FetchDescriptor(predicate: filter, sortBy: descriptors)) }
}

extension View {
  /// Provides the store's context to the view.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Provides the context of a new store to the view.
  public func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(OwnContainer(types: [modelType], onSetup: onSetup)) }

  /// Provides the context of a new store to the view.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(OwnContainer(types: modelTypes, onSetup: onSetup)) }

  /// Provides a context to the view.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

extension Scene {
  /// Provides the context of a new store to the windows.
  public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false)
    -> some Scene
  { modelContainer(for: [modelType], inMemory: inMemory) }

  /// Provides the context of a new store to the windows.
  public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false)
    -> some Scene
  { ModifiedScene(self, OwnContainer(types: modelTypes) { _ in }) }
}

extension ModelActor {
  /// The executor of the main thread, on which the actor runs.
  nonisolated public var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }

  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }
}

extension DefaultSerialModelExecutor {
  /// Runs a job on the main thread.
  public func enqueue(_ job: consuming ExecutorJob) { MainActor.shared.enqueue(UnownedJob(job)) }

  /// Returns the executor of the main thread.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
}

extension ModelConfiguration {
  /// Creates a configuration for a store.
  public init(isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave)
  }

  /// Creates a configuration for a store with a schema at a location, which is not used.
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
    self.init(name, schema: schema, isStoredInMemoryOnly: false, allowsSave: allowsSave)
  }
}

extension PersistentModel {
  /// The identity of the object.
  public var persistentModelID: PersistentIdentifier { _modelRecord.identifier }

  /// The identity of the object.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context to which the object belongs; `nil` if there is none.
  public var modelContext: ModelContext? { _modelRecord.context }

  /// Whether the object was deleted.
  public var isDeleted: Bool { _modelRecord.isDeleted }

  /// Whether the object has unsaved changes.
  public var hasChanges: Bool { _modelRecord.hasChanges }

  /// Returns whether both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension Array: _QueryResult {
  /// Uses the objects unchanged.
  public init(_queried: [Element]) { self = _queried }
}

extension Schema {
  /// A version of a schema.
  public struct Version: Hashable, Sendable {
    let numbers: [Int]
    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
  }

  /// The options for storing a variable.
  public struct Attribute {
    /// An option for storing a variable.
    public struct Option: Hashable, Sendable {
      let name: String
      /// Values are unique: a newer object replaces an older one with the same value.
      public static let unique = Option(name: "unique")
      /// Values are stored outside the store. It has no effect, because everything is in memory.
      public static let externalStorage = Option(name: "externalStorage")
      /// Values are encrypted. It has no effect, because everything is in memory.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// Values are kept after a deletion. It has no effect.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// Values are not stored. It has no effect, because everything is in memory.
      public static let ephemeral = Option(name: "ephemeral")
      /// Values can be searched from outside. It has no effect.
      public static let spotlight = Option(name: "spotlight")
    }
    let options: [Option]
    /// Creates the options for a variable.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
    }
  }

  /// The options for a relationship between objects.
  public struct Relationship {
    /// An option for a relationship between objects.
    public struct Option: Hashable, Sendable {
      /// The other object is unique.
      public static let unique = Option()
    }
    /// The effect of a deletion on related objects.
    public enum DeleteRule: Sendable {
      case noAction, nullify, cascade, deny
    }
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?
    /// Creates the options for a relationship.
    public init(
      _ options: Option...,
      deleteRule: DeleteRule = .nullify,
      minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0,
      originalName: String? = nil,
      inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
    }
  }
}
