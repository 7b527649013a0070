// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The objects in the environment's context that match a request, grouped into sections; the list is updated when these
/// objects change.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var fetched = FetchedForView()
  @State private var changedSection: KeyPath<Result, SectionIdentifier>?
  private let section: KeyPath<Result, SectionIdentifier>
  private let plan: FetchPlan

  init(_ plan: FetchPlan, _ section: KeyPath<Result, SectionIdentifier>) {
    self.plan = plan
    self.section = section
  }

  /// The sections.
  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(fetched, changedSection ?? section, $changedSection)
  }

  /// A binding that controls can use to change the criteria for the objects.
  @MainActor public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding {
      Configuration(
        sectionIdentifier: results.sectionIdentifier,
        nsSortDescriptors: results.nsSortDescriptors,
        nsPredicate: results.nsPredicate
      )
    } set: { new in
      results.nsPredicate = new.nsPredicate
      results.nsSortDescriptors = new.nsSortDescriptors
      results.sectionIdentifier = new.sectionIdentifier
    }
  }

  /// The criteria for the objects, and the way in which they are grouped into sections.
  public struct Configuration {
    /// The value by which objects are grouped into sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The predicate that objects must match, or `nil` for all objects.
    public var nsPredicate: NSPredicate?
  }
}

extension SectionedFetchRequest: DynamicProperty {
  /// Sets the environment's context as the context from which objects are fetched.
  public mutating func update() { fetched.want(plan, in: context) }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order of the objects.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Creates a property whose value is the matching objects of a class, in order.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let target = FetchPlan.Target.objects(of: Result.self)
    self.init(
      FetchPlan(target: target, predicate: predicate, sortDescriptors: sortDescriptors),
      sectionIdentifier
    )
  }

  /// Creates a property whose value is the matching objects of a class, in order.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors.map(TypedSortDescriptor.init) as [NSSortDescriptor],
      predicate: predicate
    )
  }
}

extension SectionedFetchRequest where Result: NSFetchRequestResult {
  /// Creates a property whose value is the matching objects of an entity, in order.
  public init(
    entity: NSEntityDescription,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      FetchPlan(target: .entity(entity), predicate: predicate, sortDescriptors: sortDescriptors),
      sectionIdentifier
    )
  }

  /// Creates a property whose value is the objects that match a fetch request.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(fetchRequest.plan ?? FetchPlan(), sectionIdentifier)
  }

  /// Creates a property whose value is the objects that match a fetch request.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(fetchRequest.plan ?? FetchPlan(), sectionIdentifier)
  }
}

/// The objects found by a view's request, grouped into sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  /// Consecutive objects with the same identifier.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The identifier that all objects in the section share.
    public let id: SectionIdentifier
    fileprivate var objects: [Result] = []
    /// The index of the first object.
    public var startIndex: Int { 0 }
    /// The index after the last object.
    public var endIndex: Int { objects.count }
    /// The object at an index.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let fetched: FetchedForView
  private let sections: [Section]
  private let section: KeyPath<Result, SectionIdentifier>
  private let changedSection: Binding<KeyPath<Result, SectionIdentifier>?>

  init(
    _ fetched: FetchedForView,
    _ section: KeyPath<Result, SectionIdentifier>,
    _ changedSection: Binding<KeyPath<Result, SectionIdentifier>?>
  ) {
    self.fetched = fetched
    self.section = section
    self.changedSection = changedSection
    var sections: [Section] = []
    for object in fetched.objects {
      guard let object = object as? Result else { continue }
      let id = object[keyPath: section]
      if sections.last?.id != id { sections.append(Section(id: id)) }
      sections[sections.count - 1].objects.append(object)
    }
    self.sections = sections
  }

  /// The index of the first section.
  public var startIndex: Int { 0 }
  /// The index after the last section.
  public var endIndex: Int { sections.count }
  /// The section at an index.
  public subscript(position: Int) -> Section { sections[position] }

  /// The predicate that objects must match, or `nil` for all objects. Setting the predicate fetches the objects that
  /// match the new predicate.
  public var nsPredicate: NSPredicate? {
    get { fetched.plan.predicate }
    nonmutating set { fetched.change { $0.predicate = newValue } }
  }

  /// The order of the objects. Setting the order reorders the objects.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { fetched.plan.sortDescriptors }
    nonmutating set { fetched.change { $0.sortDescriptors = newValue } }
  }

  /// The value by which objects are grouped into sections.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { section }
    nonmutating set { changedSection.wrappedValue = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order of the objects. Setting the order reorders the objects.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    nonmutating set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}
