// SPDX-License-Identifier: MIT

import A11yTree

extension Mirror {
  /// Whether a page's object says only what names another: a label or a caption, or the words in
  /// one that holds its field; or whether nothing is in a list or a group.
  func repeatsLabel(_ node: MirrorNode) -> Bool {
    if node.kind == .words {
      guard let label = node.parent, label.facts.role == .label else { return false }
      return labels(label)
    }
    switch node.facts.role {
    case .label where node.facts.attributes["tag"] == "legend": return false
    case .label: return node.children.isEmpty && labelsNeighbour(node)
    case .caption: return node.children.isEmpty && labels(node)
    case .list, .panel, .section: return node.children.isEmpty && node.facts.text?.isEmpty != false
    default: return false
    }
  }

  private func labels(_ node: MirrorNode) -> Bool {
    node.facts.relations[.labelFor]?.isEmpty == false
  }

  /// Whether a label is beside what it labels; elsewhere it is read, as other text is.
  private func labelsNeighbour(_ node: MirrorNode) -> Bool {
    let siblings = node.parent?.children ?? []
    guard let place = siblings.firstIndex(where: { $0 === node }) else { return false }
    let labelled = node.facts.relations[.labelFor] ?? []
    return [place - 1, place + 1].contains { neighbour in
      guard siblings.indices.contains(neighbour), let own = siblings[neighbour].reference else {
        return false
      }
      return labelled.contains(own)
    }
  }

  /// The place of a page's cell in its table, with the headers of its row and its column.
  func pageCell(of node: MirrorNode) -> TableCell? {
    guard toolkit.hasPages, var cell = node.facts.cell, let row = node.parent else { return nil }
    cell.rowHeaders = row.children.filter { $0 !== node && $0.facts.role == .rowHeader }.map(\.id)
    guard let table = node.ancestor(where: { $0.facts.interfaces.contains(.table) }) else {
      return cell
    }
    // Headers of columns are in the first rows, which may be in a group.
    var rows: [MirrorNode] = []
    var pending = Array(table.children.prefix(Self.headerRows).reversed())
    while let next = pending.popLast(), rows.count < Self.headerRows {
      if next.facts.role == .tableRow {
        rows.append(next)
      } else {
        pending += next.children.prefix(Self.headerRows).reversed()
      }
    }
    cell.columnHeaders = rows.flatMap(\.children).filter { header in
      guard header !== node, header.facts.role == .columnHeader, let own = header.facts.cell else {
        return false
      }
      return (own.column..<(own.column + own.columnSpan)).contains(cell.column)
    }.map(\.id)
    return cell
  }

  /// Whether a browser has not shown a page yet.
  var isWaitingForPage: Bool {
    guard toolkit.hasPages else { return false }
    return !nodes.values.contains { node in
      node.facts.role == .documentWeb && !node.facts.states.contains(.busy)
        && !node.children.isEmpty
    }
  }

  private static var headerRows: Int { 4 }
}
