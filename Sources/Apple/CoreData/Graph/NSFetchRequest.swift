// SPDX-License-Identifier: MIT

import Foundation

/// Something that a context asks of its store.
open class NSPersistentStoreRequest: NSObject {
  /// The objects that are asked for, if the request is for objects.
  var plan: FetchPlan? { nil }
}

/// A request for objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  private var own = FetchPlan()
  override var plan: FetchPlan? { own }

  /// Which objects; `nil` for all.
  open var predicate: NSPredicate? {
    get { own.predicate }
    set { own.predicate = newValue }
  }
  /// In which order; otherwise in that in which they were made.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { own.sortDescriptors }
    set { own.sortDescriptors = newValue ?? [] }
  }
  /// How many at most; zero for all.
  open var fetchLimit: Int {
    get { own.limit }
    set { own.limit = newValue }
  }
  /// How many are left out at the beginning.
  open var fetchOffset: Int {
    get { own.offset }
    set { own.offset = newValue }
  }
  /// Whether objects of the entities below count.
  open var includesSubentities: Bool {
    get { own.includesSubentities }
    set { own.includesSubentities = newValue }
  }
  /// Whether changes that are not saved count.
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

  /// What is given: objects, their identities, their values, or their number.
  open var resultType = NSFetchRequestResultType()
  /// Whether equal dictionaries are given once.
  open var returnsDistinctResults = false
  /// The names of the values in dictionaries, or their properties.
  open var propertiesToFetch: [Any]?
  /// Whether objects are read as a whole. Accepted: they always are.
  open var returnsObjectsAsFaults = true
  /// Whether values are read. Accepted: they always are.
  open var includesPropertyValues = true
  /// How many objects are read at a time. Accepted: all are in memory.
  open var fetchBatchSize = 0
  /// Which related objects are read. Accepted: all are in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether known objects are read again. Accepted: they are always those of the context.
  open var shouldRefreshRefetchedObjects = false
  /// The stores that are asked. Accepted: there is one.
  open var affectedStores: [NSPersistentStore]?

  /// Creates a request for nothing yet.
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

/// What a request gives.
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
  /// How many objects there are.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
