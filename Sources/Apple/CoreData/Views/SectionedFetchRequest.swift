// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The objects of the environment's context that match, in sections, kept up to date.
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

  /// Which objects are wanted, to bind controls to.
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

  /// Which objects are wanted, and their sections.
  public struct Configuration {
    /// The value by which objects are in sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// In which order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// Which objects; `nil` for all.
    public var nsPredicate: NSPredicate?
  }
}

extension SectionedFetchRequest: DynamicProperty {
  /// Wants the objects in the context of the environment.
  public mutating func update() { fetched.want(plan, in: context) }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// In which order.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Fetches the objects of the class that match, in order.
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

  /// Fetches the objects of the class that match, in order.
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
  /// Fetches the objects of an entity that match, in order.
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

  /// Fetches what a request says.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(fetchRequest.plan ?? FetchPlan(), sectionIdentifier)
  }

  /// Fetches what a request says.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(fetchRequest.plan ?? FetchPlan(), sectionIdentifier)
  }
}

/// The objects that a request of a view has found, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  /// Neighbours with one identifier.
  public struct Section: Identifiable, RandomAccessCollection {
    /// What the objects have in common.
    public let id: SectionIdentifier
    fileprivate var objects: [Result] = []
    /// The place of the first object.
    public var startIndex: Int { 0 }
    /// The place behind the last object.
    public var endIndex: Int { objects.count }
    /// The object at a place.
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

  /// The place of the first section.
  public var startIndex: Int { 0 }
  /// The place behind the last section.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }

  /// Which objects; `nil` for all. Setting it fetches others.
  public var nsPredicate: NSPredicate? {
    get { fetched.plan.predicate }
    nonmutating set { fetched.change { $0.predicate = newValue } }
  }

  /// In which order. Setting it orders the objects anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { fetched.plan.sortDescriptors }
    nonmutating set { fetched.change { $0.sortDescriptors = newValue } }
  }

  /// The value by which objects are in sections.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { section }
    nonmutating set { changedSection.wrappedValue = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// In which order. Setting it orders the objects anew.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.typed() }
    nonmutating set { nsSortDescriptors = newValue.map(TypedSortDescriptor.init) }
  }
}
