// SPDX-License-Identifier: MIT

extension ForEachNode {
  /// Whether ids may now be duplicated, given the new ones; a few are looked up one by one.
  package func hasDuplicates(_ new: [ID]) -> Bool {
    guard new.count <= 8 else { return true }
    return new.contains { id in ids.count { $0 == id } > 1 }
  }

  /// Reports duplicate ids.
  package func warnOfDuplicates() {
    // The numbers of a range are all different.
    guard ids.count > 1, ID.self != Range<Int>.Element.self || Data.self != Range<Int>.self else {
      return
    }
    // Hashes come first, since a set of integers costs a fraction of a set of arbitrary ids.
    var hashes = Set<Int>(minimumCapacity: ids.count)
    guard !ids.allSatisfy({ hashes.insert($0.hashValue).inserted }) else { return }
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
