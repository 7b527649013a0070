// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Combine
import Foundation
import SwiftUI

/// The objects in the environment's context that match a request; the list is updated when these objects change.
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

  /// A binding that controls can use to change the criteria for the objects.
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
  /// Sets the environment's context as the context from which objects are fetched.
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
  /// Creates a property whose value is the matching objects of a class, in order.
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.objects(of: Result.self), predicate, sortDescriptors)
  }

  /// Creates a property whose value is the matching objects of a class, in order.
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.objects(of: Result.self), predicate, sortDescriptors.map(TypedSortDescriptor.init))
  }
}

extension FetchRequest where Result: NSFetchRequestResult {
  /// Creates a property whose value is the matching objects of an entity, in order.
  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.entity(entity), predicate, sortDescriptors)
  }

  /// Creates a property whose value is the objects that match a fetch request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest.plan ?? FetchPlan())
  }

  /// Creates a property whose value is the objects that match a fetch request.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest.plan ?? FetchPlan())
  }

  init(_ target: FetchPlan.Target, _ predicate: NSPredicate?, _ order: [NSSortDescriptor]) {
    self.init(FetchPlan(target: target, predicate: predicate, sortDescriptors: order))
  }
}

/// The objects that a fetch request's property contains. Views that read the objects are evaluated again when an object
/// is inserted, removed, moved or changed.
final class FetchedForView: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private let list = FetchedObjectsList()
  /// The fetch plan that was used to create the property.
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

  /// Sets the fetch plan that was used to create the property. The view's changes to the plan remain in effect until
  /// the property is created with a different plan.
  func want(_ plan: FetchPlan, in context: NSManagedObjectContext) {
    inbox = CurrentHost.inbox
    let isSame = given.map { $0.isSame(as: plan) } ?? false
    guard !isSame || list.context !== context else { return }
    list.want(isSame ? list.plan : plan, in: context)
    given = plan
  }

  /// Changes the criteria at the view's request.
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
  /// Returns whether another fetch plan requests the same objects in the same order.
  func isSame(as other: FetchPlan) -> Bool {
    predicate == other.predicate && sortDescriptors == other.sortDescriptors
      && limit == other.limit && offset == other.offset
      && includesSubentities == other.includesSubentities
      && includesPendingChanges == other.includesPendingChanges
      && target.name == other.target.name
  }
}

extension FetchPlan.Target {
  /// The name that distinguishes this observation target from other targets.
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
  /// Returns sort descriptors that correspond to the given Swift sort descriptors.
  func typed<Root>() -> [SortDescriptor<Root>] {
    compactMap { ($0 as? TypedSortDescriptor<Root>)?.descriptor }
  }
}
