// SPDX-License-Identifier: MIT

extension ForEachNode {
  /// Whether ids may now be duplicated, given the new ones; a few are looked up one by one.
  package func hasDuplicates(_ new: [ID]) -> Bool {
    guard new.count <= 8 else { return true }
    let ids = ids
    for id in new {
      var count = 0
      for index in ids.indices where ids[index] == id { count += 1 }
      if count > 1 { return true }
    }
    return false
  }

  /// Reports duplicate ids.
  package func warnOfDuplicates() {
    // The numbers of a range are all different.
    guard ids.count > 1, ID.self != Range<Int>.Element.self || Data.self != Range<Int>.self else {
      return
    }
    // Hashes come first, since a set of integers costs a fraction of a set of arbitrary ids.
    var hashes = Set<Int>(minimumCapacity: ids.count)
    let ids = ids
    for index in ids.indices { hashes.insert(ids[index].hashValue) }
    guard hashes.count < ids.count else { return }
    var seen = Set<ID>(minimumCapacity: ids.count)
    for id in ids where !seen.insert(id).inserted {
      graph.report(
        Diagnostic(
          .duplicateID,
          view: viewName,
          "has several elements with the id \(id) in one ForEach; they are told apart by their "
            + "order. Give every element an id of its own."
        )
      )
      return
    }
  }
}
