// SPDX-License-Identifier: MIT

import A11yTree

extension Mirror {
  /// The nodes of rows or children that have no cells; those that are known stay the same.
  func items(
    _ references: [AccessibleReference],
    from start: Int,
    in parent: MirrorNode,
    _ count: Int
  ) async -> [MirrorNode] {
    let facts = await reader.facts(of: references.filter { node($0) == nil })
    var made: [MirrorNode] = []
    for (place, reference) in references.enumerated() {
      let known = node(reference)
      guard known == nil || known?.parent === parent else { continue }
      guard let node = known ?? facts[reference].map({ makeNode(.object(reference), $0) }),
        !node.facts.states.contains(.defunct)
      else { continue }
      if parent.demand?.source == .lines {
        node.role = parent.isTree ? .treeItem : .option
        node.level = parent.isTree ? level(ofCell: node) : nil
      }
      if node.role == .option || node.facts.role == .listItem || node.facts.role == .treeItem {
        node.position = Element.Position(start + place + 1, of: count)
      }
      change(node)
      made.append(node)
    }
    return made
  }

  /// The nodes of rows that have cells; a row whose first cell is known stays the same.
  func rows(_ part: Range<Int>, _ columns: Int, of table: MirrorNode) async -> [MirrorNode] {
    guard let reference = table.reference else { return [] }
    let cells = await reader.cells(of: reference, rows: part, columns: columns)
    let facts = await reader.facts(of: cells.joined().compactMap(\.self).filter { node($0) == nil })
    let headers = table.children.first { $0.kind == .headers }
    var made: [MirrorNode] = []
    for (number, cells) in zip(part, cells) {
      let old = cells.first.flatMap { $0.flatMap { node($0)?.parent } }
      let row = old.flatMap { $0.parent === table ? $0 : nil } ?? makeNode(.row(number))
      row.renumber(number)
      var children: [MirrorNode] = []
      for (column, reference) in cells.enumerated() {
        guard let reference else { continue }
        let known = node(reference)
        guard known == nil || known?.parent === row else { continue }
        guard let cell = known ?? facts[reference].map({ makeNode(.object(reference), $0) }),
          !cell.facts.states.contains(.defunct)
        else { continue }
        var place = TableCell(row: number + (headers == nil ? 1 : 2), column: column + 1)
        let header = headers?.children.first { $0.cell?.column == column + 1 }
        place.columnHeaders = header.map { [$0.id] } ?? []
        cell.cell = place
        change(cell)
        children.append(cell)
      }
      replaceChildren(of: row, by: children)
      row.level = level(of: row)
      if !made.contains(where: { $0 === row }) { made.append(row) }
    }
    return made
  }

  /// The level of a row in a tree, one below that of the row whose cell is its parent.
  private func level(of row: MirrorNode) -> Int? {
    row.children.first.flatMap { level(ofCell: $0) }
  }

  private func level(ofCell cell: MirrorNode) -> Int? {
    guard let parent = cell.facts.relations[.nodeChildOf]?.first else { return nil }
    guard let above = node(parent), above.facts.role == .tableCell else { return 1 }
    return (above.level ?? above.parent?.level ?? 0) + 1
  }
}
