// SPDX-License-Identifier: MIT

import Foundation

/// A request that a context sends to its store.
open class NSPersistentStoreRequest: NSObject {
  /// The criteria of the request, if it is a fetch request.
  var plan: FetchPlan? { nil }
}

/// A request for objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  private var own = FetchPlan()
  override var plan: FetchPlan? { own }

  /// The predicate that objects must match; `nil` for all objects.
  open var predicate: NSPredicate? {
    get { own.predicate }
    set { own.predicate = newValue }
  }
  /// The order of the objects; by default, the order in which they were created.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { own.sortDescriptors }
    set { own.sortDescriptors = newValue ?? [] }
  }
  /// The maximum number of objects; 0 for all.
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

  /// The kind of result: objects, their identities, their values, or their number.
  open var resultType = NSFetchRequestResultType()
  /// Whether duplicate dictionaries are removed.
  open var returnsDistinctResults = false
  /// The properties to include in dictionaries, or their names.
  open var propertiesToFetch: [Any]?
  /// Whether objects are returned as faults. Accepted without effect, because objects are always read in full.
  open var returnsObjectsAsFaults = true
  /// Whether values are read. Accepted without effect, because values are always read.
  open var includesPropertyValues = true
  /// The number of objects to read at a time. Accepted without effect, because all objects are in memory.
  open var fetchBatchSize = 0
  /// The related objects to read in advance. Accepted without effect, because all objects are in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether objects that the context already has are read again. Accepted without effect, because the context
  /// always returns its own objects.
  open var shouldRefreshRefetchedObjects = false
  /// The stores to search. Accepted without effect, because there is only one.
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

/// The kind of result of a request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a type from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// The identities of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// The values of objects.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
