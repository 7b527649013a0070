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

/// An actor with a context of its own. It runs on the main thread, because a store and its objects
/// belong to the main actor here.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// What runs the actor, and has its context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

/// What runs an actor, and has its context.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// What runs the jobs of an actor one after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// How an older store becomes a newer one. There is no older store.
public protocol SchemaMigrationPlan {}

/// A class that a model context can keep: what `@Model` makes of a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// What the context knows about an object.
  var _modelRecord: _ModelRecord { get }
  /// The stored variables.
  static var schemaProperties: [_ModelProperty] { get }
}

/// What the property of a query holds, from whose type Swift knows what is fetched.
public protocol _QueryResult {
  /// The type of the objects.
  associatedtype Member
  /// Takes the objects.
  init(_queried: [Member])
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

  /// The types of models.
  public var schema: Schema { store.schema }

  /// How the store was asked for.
  public var configurations: [ModelConfiguration] { store.configurations }
}

extension ModelContext {
  /// Creates another context of a container.
  public convenience init(_ container: ModelContainer) { self.init(container.store, of: container) }

  /// How many objects match.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
}

extension PredicateExpressions {
  /// Whether one text is in another, as a user who searches would say.
  public static func build_localizedStandardContains<Root, Other>(_ root: Root, _ other: Other)
    -> StringLocalizedStandardContains<Root, Other>
  { StringLocalizedStandardContains(root: root, other: other) }

  /// Whether one text is in another, as a user who searches would say.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text that is searched.
    public let root: Root
    /// The text that is looked for.
    public let other: Other
    /// Creates the comparison.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }
    /// Whether one text is in the other, without regard to case and accents.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }
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

  /// Gives the windows the context of a new store.
  public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false)
    -> some Scene
  { ModifiedScene(self, OwnContainer(types: modelTypes) { _ in }) }
}

extension ModelActor {
  /// The actor runs on the main thread.
  nonisolated public var unownedExecutor: UnownedSerialExecutor { MainActor.sharedUnownedExecutor }

  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }
}

extension DefaultSerialModelExecutor {
  /// Runs a job on the main thread.
  public func enqueue(_ job: consuming ExecutorJob) { MainActor.shared.enqueue(UnownedJob(job)) }

  /// The executor of the main thread.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
}

extension ModelConfiguration {
  /// Asks for a store.
  public init(isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave)
  }

  /// Asks for a store of a schema at a place, which is not used.
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
    self.init(name, schema: schema, isStoredInMemoryOnly: false, allowsSave: allowsSave)
  }
}

extension PersistentModel {
  /// The identity of the object.
  public var persistentModelID: PersistentIdentifier { _modelRecord.identifier }

  /// The identity of the object.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that keeps the object; `nil` if none does.
  public var modelContext: ModelContext? { _modelRecord.context }

  /// Whether the object was deleted.
  public var isDeleted: Bool { _modelRecord.isDeleted }

  /// Whether the object was inserted or changed, and that is not saved.
  public var hasChanges: Bool { _modelRecord.hasChanges }

  /// Whether both are the same object.
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
  /// Takes the objects as they are.
  public init(_queried: [Element]) { self = _queried }
}

extension Schema {
  /// A version of a schema.
  public struct Version: Hashable, Sendable {
    let numbers: [Int]
    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
  }

  /// How a variable is kept.
  public struct Attribute {
    /// How a variable is kept.
    public struct Option: Hashable, Sendable {
      let name: String
      /// No two objects have the same value: the newer one replaces the older.
      public static let unique = Option(name: "unique")
      /// It is kept outside the store. Accepted: everything is in memory.
      public static let externalStorage = Option(name: "externalStorage")
      /// It is encrypted. Accepted: everything is in memory.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// It is kept after a deletion. Accepted.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// It is not kept. Accepted: everything is in memory.
      public static let ephemeral = Option(name: "ephemeral")
      /// It can be searched from outside. Accepted.
      public static let spotlight = Option(name: "spotlight")
    }
    let options: [Option]
    /// Describes a variable.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
    }
  }

  /// How objects belong together.
  public struct Relationship {
    /// How objects belong together.
    public struct Option: Hashable, Sendable {
      /// The other object is unique.
      public static let unique = Option()
    }
    /// What a deletion does with related objects.
    public enum DeleteRule: Sendable {
      case noAction, nullify, cascade, deny
    }
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?
    /// Describes a relationship.
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
