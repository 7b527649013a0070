// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The header of a table column. If the table has a sort order and the column has a comparator, the header is a button
/// that sorts the rows by the column.
struct TableHeader: View {
  let label: AnyView
  let grid: TableGrid
  let comparator: (any SortComparator)?
  let order: TableOrder?

  var body: some View {
    TablePart(
      role: .columnHeader,
      grid: grid,
      content: Group {
        if let comparator, let order, order.canSort(comparator) {
          SortButton(comparator: comparator, order: order, content: label)
        } else {
          label
        }
      }
    )
  }
}

/// A button that sorts a table by a column.
private struct SortButton: ElementView {
  let comparator: any SortComparator
  let order: TableOrder
  let content: AnyView

  func element(in context: ElementContext) -> Element {
    var element = Element(.button, label: context.words)
    element.actions = [.activate]
    element.details.sort = order.direction(comparator)
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate else { return false }
    order.sort(comparator)
    return true
  }
}

/// The sort order of a table's rows, which the program stores.
struct TableOrder {
  let canSort: (any SortComparator) -> Bool
  let direction: @MainActor (any SortComparator) -> SortDirection?
  let sort: @MainActor (any SortComparator) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    canSort = { $0 is Sort }
    direction = { comparator in
      guard let first = binding.wrappedValue.first, let column = comparator as? Sort,
        first.comparesLike(column)
      else { return nil }
      return first.order == .forward ? .ascending : .descending
    }
    sort = { comparator in
      guard let column = comparator as? Sort else { return }
      var order = binding.wrappedValue
      if let first = order.first, first.comparesLike(column) {
        order[0].order = first.order == .forward ? .reverse : .forward
      } else {
        order = [column] + order.filter { !$0.comparesLike(column) }
      }
      binding.wrappedValue = order
    }
  }
}

extension SortComparator {
  /// Returns whether both comparators sort by the same criterion, regardless of the direction.
  fileprivate func comparesLike(_ other: Self) -> Bool {
    if let key = (self as? any KeyedComparator)?.key {
      return key == (other as? any KeyedComparator)?.key
    }
    var other = other
    other.order = order
    return self == other
  }
}

/// A comparator that sorts values by one of their properties.
private protocol KeyedComparator {
  var key: AnyKeyPath { get }
}

extension KeyPathComparator: KeyedComparator {
  fileprivate var key: AnyKeyPath { keyPath }
}
