// SPDX-License-Identifier: MIT

import Foundation

/// The objects that match a request, in sections, with a delegate that learns of each change.
open class NSFetchedResultsController<ResultType>: NSObject {
  private let results: FetchedSections
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>

  /// Follows the objects of a request in a context.
  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    cacheName = name
    results = FetchedSections(
      FetchedObjectsList(fetchRequest.plan ?? FetchPlan(), in: context),
      sectionNameKeyPath
    )
  }

  /// The controller of sections as their delegate knows it, whose type says nothing of the objects.
  fileprivate init(_ results: FetchedSections) {
    self.results = results
    fetchRequest = NSFetchRequest(results.list.plan)
    cacheName = nil
  }

  /// Who learns of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }
  /// The context.
  open var managedObjectContext: NSManagedObjectContext {
    results.list.context ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
  /// The path of the value by which objects are in sections.
  open var sectionNameKeyPath: String? { results.path }
  /// The name under which sections are kept. Accepted: nothing is kept.
  public let cacheName: String?

  /// Fetches the objects as the request says now.
  open func performFetch() throws {
    if let plan = fetchRequest.plan { results.list.want(plan, in: managedObjectContext) }
    results.list.fetch()
    results.isFetched = true
    if let failure = results.list.failure { throw failure }
  }

  /// The objects; `nil` before they were fetched.
  open var fetchedObjects: [ResultType]? {
    results.isFetched ? results.list.objects.compactMap { $0 as? ResultType } : nil
  }

  /// The sections; `nil` before the objects were fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    results.isFetched ? results.sections : nil
  }

  /// The names of the sections.
  open var sectionIndexTitles: [String] { results.sections.compactMap(\.indexTitle) }

  /// The object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    let object = results.sections[indexPath[0]].objects?[indexPath[1]]
    guard let object = object as? ResultType else {
      preconditionFailure("the object at \(indexPath) is no \(ResultType.self)")
    }
    return object
  }

  /// The place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.place(of: $0, in: results.sections) }
  }

  /// Forgets what is kept of a name. Nothing is.
  open class func deleteCache(withName name: String?) {}
}

/// A section of a controller's objects.
public protocol NSFetchedResultsSectionInfo {
  /// The name.
  var name: String { get }
  /// The first letter of the name.
  var indexTitle: String? { get }
  /// How many objects there are.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// Learns of the changes of a controller's objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Objects are about to change.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  /// An object came, went, moved or changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  )
  /// A section came or went.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  )
  /// All objects have changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// What has become of an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

/// The objects of a controller in their sections.
final class FetchedSections {
  /// Neighbours that have one name.
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    fileprivate(set) var members: [NSManagedObject] = []
    var indexTitle: String? { name.first?.uppercased() }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  let list: FetchedObjectsList
  let path: String?
  var isFetched = false
  weak var delegate: (any NSFetchedResultsControllerDelegate)?

  init(_ list: FetchedObjectsList, _ path: String?) {
    self.list = list
    self.path = path
    list.onChange = { [weak self] in self?.report($0, $1) }
  }

  var sections: [Section] { sections(of: list.objects) }

  private func sections(of objects: [NSManagedObject]) -> [Section] {
    guard let path else { return [Section(name: "", members: objects)] }
    var sections: [Section] = []
    for object in objects {
      let name = object.value(forKeyPath: path).map { "\($0)" } ?? ""
      if sections.last?.name != name { sections.append(Section(name: name)) }
      sections[sections.count - 1].members.append(object)
    }
    return sections
  }

  func place(of object: NSManagedObject, in sections: [Section]) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let index = section.members.firstIndex(of: object) {
        return IndexPath(indexes: [number, index])
      }
    }
    return nil
  }

  private func places(_ sections: [Section]) -> [NSManagedObject: IndexPath] {
    var places: [NSManagedObject: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (index, object) in section.members.enumerated() {
        places[object] = IndexPath(indexes: [number, index])
      }
    }
    return places
  }

  private func report(_ before: [NSManagedObject], _ change: ContextChange) {
    guard let delegate, isFetched else { return }
    let whole = NSFetchedResultsController<any NSFetchRequestResult>(self)
    let old = sections(of: before)
    let new = sections
    let (oldPlaces, newPlaces) = (places(old), places(new))
    delegate.controllerWillChangeContent(whole)
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    for (number, section) in old.enumerated() where !newNames.contains(section.name) {
      delegate.controller(whole, didChange: section, atSectionIndex: number, for: .delete)
    }
    for (number, section) in new.enumerated() where !oldNames.contains(section.name) {
      delegate.controller(whole, didChange: section, atSectionIndex: number, for: .insert)
    }
    func say(_ object: NSManagedObject, _ type: NSFetchedResultsChangeType) {
      delegate.controller(
        whole,
        didChange: object,
        at: oldPlaces[object],
        for: type,
        newIndexPath: newPlaces[object]
      )
    }
    for object in before where newPlaces[object] == nil { say(object, .delete) }
    for object in list.objects where oldPlaces[object] == nil { say(object, .insert) }
    let changed = change.updated.union(change.refreshed)
    for object in list.objects where oldPlaces[object] != nil && changed.contains(object) {
      say(object, oldPlaces[object] == newPlaces[object] ? .update : .move)
    }
    delegate.controllerDidChangeContent(whole)
  }
}
