// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The selection of a list in a split view's column.
package struct ColumnSelection {
  /// Returns the selected value. The result is `nil` if no value is selected, or if the next column is shown only when
  /// the user selects a row.
  package let chosen: @MainActor () -> AnyHashable?
  package let isEmpty: @MainActor () -> Bool
  package let clear: @MainActor () -> Void

  package init(
    chosen: @escaping @MainActor () -> AnyHashable?,
    isEmpty: @escaping @MainActor () -> Bool,
    clear: @escaping @MainActor () -> Void
  ) {
    self.chosen = chosen
    self.isEmpty = isEmpty
    self.clear = clear
  }
}

/// A column of a collapsed split view, with the selections of the lists in the column.
@MainActor
package final class SplitColumn {
  private weak var split: CollapsedSplitNode?
  private let index: Int
  private var lists: [(list: ListReference, selection: ColumnSelection)] = []

  private struct ListReference {
    weak var node: ElementNode?
  }

  package init(_ split: CollapsedSplitNode, index: Int) {
    self.split = split
    self.index = index
  }

  /// Adds or updates the selection of a list in the column.
  package func add(_ selection: ColumnSelection, of list: ElementNode) {
    guard let split, split.holds(list) else { return }
    lists.removeAll { $0.list.node.map { $0.flags.contains(.isGone) } ?? true }
    if let place = lists.firstIndex(where: { $0.list.node === list }) {
      lists[place].selection = selection
    } else {
      lists.append((ListReference(node: list), selection))
      split.selectionAppeared(in: index)
    }
  }

  /// Shows the next column after the user has selected a row.
  package func chose(from row: ElementNode) {
    guard let split, split.holds(row), selections.contains(where: { !$0.isEmpty() }) else { return }
    split.chose(in: index, from: row)
  }

  /// The selections of the lists that still exist in the column.
  package var selections: [ColumnSelection] {
    lists.filter { $0.list.node.map { !$0.flags.contains(.isGone) } ?? false }.map(\.selection)
  }

  package var chosen: AnyHashable? { selections.lazy.compactMap { $0.chosen() }.first }
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
  /// The column of a collapsed split view in which selecting a row shows the next column.
  package var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
