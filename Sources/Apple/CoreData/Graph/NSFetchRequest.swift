// SPDX-License-Identifier: MIT

import Foundation

/// Something that a context asks of its store.
open class NSPersistentStoreRequest: NSObject {
  /// The objects that are asked for, if the request is for objects.
  var plan: FetchPlan? { nil }
}

/// Which objects are asked for, and in which order.
struct FetchPlan {
  /// How the entity is named.
  enum Target {
    case entity(NSEntityDescription)
    case named(String)
    case objects(of: NSManagedObject.Type)
    case nothing
  }

  var target = Target.nothing
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true

  /// The entity in a model.
  func entity(in model: NSManagedObjectModel?) throws -> NSEntityDescription {
    switch target {
    case .entity(let entity):
      return entity.name.flatMap { model?.entitiesByName[$0] } ?? entity
    case .named(let name):
      guard let entity = model?.entitiesByName[name] else {
        throw CoreDataError.missingEntity(name)
      }
      return entity
    case .objects(let type):
      guard let entity = model?.entity(of: type) ?? ModelsInUse.entity(of: type) else {
        throw CoreDataError.missingEntity("of the class \(type)")
      }
      return entity
    case .nothing: throw CoreDataError.missingEntity("that the request names")
    }
  }
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

extension NSManagedObjectContext {
  /// The objects that match, in order.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    guard let plan = request.plan else { return [] }
    let objects = try objects(plan)
    let results: [Any]
    if request.resultType.contains(.managedObjectIDResultType) {
      results = objects.map(\.objectID)
    } else if request.resultType.contains(.countResultType) {
      results = [NSNumber(value: objects.count)]
    } else if request.resultType.contains(.dictionaryResultType) {
      results = dictionaries(of: objects, request)
    } else {
      results = objects
    }
    return results.compactMap { $0 as? T }
  }

  /// How many objects match.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    guard let plan = request.plan else { return 0 }
    return try objects(plan).count
  }

  /// Does what a request says.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let batch = request as? any BatchRequest { return try batch.run(in: self) }
    guard let plan = request.plan else { return NSPersistentStoreResult() }
    return FetchedObjects(finalResult: try objects(plan))
  }

  private func dictionaries<T>(
    of objects: [NSManagedObject],
    _ request: NSFetchRequest<T>
  ) -> [NSDictionary] {
    var seen: Set<NSDictionary> = []
    return objects.compactMap { object in
      let names =
        request.propertiesToFetch?.compactMap {
          $0 as? String ?? ($0 as? NSPropertyDescription)?.name
        } ?? object.entity.attributesByName.keys.sorted()
      var values: [String: Any] = [:]
      for name in names { values[name] = object.value(forKeyPath: name) }
      let dictionary = NSDictionary(dictionary: values)
      guard request.returnsDistinctResults else { return dictionary }
      return seen.insert(dictionary).inserted ? dictionary : nil
    }
  }

  /// The objects that a plan names.
  func objects(_ plan: FetchPlan) throws -> [NSManagedObject] {
    let entity = try plan.entity(in: model)
    var found = objects(
      of: plan.includesSubentities ? entity.family : [entity],
      includesChanges: plan.includesPendingChanges
    )
    if let predicate = plan.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if !plan.sortDescriptors.isEmpty {
      found.sort { left, right in
        for descriptor in plan.sortDescriptors {
          let order = descriptor.compare(left, to: right)
          if order != .orderedSame { return order == .orderedAscending }
        }
        return false
      }
    }
    if plan.offset > 0 { found.removeFirst(min(plan.offset, found.count)) }
    if plan.limit > 0, plan.limit < found.count { found.removeLast(found.count - plan.limit) }
    return found
  }

  /// All objects of some entities, in the order in which they were made.
  func objects(
    of entities: [NSEntityDescription],
    includesChanges: Bool = true
  ) -> [NSManagedObject] {
    var found: [NSManagedObject] = []
    for (id, row) in source?.rows(of: entities) ?? [] {
      let object = registeredObject(for: id) ?? register(id, row)
      if !includesChanges || !deletedObjects.contains(object) { found.append(object) }
    }
    if includesChanges {
      let members = Set(entities)
      found += insertedObjects.filter { members.contains($0.entity) }
    }
    return found.sorted { $0.objectID.number < $1.objectID.number }
  }
}
