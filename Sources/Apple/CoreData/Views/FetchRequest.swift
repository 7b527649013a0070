// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Combine
import Foundation
import SwiftUI

/// The matching objects of the environment's context, kept up to date.
@propertyWrapper
public struct FetchRequest<Result> {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var fetched = FetchedForView()
  private let plan: FetchPlan

  init(_ plan: FetchPlan) { self.plan = plan }

  /// The objects.
  @MainActor public var wrappedValue: FetchedResults<Result> {
    FetchedResults(fetched)
  }

  /// A binding to the criteria for the objects, for use by controls.
  @MainActor public var projectedValue: Binding<Configuration> {
    let fetched = fetched
    return Binding {
      Configuration(fetched.plan)
    } set: { new in
      fetched.change {
        $0.predicate = new.nsPredicate
        $0.sortDescriptors = new.nsSortDescriptors
      }
    }
  }

  /// The criteria for the objects to fetch.
  public struct Configuration {
    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The predicate that objects must match, or `nil` for all objects.
    public var nsPredicate: NSPredicate?

    init(_ plan: FetchPlan) {
      nsSortDescriptors = plan.sortDescriptors
      nsPredicate = plan.predicate
    }
  }
}

extension FetchRequest: DynamicProperty {
  /// Sets the environment's context as the source of the objects.
  public mutating func update() { fetched.want(plan, in: context) }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order of the objects.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a property with the matching objects of the class, in order.
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.objects(of: Result.self), predicate, sortDescriptors)
  }

  /// Creates a property with the matching objects of the class, in order.
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.objects(of: Result.self), predicate, sortDescriptors.map(TypedSortDescriptor.init))
  }
}

extension FetchRequest where Result: NSFetchRequestResult {
  /// Creates a property with the matching objects of an entity, in order.
  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.entity(entity), predicate, sortDescriptors)
  }

  /// Creates a property with the objects of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest.plan ?? FetchPlan())
  }

  /// Creates a property with the objects of a request.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest.plan ?? FetchPlan())
  }

  init(_ target: FetchPlan.Target, _ predicate: NSPredicate?, _ order: [NSSortDescriptor]) {
    self.init(FetchPlan(target: target, predicate: predicate, sortDescriptors: order))
  }
}

/// The objects of a fetch request's property. Views that read the objects are evaluated again when an object is
/// inserted, removed, moved or changed.
final class FetchedForView: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private let list = FetchedObjectsList()
  /// The plan with which the property was created.
  private var given: FetchPlan?

  /// The inbox of the view's host.
  private var inbox: Inbox?

  init() {
    list.onChange = { [weak self] _, _ in self?.objectWillChange.send() }
    list.onBeginning = { [weak self] context in
      // The changes are announced in a turn of the host, even if code outside a turn makes them.
      guard context.concurrencyType == .mainQueueConcurrencyType else { return }
      self?.inbox?.post(.action { [weak context] in context?.processPendingChanges() })
    }
  }

  /// Sets the plan with which the property was created. Changes that the view makes to the plan remain in effect until
  /// the plan with which the property was created changes.
  func want(_ plan: FetchPlan, in context: NSManagedObjectContext) {
    inbox = CurrentHost.inbox
    let isSame = given.map { $0.isSame(as: plan) } ?? false
    guard !isSame || list.context !== context else { return }
    list.want(isSame ? list.plan : plan, in: context)
    given = plan
  }

  /// Changes the criteria on behalf of the view.
  func change(_ body: (inout FetchPlan) -> Void) {
    guard let context = list.context else { return }
    var plan = list.plan
    body(&plan)
    objectWillChange.send()
    list.want(plan, in: context)
  }

  var plan: FetchPlan { list.plan }
  var fetches: Int { list.fetches }

  /// The objects.
  var objects: [NSManagedObject] {
    list.fetchIfNeeded()
    return list.objects
  }
}

extension FetchPlan {
  /// Returns whether another plan requests the same objects in the same order.
  func isSame(as other: FetchPlan) -> Bool {
    predicate == other.predicate && sortDescriptors == other.sortDescriptors
      && limit == other.limit && offset == other.offset
      && includesSubentities == other.includesSubentities
      && includesPendingChanges == other.includesPendingChanges
      && target.name == other.target.name
  }
}

extension FetchPlan.Target {
  /// The name that distinguishes the target of an observation from other targets.
  fileprivate var name: String {
    switch self {
    case .entity(let entity): entity.name ?? ""
    case .named(let name): name
    case .objects(let type): NSStringFromClass(type)
    case .nothing: ""
    }
  }
}

extension [NSSortDescriptor] {
  /// Returns the sort descriptors that were created from Swift's own sort descriptors.
  func typed<Root>() -> [SortDescriptor<Root>] {
    compactMap { ($0 as? TypedSortDescriptor<Root>)?.descriptor }
  }
}
