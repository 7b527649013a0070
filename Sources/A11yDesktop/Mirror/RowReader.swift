// SPDX-License-Identifier: MIT

import A11yTree

/// A reader for long lists and tables, which reads each section when a cursor or a search approaches it.
///
/// Each run of unread rows is represented by a single node.
@BusActor
struct RowReader {
  let tree: NodeTree
  let reader: AccessibleReader

  /// Returns the number and origin of the rows or children that are read on demand, or `nil` if a node's content is
  /// read immediately.
  func demand(of node: MirrorNode) -> RowDemand? {
    let facts = node.facts
    guard node.reference != nil else { return nil }
    // Tables in pages are excluded, because their rows are objects.
    if !reader.toolkit.hasPages, let table = facts.table, facts.interfaces.contains(.table),
      table.columns > 0,
      table.columns <= 100, hasCells(node)
    {
      let isList = table.columns == 1
      return RowDemand(
        source: isList ? .lines : .rows(columns: table.columns),
        count: table.rows
      )
    }
    let isLong = facts.childCount > (reader.toolkit.hasPartialLists ? 1000 : RowDemand.threshold)
    guard isLong, facts.role != .application else { return nil }
    return RowDemand(source: .children, count: facts.childCount)
  }

  /// Returns whether a table's children are cells, as in toolkits. In web pages, a table's children are rows.
  private func hasCells(_ node: MirrorNode) -> Bool {
    node.facts.role == .table || node.facts.role == .treeTable || node.facts.role == .tree
      || node.facts.role == .list
  }

  /// Starts reading a node's content on demand, beginning with the first section.
  ///
  /// - Returns: The new nodes. The nodes' descendants have yet to be read.
  func begin(_ demand: RowDemand, in node: MirrorNode) async -> [MirrorNode] {
    node.demand = demand
    var children: [MirrorNode] = []
    if case .rows(let columns) = demand.source, let headers = await headers(of: node, columns) {
      children.append(headers)
    }
    if demand.count > 0 { children.append(makeRun(0..<demand.count)) }
    tree.replaceChildren(of: node, by: children)
    guard let run = children.last, demand.count > 0 else { return [] }
    let part = demand.count <= RowDemand.threshold ? demand.count : RowDemand.step
    return await read(0..<part, of: run, in: node)
  }

  private func makeRun(_ range: Range<Int>) -> MirrorNode { tree.make(.run(range)) }

  private func headers(of table: MirrorNode, _ columns: Int) async -> MirrorNode? {
    guard let reference = table.reference else { return nil }
    let found = await reader.columnHeaders(of: reference, columns)
    let facts = await reader.facts(of: found.compactMap(\.self).filter { tree[$0] == nil })
    var children: [MirrorNode] = []
    for (column, header) in found.enumerated() {
      guard let header, let facts = facts[header], tree.isPresent(facts, in: table),
        tree[header] == nil
      else { continue }
      let node = tree.make(.object(header), facts)
      node.role = .columnHeader
      node.cell = TableCell(row: 1, column: column + 1)
      children.append(node)
    }
    guard !children.isEmpty else { return nil }
    let row = tree.make(.headers)
    tree.replaceChildren(of: row, by: children)
    return row
  }

  /// Reads part of a run of unread rows. The remaining rows are represented by runs before and after the rows that have
  /// been read.
  ///
  /// - Returns: The new nodes. The nodes' descendants have yet to be read.
  func read(_ part: Range<Int>, of run: MirrorNode, in parent: MirrorNode) async -> [MirrorNode] {
    guard case .run(let whole) = run.kind else { return [] }
    let part = part.clamped(to: whole)
    var made = await fetch(part, in: parent)
    // The app may have changed while the rows were read.
    guard tree.contains(run), let place = parent.children.firstIndex(where: { $0 === run }) else {
      for node in made { tree.drop(node) }
      return []
    }
    let new = made
    if whole.lowerBound < part.lowerBound {
      made.insert(makeRun(whole.lowerBound..<part.lowerBound), at: 0)
    }
    if part.upperBound < whole.upperBound {
      made.append(makeRun(part.upperBound..<whole.upperBound))
    }
    var children = parent.children
    children.replaceSubrange(place...place, with: made)
    tree.replaceChildren(of: parent, by: children)
    return Self.objects(of: new)
  }

  /// Updates content that is read on demand after rows were added, removed or changed.
  ///
  /// At most ``remakeLimit`` of the previously read rows are reread. A row that still exists keeps its element.
  ///
  /// - Returns: The nodes that were read. The nodes' descendants have yet to be read.
  func remake(_ demand: RowDemand, in node: MirrorNode) async -> [MirrorNode] {
    let before = node.demand?.count ?? 0
    let runs = node.children.compactMap { child -> Range<Int>? in
      if case .run(let range) = child.kind { range } else { nil }
    }
    // The rows that have been read lie between a run of unread rows at the start and one at the end.
    let first = runs.first { $0.lowerBound == 0 }?.upperBound ?? 0
    let last = runs.last { $0.upperBound == before }?.lowerBound ?? before
    let lower = min(first, demand.count)
    let wanted = max(last, first) + max(demand.count - before, 0)
    let upper = min(max(wanted, lower + RowDemand.step), demand.count, lower + Self.remakeLimit)
    node.demand = demand
    let made = await fetch(lower..<upper, in: node)
    var children = node.children.filter { $0.kind == .headers }
    if lower > 0 { children.append(makeRun(0..<lower)) }
    children += made
    if upper < demand.count { children.append(makeRun(upper..<demand.count)) }
    tree.replaceChildren(of: node, by: children)
    return Self.objects(of: made)
  }

  /// Returns the row objects, or the cells of the rows that have no object.
  private static func objects(of rows: [MirrorNode]) -> [MirrorNode] {
    rows.flatMap { $0.reference == nil ? $0.children : [$0] }
  }

  /// The maximum number of rows that are reread after a list has changed.
  nonisolated static var remakeLimit: Int { 300 }

  /// Reads some rows or children and returns their nodes.
  private func fetch(_ part: Range<Int>, in parent: MirrorNode) async -> [MirrorNode] {
    guard let demand = parent.demand, let reference = parent.reference, !part.isEmpty else {
      return []
    }
    switch demand.source {
    case .children:
      let found = await reader.children(of: reference, at: part)
      return await items(found, from: part.lowerBound, in: parent, demand.count)
    case .lines:
      let cells = await reader.cells(of: reference, rows: part, columns: 1)
      let found = cells.compactMap { $0.first ?? nil }
      return await items(found, from: part.lowerBound, in: parent, demand.count)
    case .rows(let columns):
      return await rows(part, columns, of: parent)
    }
  }

  /// Returns nodes for rows or children without cells. Known objects keep their nodes.
  private func items(
    _ references: [AccessibleReference],
    from start: Int,
    in parent: MirrorNode,
    _ count: Int
  ) async -> [MirrorNode] {
    let facts = await reader.facts(of: references.filter { tree[$0] == nil })
    var made: [MirrorNode] = []
    for (place, reference) in references.enumerated() {
      let known = tree[reference]
      guard known == nil || known?.parent === parent else { continue }
      guard let node = known ?? facts[reference].map({ tree.make(.object(reference), $0) }),
        !node.facts.states.contains(.defunct)
      else { continue }
      if parent.demand?.source == .lines {
        node.role = parent.isTree ? .treeItem : .option
        node.level = parent.isTree ? level(ofCell: node) : nil
      }
      if isCellOfSheet(node, in: parent) { node.role = .textField }
      if node.role == .option || node.facts.role == .listItem || node.facts.role == .treeItem {
        node.position = Element.Position(start + place + 1, of: count)
      }
      tree.change(node)
      made.append(node)
    }
    return made
  }

  /// Returns whether a node is a spreadsheet cell, which can be edited like a text field.
  private func isCellOfSheet(_ node: MirrorNode, in table: MirrorNode) -> Bool {
    node.facts.isWritableCell
      && table.ancestor { $0.facts.role == .documentSpreadsheet } != nil
  }

  /// Returns nodes for rows with cells. A row whose first cell is known keeps its node.
  private func rows(_ part: Range<Int>, _ columns: Int, of table: MirrorNode) async -> [MirrorNode]
  {
    guard let reference = table.reference else { return [] }
    let cells = await reader.cells(of: reference, rows: part, columns: columns)
    let facts = await reader.facts(of: cells.joined().compactMap(\.self).filter { tree[$0] == nil })
    let headers = table.children.first { $0.kind == .headers }
    var made: [MirrorNode] = []
    for (number, cells) in zip(part, cells) {
      let old = cells.first.flatMap { $0.flatMap { tree[$0]?.parent } }
      let row = old.flatMap { $0.parent === table ? $0 : nil } ?? tree.make(.row(number))
      row.renumber(number)
      var children: [MirrorNode] = []
      for (column, reference) in cells.enumerated() {
        guard let reference else { continue }
        let known = tree[reference]
        guard known == nil || known?.parent === row else { continue }
        guard let cell = known ?? facts[reference].map({ tree.make(.object(reference), $0) }),
          !cell.facts.states.contains(.defunct)
        else { continue }
        var place = TableCell(row: number + (headers == nil ? 1 : 2), column: column + 1)
        let header = headers?.children.first { $0.cell?.column == column + 1 }
        place.columnHeaders = header.map { [$0.id] } ?? []
        cell.cell = place
        tree.change(cell)
        children.append(cell)
      }
      tree.replaceChildren(of: row, by: children)
      row.level = level(of: row)
      if !made.contains(where: { $0 === row }) { made.append(row) }
    }
    return made
  }

  /// Returns the level of a row in a tree, which is one more than its parent row's level.
  private func level(of row: MirrorNode) -> Int? {
    row.children.first.flatMap { level(ofCell: $0) }
  }

  private func level(ofCell cell: MirrorNode) -> Int? {
    guard let parent = cell.facts.relations[.nodeChildOf]?.first else { return nil }
    guard let above = tree[parent], above.facts.role == .tableCell else { return 1 }
    return (above.level ?? above.parent?.level ?? 0) + 1
  }
}
