// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Combine
import Foundation
import SwiftUI

/// The objects of the environment's context that match, kept up to date.
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

  /// Which objects are wanted, to bind controls to.
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

  /// Which objects are wanted.
  public struct Configuration {
    /// In which order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// Which objects; `nil` for all.
    public var nsPredicate: NSPredicate?

    init(_ plan: FetchPlan) {
      nsSortDescriptors = plan.sortDescriptors
      nsPredicate = plan.predicate
    }
  }
}

extension FetchRequest: DynamicProperty {
  /// Wants the objects in the context of the environment.
  public mutating func update() { fetched.want(plan, in: context) }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// In which order.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches the objects of the class that match, in order.
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.objects(of: Result.self), predicate, sortDescriptors)
  }

  /// Fetches the objects of the class that match, in order.
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.objects(of: Result.self), predicate, sortDescriptors.map(TypedSortDescriptor.init))
  }
}

extension FetchRequest where Result: NSFetchRequestResult {
  /// Fetches the objects of an entity that match, in order.
  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(.entity(entity), predicate, sortDescriptors)
  }

  /// Fetches what a request says.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest.plan ?? FetchPlan())
  }

  /// Fetches what a request says.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest.plan ?? FetchPlan())
  }

  init(_ target: FetchPlan.Target, _ predicate: NSPredicate?, _ order: [NSSortDescriptor]) {
    self.init(FetchPlan(target: target, predicate: predicate, sortDescriptors: order))
  }
}

/// The objects of a property, whose readers are evaluated when an object comes, goes, moves or changes.
final class FetchedForView: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private let list = FetchedObjectsList()
  /// What the property was made with.
  private var given: FetchPlan?

  /// The inbox of the view's host.
  private var inbox: Inbox?

  init() {
    list.onChange = { [weak self] _, _ in self?.objectWillChange.send() }
    list.onBeginning = { [weak self] context in
      // A turn of the host waits for the changes, also if code outside of it makes them.
      guard context.concurrencyType == .mainQueueConcurrencyType else { return }
      self?.inbox?.post(.action { [weak context] in context?.processPendingChanges() })
    }
  }

  /// The property was made with a plan. What the view has changed since stays until that differs.
  func want(_ plan: FetchPlan, in context: NSManagedObjectContext) {
    inbox = CurrentHost.inbox
    let isSame = given.map { $0.isSame(as: plan) } ?? false
    guard !isSame || list.context !== context else { return }
    list.want(isSame ? list.plan : plan, in: context)
    given = plan
  }

  /// The view wants other objects.
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
  /// Whether another plan names the same objects in the same order.
  func isSame(as other: FetchPlan) -> Bool {
    predicate == other.predicate && sortDescriptors == other.sortDescriptors
      && limit == other.limit && offset == other.offset
      && includesSubentities == other.includesSubentities
      && includesPendingChanges == other.includesPendingChanges
      && target.name == other.target.name
  }
}

extension FetchPlan.Target {
  /// What tells targets apart.
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
  /// The orders that were made from Swift's own.
  func typed<Root>() -> [SortDescriptor<Root>] {
    compactMap { ($0 as? TypedSortDescriptor<Root>)?.descriptor }
  }
}
