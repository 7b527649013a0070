// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension Rule {
  /// `cell-without-header`
  static let cellWithoutHeader = Rule(
    "cell-without-header",
    "Moving right or down in a table announces no header.",
    criteria: ["1.3.1"],
    impact: .misleads,
    precision: .high,
    needs: .words,
    beyond: "td-has-header checks only the structure, and only in large tables",
    limits: """
      Only tables with at least two rows, two columns and some headers are checked; table-headers \
      finds tables without headers. The first row and the first column of a grid of controls need \
      no headers.
      """
  ) { exploration in
    TableOutline.all(in: exploration.tree).compactMap { table in
      guard table.hasHeaders, table.rows > 1, table.columns > 1 else { return nil }
      let lost = table.cells.filter { cell in
        cell.place.rowHeaders.isEmpty && cell.place.columnHeaders.isEmpty
          && exploration.tree.first(.stop, in: cell.id) != nil
      }
      // If at least half of the cells have headers, the cells without headers are probably corner cells and notes.
      guard lost.count * 2 > table.cells.count, let example = lost.last,
        let stop = exploration.tree.first(.stop, in: example.id)
      else { return nil }
      return Evidence(
        at: example.id,
        "\(lost.count) of \(table.cells.count) cells are read without a header.",
        proof: exploration.tableProof(at: stop)
      )
    }
  }
}

/// A table, its data cells, and whether it has headers.
struct TableOutline {
  var id: ElementID
  var cells: [(id: ElementID, place: TableCell)] = []
  var hasHeaders = false
  var rows = 0
  var columns = 0

  /// Returns a tree's tables, except empty tables.
  static func all(in tree: AccessibilityTree) -> [TableOutline] {
    var order: [ElementID] = []
    var tables: [ElementID: TableOutline] = [:]
    for id in tree.visibleElements {
      guard let role = tree.role(of: id), role.isCell || role.isTable,
        let table = tree.table(around: id)
      else { continue }
      if tables[table] == nil {
        order.append(table)
        tables[table] = TableOutline(id: table)
      }
      if role.isTable { continue }
      tables[table]?.add(id, role, tree)
    }
    return order.compactMap { tables[$0] }
  }

  private mutating func add(_ id: ElementID, _ role: Role, _ tree: AccessibilityTree) {
    guard let place = tree.cell(of: id) else { return }
    rows = max(rows, place.row)
    columns = max(columns, place.column)
    if role == .columnHeader || role == .rowHeader {
      hasHeaders = true
    } else {
      cells.append((id, place))
      if !place.rowHeaders.isEmpty || !place.columnHeaders.isEmpty { hasHeaders = true }
    }
  }
}

extension Exploration {
  /// Returns the words spoken when VoiceOver moves right to a stop in a table, and the words spoken when it moves down
  /// to the same stop.
  func tableProof(at id: ElementID) -> [ProofLine] {
    var user = VoiceOver()
    user.verbosity = settings.verbosity
    _ = user.start(in: tree, at: .zero)
    _ = user.perform(.moveTo(id), in: tree)
    var lines: [ProofLine] = []
    for (move, back, words) in [
      (VoiceOver.TableMove.right, VoiceOver.TableMove.left, "right"), (.down, .up, "down"),
    ] {
      _ = user.perform(.moveTo(id), in: tree)
      _ = user.perform(.tableMove(back), in: tree)
      let spoken = user.perform(.tableMove(move), in: tree).compactMap { effect in
        if case .speak(let utterance) = effect { utterance } else { nil }
      }.first
      guard let spoken else { continue }
      lines.append(.command("table \(words)"))
      lines.append(
        ProofLine(
          spoken.text.shortened(to: 400),
          marking: spoken.segments.filter { $0.kind == .label }.map(\.text),
          at: user.cursor
        )
      )
    }
    if lines.isEmpty, let stop = stop(at: id) { return proof(at: stop, marking: [stop.name]) }
    return lines
  }
}
