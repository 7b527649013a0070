extension ForEachNode {
  /// Whether ids may be there twice now that some are new; a few are looked for one by one.
  package func hasDuplicates(_ new: [ID]) -> Bool {
    guard new.count <= 8 else { return true }
    return new.contains { id in ids.count { $0 == id } > 1 }
  }

  /// Tells the program of ids that are there twice.
  package func warnOfDuplicates() {
    // The numbers of a range are all different.
    guard ids.count > 1, ID.self != Range<Int>.Element.self || Data.self != Range<Int>.self else {
      return
    }
    // Hashes come first, since a set of numbers costs a fraction of a set of whatever ids are.
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
