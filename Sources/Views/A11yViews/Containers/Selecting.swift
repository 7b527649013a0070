// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A control that selects its row, if the row can be selected.
@MainActor
package protocol SelectingView {
  /// The control's effect on the selection.
  var selecting: Selecting { get }
  /// The value for the row if it has no tag.
  var selectedValue: AnyHashable? { get }
}

extension SelectingView {
  /// The default value, which is `nil`, so that the row's tag is used instead.
  package var selectedValue: AnyHashable? { nil }
}

/// The effect of a control on the selection of its row.
package enum Selecting {
  /// The control does not affect the selection.
  case never
  /// Activating the control selects the row and performs its own action.
  case besides
  /// Activating the control selects the row, and a separate action shows or hides the rows below it.
  case insteadOfDisclosing
}

/// The node for a control that selects its row.
@MainActor
package protocol SelectingNode {
  var selecting: Selecting { get }
  var selectedValue: AnyHashable? { get }
}

extension ElementViewNode: SelectingNode where V: SelectingView {
  package var selecting: Selecting { view.selecting }
  package var selectedValue: AnyHashable? { view.selectedValue }
}
