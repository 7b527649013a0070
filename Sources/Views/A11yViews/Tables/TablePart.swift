// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A table, or a row or cell of one.
struct TablePart<Content: View>: ElementView {
  static var childMode: ChildMode { .contained }
  let role: Role
  let content: Content

  func element(in context: ElementContext) -> Element { Element(role) }
}

/// A cell of a row.
struct TableCellView<ID: Hashable>: View {
  let id: ID
  let selection: ListSelection<ID>?
  let isExpanded: Binding<Bool>?
  let content: AnyView

  var body: some View {
    if let selection {
      SelectableCell(id: id, selection: selection, content: disclosing.tag(id))
    } else {
      TablePart(role: .cell, content: disclosing)
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

/// A cell whose content selects the row.
private struct SelectableCell<ID: Hashable, Content: View>: ElementView, SelectableRows {
  static var childMode: ChildMode { .contained }
  static var readsState: Bool { false }
  static var rows: RowMaking { .selectable }

  static func makeRow(
    _ context: _ViewContext,
    _ content: (_ViewContext) -> _ViewNode
  ) -> _ViewNode { ListRowNode(context, content: content) }

  let id: ID
  let selection: ListSelection<ID>
  let content: Content

  func element(in context: ElementContext) -> Element { Element(.cell) }

  func changesContent(after old: Self) -> Bool {
    id != old.id || !selection.leads(to: old.selection)
  }

  func selection(of tag: AnyHashable) -> RowSelection? { selection.selection(of: id) }
}
