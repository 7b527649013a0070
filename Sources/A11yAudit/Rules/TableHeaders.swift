// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `table-headers`
  static let tableHeaders = Rule(
    "table-headers",
    "A table has no header cells, so its cells are read without context.",
    criteria: ["1.3.1"],
    impact: .misleads,
    precision: .high,
    needs: .structure,
    beyond: "td-has-header and empty-table-header are the closest equivalents",
    limits: """
      Only tables that have text and at least two rows and two columns are checked; grids are \
      not.
      """
  ) { exploration in
    TableOutline.all(in: exploration.tree).compactMap { table in
      guard !table.hasHeaders, table.rows > 1, table.columns > 1,
        exploration.tree.role(of: table.id) == .table, let example = table.cells.last,
        let stop = exploration.tree.first(.stop, in: example.id)
      else { return nil }
      return Evidence(
        at: table.id,
        "None of the \(table.cells.count) cells in this table has a header.",
        proof: exploration.tableProof(at: stop)
      )
    }
  }
}
