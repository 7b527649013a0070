// SPDX-License-Identifier: MIT

/// A summary of the omitted files and targets, with one line per reason, most frequent reason first.
package struct LeftOutSummary {
  package let lines: [String]

  /// Creates a summary.
  ///
  /// - Parameter listsAll: Whether each file gets its own line.
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
    // Because the sort is stable, reasons with equal counts stay in the order of the files.
    lines = order.sorted { (paths[$0]?.count ?? 0) > (paths[$1]?.count ?? 0) }.map { reason in
      let files = paths[reason] ?? []
      let others = files.count > 1 ? " and \(files.count - 1) more" : ""
      return "left out \(files.first ?? "")\(others): \(reason)"
    }
  }
}
