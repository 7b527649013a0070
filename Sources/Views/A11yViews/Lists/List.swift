// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A container that shows rows of content one below the other.
///
/// A row without interactive parts is a single element, whatever its content. In a list that has a selection, each row
/// that has a tag or belongs to an element of a `ForEach` can be selected. A selectable row is a button that announces
/// whether it is selected.
///
/// All rows can be found, even the rows of a `ForEach` with more than 100 rows, although such rows may be created only
/// when a cursor reaches them. However, a row of a `ForEach` *appears*, so that its `onAppear` and `task` run, only if
/// the row is among the first twenty rows or a cursor comes within twenty rows of it.
public struct List<SelectionValue: Hashable, Content: View> {
  package let content: Content
  package let selection: ListSelection<SelectionValue>?

  package init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
    self.content = content
    self.selection = selection
  }
}

extension List: View, ElementView {
  package static var childMode: ChildMode { .contained }
  package static var readsState: Bool { false }
  package static var rows: RowMaking { SelectionValue.self == Never.self ? .plain : .selectable }

  package static func makeRow(
    _ context: _ViewContext,
    _ content: (_ViewContext) -> _ViewNode
  ) -> _ViewNode { ListRowNode(context, content: content) }

  package func element(in context: ElementContext) -> Element {
    var element = Element(.list)
    if case .several = selection { element.states.isMultiselectable = true }
    if let selection {
      context.environment.splitColumn?.add(selection.ofColumn, of: context.node)
    }
    return element
  }

  package func changesContent(after old: List) -> Bool {
    switch (selection, old.selection) {
    case (nil, nil): false
    case (let new?, let old?): !new.leads(to: old)
    default: true
    }
  }
}

extension List: SelectableRows {
  package func selection(of tag: AnyHashable) -> RowSelection? {
    (tag.base as? SelectionValue).flatMap { selection?.selection(of: $0) }
  }
}
