// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A container that shows rows of content, one below the other.
///
/// A row without interactive parts is a single element, regardless of its content. In a list with a selection, a row
/// can be selected if it has a tag or belongs to an element of a `ForEach`. A selectable row is a button that announces
/// whether it is selected.
///
/// All rows can be found, although a `ForEach` with more than 100 rows may create each row only when a cursor reaches
/// it. A row of a `ForEach` *appears*, and its `onAppear` and `task` run, only if the row is one of the first twenty
/// rows or a cursor comes within twenty rows of it.
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
