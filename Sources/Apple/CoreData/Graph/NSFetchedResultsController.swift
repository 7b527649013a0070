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
  init(_ results: FetchedSections) {
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

/// What has become of an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}
