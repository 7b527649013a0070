// SPDX-License-Identifier: MIT

import Foundation

/// The objects that match a request; the list is updated when a context changes.
final class FetchedObjectsList: ContextObserver {
  private(set) var context: NSManagedObjectContext?
  private(set) var plan: FetchPlan
  private(set) var objects: [NSManagedObject] = []
  /// The error that occurred in the last fetch.
  private(set) var failure: (any Error)?
  /// The number of fetches so far.
  private(set) var fetches = 0
  private var isFetched = false
  private var entity: NSEntityDescription?
  /// A closure that is called when the context is about to change.
  var onBeginning: (NSManagedObjectContext) -> Void = { _ in }
  /// A closure that is called when an object has been inserted, removed, moved or changed.
  var onChange: (_ before: [NSManagedObject], ContextChange) -> Void = { _, _ in }

  init(_ plan: FetchPlan = FetchPlan(), in context: NSManagedObjectContext? = nil) {
    self.plan = plan
    self.context = context
    context?.add(self)
  }

  /// Changes the criteria. The list's objects are fetched again when they are next requested.
  func want(_ plan: FetchPlan, in context: NSManagedObjectContext) {
    self.plan = plan
    isFetched = false
    guard self.context !== context else { return }
    self.context = context
    context.add(self)
  }

  /// Fetches the objects, if they have not been fetched yet.
  func fetchIfNeeded() { if !isFetched { fetch() } }

  /// Fetches the objects.
  func fetch() {
    isFetched = true
    fetches += 1
    do {
      guard let context else { throw CoreDataError.noStore }
      entity = try plan.entity(in: context.model)
      objects = try context.objects(plan)
      failure = nil
    } catch {
      objects = []
      failure = error
    }
  }

  func contextWillChange() { if let context { onBeginning(context) } }

  func contextDidChange(_ change: ContextChange) {
    guard isFetched else { return }
    guard change.isReset || change.objects.contains(where: isWanted) else { return }
    let before = objects
    fetch()
    let changed = change.updated.union(change.refreshed)
    guard before != objects || objects.contains(where: changed.contains) else { return }
    onChange(before, change)
  }

  private func isWanted(_ object: NSManagedObject) -> Bool {
    entity.map { object.entity.isKindOf(entity: $0) } ?? true
  }
}
