// SPDX-License-Identifier: MIT

import Foundation

/// The objects that match a request, grouped into sections; a delegate is notified of each change.
open class NSFetchedResultsController<ResultType>: NSObject {
  private let results: FetchedSections
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>

  /// Creates a controller for the objects that match a request in a context.
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

  /// Creates a controller to pass to a delegate. The controller's type does not depend on the type of its objects.
  init(_ results: FetchedSections) {
    self.results = results
    fetchRequest = NSFetchRequest(results.list.plan)
    cacheName = nil
  }

  /// The delegate, which is notified of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }
  /// The context.
  open var managedObjectContext: NSManagedObjectContext {
    results.list.context ?? NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
  /// The key path to the value by which objects are grouped into sections.
  open var sectionNameKeyPath: String? { results.path }
  /// The name of the cache for the sections. This property has no effect, because nothing is cached.
  public let cacheName: String?

  /// Fetches the objects that match the request.
  open func performFetch() throws {
    if let plan = fetchRequest.plan { results.list.want(plan, in: managedObjectContext) }
    results.list.fetch()
    results.isFetched = true
    if let failure = results.list.failure { throw failure }
  }

  /// The fetched objects, or `nil` before the first fetch.
  open var fetchedObjects: [ResultType]? {
    results.isFetched ? results.list.objects.compactMap { $0 as? ResultType } : nil
  }

  /// The sections, or `nil` before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    results.isFetched ? results.sections : nil
  }

  /// The index titles of the sections.
  open var sectionIndexTitles: [String] { results.sections.compactMap(\.indexTitle) }

  /// Returns the object at an index path.
  open func object(at indexPath: IndexPath) -> ResultType {
    let object = results.sections[indexPath[0]].objects?[indexPath[1]]
    guard let object = object as? ResultType else {
      preconditionFailure("the object at \(indexPath) is not of type \(ResultType.self)")
    }
    return object
  }

  /// Returns the index path of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.place(of: $0, in: results.sections) }
  }

  /// This call does nothing, because no objects are cached.
  open class func deleteCache(withName name: String?) {}
}

/// A section of a controller's objects.
public protocol NSFetchedResultsSectionInfo {
  /// The name.
  var name: String { get }
  /// The first letter of the section's name.
  var indexTitle: String? { get }
  /// The number of objects in the section.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// The type of change to an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}
