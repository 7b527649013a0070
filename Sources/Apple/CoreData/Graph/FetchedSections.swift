// SPDX-License-Identifier: MIT

import Foundation

/// A controller's objects, grouped into sections.
final class FetchedSections {
  /// Consecutive objects with the same section name.
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
