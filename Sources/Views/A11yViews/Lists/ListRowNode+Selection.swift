// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension ListRowNode {
  /// The row's selection state and the action that selects the row, or `nil` if the row cannot be selected.
  package var selection: RowSelection? {
    guard list.state.contains(.selectsRows), let list = list as? any SelectionList else {
      return nil
    }
    if EnvironmentValues(scope: scope).isSelectionDisabled { return nil }
    if let value = linkedValue, let selection = list.selection(of: value) {
      return selection.then { [weak self] in self?.showNextColumn() }
    }
    var next = parent
    while let node = next, node !== list {
      if let tag = (node as? any TaggedNode)?.tag ?? (node as? any IdentifiedRow)?.identity {
        if let selection = list.selection(of: tag) {
          let act = EnvironmentValues(scope: scope).rowMenu?.primaryAction
          return act.map { selection.activating($0) }
            ?? selection.then { [weak self] in self?.showNextColumn() }
        }
      }
      next = node.parent
    }
    return nil
  }

  /// Shows the next column of a collapsed split view, unless the user is selecting rows in order to edit them.
  private func showNextColumn() {
    let environment = EnvironmentValues(scope: scope)
    guard let column = environment.splitColumn,
      environment.editMode?.wrappedValue.isEditing != true
    else { return }
    var first: ElementNode? = isWhole ? self : nil
    if first == nil { forEachInnerElement { first = first ?? $0 } }
    if let first { column.chose(from: first) }
  }

  /// The value that the row's link presents, or `nil` if the row has no link with a value.
  private var linkedValue: AnyHashable? {
    var elements: [ElementNode] = []
    forEachChild { $0.appendElements(to: &elements) }
    return elements.lazy.compactMap { ($0 as? any SelectingNode)?.selectedValue }.first
  }

  /// Whether the row's link only changes the selection, because the next column shows the selected value.
  package var linkOnlySelects: Bool {
    guard EnvironmentValues(scope: scope).isBesideDetail, let linkedValue,
      let list = list as? any SelectionList
    else { return false }
    return list.selection(of: linkedValue) != nil
  }

  /// Changes an element in the row so that activating the element selects the row.
  package func select(in element: inout Element) {
    guard let selection else { return }
    if element.role == .staticText || element.role == .generic { element.role = .button }
    element.traits.insert(.isButton)
    element.traits.remove(.isStaticText)
    element.actions.insert(.activate)
    element.states.isSelected = selection.isSelected
    if !EnvironmentValues(scope: scope).isEnabled { element.states.isDisabled = true }
  }
}
