// SPDX-License-Identifier: MIT

/// What is left out, with one line for each reason: those that most files share come first.
package struct LeftOutSummary {
  package let lines: [String]

  /// Sums up.
  ///
  /// - Parameter listsAll: Whether each file gets a line of its own.
  package init(_ leftOut: [LeftOut], listsAll: Bool = false) {
    guard !listsAll else {
      lines = leftOut.map { "left out \($0.path): \($0.reason)" }
      return
    }
    var order: [String] = []
    var paths: [String: [String]] = [:]
    for entry in leftOut {
      if paths[entry.reason] == nil { order.append(entry.reason) }
      paths[entry.reason, default: []].append(entry.path)
    }
    // Sorted by a stable sort, so that equal counts stay in the order of the files.
    lines = order.sorted { (paths[$0]?.count ?? 0) > (paths[$1]?.count ?? 0) }.map { reason in
      let files = paths[reason] ?? []
      let others = files.count > 1 ? " and \(files.count - 1) more" : ""
      return "left out \(files.first ?? "")\(others): \(reason)"
    }
  }
}
