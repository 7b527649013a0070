// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A table whose rows and cells are numbered.
struct TableFrame<Content: View>: ElementView {
  static var childMode: ChildMode { .contained }
  let grid: TableGrid
  let content: Content

  func element(in context: ElementContext) -> Element {
    var element = Element(.table)
    element.details.table = grid.number(context.node)
    return element
  }
}

/// A row in a table.
struct TableLine<Content: View>: ElementView {
  static var childMode: ChildMode { .contained }
  let grid: TableGrid
  let content: Content

  func element(in context: ElementContext) -> Element {
    // The row's cells have changed, so the table must number them again.
    context.node.container?.markUnfolded()
    return Element(.row)
  }
}

/// A cell in a row, or the header of a column.
struct TablePart<Content: View>: ElementView {
  static var childMode: ChildMode { .contained }
  let role: Role
  let grid: TableGrid
  let content: Content

  func element(in context: ElementContext) -> Element {
    var element = Element(role)
    element.details.cell = grid.place(of: context.node)
    return element
  }
}

extension ElementViewNode: TableRowNode where V: TableRowView {}
extension ElementViewNode: TableCellNode where V: TableCellContent {}

/// A view that is a table row.
protocol TableRowView {}
extension TableLine: TableRowView {}

/// A view that is a table cell.
protocol TableCellContent {}
extension TablePart: TableCellContent {}
extension SelectableCell: TableCellContent {}

/// A cell in a table row.
struct TableCellView<ID: Hashable>: View {
  let id: ID
  let grid: TableGrid
  let selection: ListSelection<ID>?
  let isExpanded: Binding<Bool>?
  let content: AnyView

  var body: some View {
    if let selection {
      SelectableCell(id: id, grid: grid, selection: selection, content: disclosing.tag(id))
    } else {
      TablePart(role: .cell, grid: grid, content: disclosing)
    }
  }

  @ViewBuilder private var disclosing: some View {
    if let isExpanded {
      DisclosureButton(isExpanded: isExpanded, selectsRow: selection != nil, content: content)
    } else {
      content
    }
  }
}

/// A table cell that, when activated, selects the row that contains it.
private struct SelectableCell<ID: Hashable, Content: View>: ElementView, SelectableRows {
  static var childMode: ChildMode { .contained }
  static var readsState: Bool { false }
  static var rows: RowMaking { .selectable }

  static func makeRow(
    _ context: _ViewContext,
    _ content: (_ViewContext) -> _ViewNode
  ) -> _ViewNode { ListRowNode(context, content: content) }

  let id: ID
  let grid: TableGrid
  let selection: ListSelection<ID>
  let content: Content

  func element(in context: ElementContext) -> Element {
    var element = Element(.cell)
    element.details.cell = grid.place(of: context.node)
    return element
  }

  func changesContent(after old: Self) -> Bool {
    id != old.id || !selection.leads(to: old.selection)
  }

  func selection(of tag: AnyHashable) -> RowSelection? { selection.selection(of: id) }
}
