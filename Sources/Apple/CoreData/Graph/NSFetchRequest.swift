// SPDX-License-Identifier: MIT

import Foundation

/// A request that a context sends to its store.
open class NSPersistentStoreRequest: NSObject {
  /// The criteria for a fetch request, or `nil` for any other request.
  var plan: FetchPlan? { nil }
}

/// A request that fetches objects from a store.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  private var own = FetchPlan()
  override var plan: FetchPlan? { own }

  /// The predicate that objects must match, or `nil` for all objects.
  open var predicate: NSPredicate? {
    get { own.predicate }
    set { own.predicate = newValue }
  }
  /// The order of the objects, which by default is the order in which they were created.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { own.sortDescriptors }
    set { own.sortDescriptors = newValue ?? [] }
  }
  /// The maximum number of objects, or 0 for all objects.
  open var fetchLimit: Int {
    get { own.limit }
    set { own.limit = newValue }
  }
  /// The number of objects to skip at the beginning.
  open var fetchOffset: Int {
    get { own.offset }
    set { own.offset = newValue }
  }
  /// Whether objects of subentities are included.
  open var includesSubentities: Bool {
    get { own.includesSubentities }
    set { own.includesSubentities = newValue }
  }
  /// Whether unsaved changes are included.
  open var includesPendingChanges: Bool {
    get { own.includesPendingChanges }
    set { own.includesPendingChanges = newValue }
  }
  /// The entity.
  open var entity: NSEntityDescription? {
    get { if case .entity(let entity) = own.target { entity } else { nil } }
    set { own.target = newValue.map { .entity($0) } ?? .nothing }
  }
  /// The entity's name.
  open var entityName: String? {
    switch own.target {
    case .entity(let entity): entity.name
    case .named(let name): name
    case .objects, .nothing: nil
    }
  }

  /// The type of the result: objects, their identities, their values or their number.
  open var resultType = NSFetchRequestResultType()
  /// Whether duplicate dictionaries are removed from the result.
  open var returnsDistinctResults = false
  /// The properties, or the names of the properties, to include in dictionaries.
  open var propertiesToFetch: [Any]?
  /// Whether objects are returned as faults. This property has no effect, because objects are always read in full.
  open var returnsObjectsAsFaults = true
  /// Whether a fetch reads the objects' values. This property has no effect, because values are always read.
  open var includesPropertyValues = true
  /// The number of objects to read in one batch. This property has no effect, because all objects are in memory.
  open var fetchBatchSize = 0
  /// The relationships whose objects a fetch reads in advance. This property has no effect, because all objects are in
  /// memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether objects that are already in the context are read again. This property has no effect, because the context
  /// always returns its own objects.
  open var shouldRefreshRefetchedObjects = false
  /// The stores that the request searches. This property has no effect, because there is only one store.
  open var affectedStores: [NSPersistentStore]?

  /// Creates a request without an entity.
  public override init() {}

  /// Creates a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    own.target = .named(entityName)
  }

  convenience init(entity: NSEntityDescription) {
    self.init()
    own.target = .entity(entity)
  }

  convenience init(_ plan: FetchPlan) {
    self.init()
    own = plan
  }
}

/// The type of a request's result.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The set's bits.
  public let rawValue: UInt
  /// Creates a result type from its raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A result that consists of objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// A result that consists of the identities of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// A result that consists of the values of objects.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// A result that is the number of matching objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
