// SPDX-License-Identifier: MIT

import Foundation

/// A diffable data source's sections and items, with the cells that are reused from one snapshot to the next.
///
/// This type is a class, because a program may query its data source while creating a cell.
@MainActor
final class KeptCells<Section: Hashable & Sendable, Item: Hashable & Sendable, Cell: AnyObject> {
  /// The sections and items that are currently shown.
  private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()
  private var cells: [Item: Cell] = [:]

  /// Shows the sections and items of a snapshot. Items that are also in the new snapshot keep their cells, except for
  /// cells that must be recreated.
  func show(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    let staying = Set(snapshot.itemIdentifiers).subtracting(snapshot.stale)
    cells = cells.filter { staying.contains($0.key) }
    current = snapshot.settled
  }

  /// Discards all cells, so that new cells are created.
  func forgetCells() { cells = [:] }

  /// Returns the cell at an index path, creating the cell if necessary, or `nil` if there is no item at the path.
  func cell(at path: IndexPath, _ make: (Item) -> Cell) -> Cell? {
    guard let item = current.item(at: path) else { return nil }
    if let cell = cells[item] { return cell }
    let cell = make(item)
    cells[item] = cell
    return cell
  }
}
