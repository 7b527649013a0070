// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A control that selects its row, if the row can be selected.
@MainActor
package protocol SelectingView {
  /// How the control affects the selection.
  var selecting: Selecting { get }
  /// What the row stands for if it has no tag.
  var selectedValue: AnyHashable? { get }
}

extension SelectingView {
  /// Nothing: the row's tag counts.
  package var selectedValue: AnyHashable? { nil }
}

/// How a control affects the selection of its row.
package enum Selecting {
  /// It does not affect the selection.
  case never
  /// Activating the control selects the row and performs its own action.
  case besides
  /// Activating the control selects the row. A separate action shows or hides the rows below.
  case insteadOfDisclosing
}

/// The node of a control that selects its row.
@MainActor
package protocol SelectingNode {
  var selecting: Selecting { get }
  var selectedValue: AnyHashable? { get }
}

extension ElementViewNode: SelectingNode where V: SelectingView {
  package var selecting: Selecting { view.selecting }
  package var selectedValue: AnyHashable? { view.selectedValue }
}
