// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A control that, when activated, also selects the row that contains the control, if that row can be selected.
@MainActor
package protocol SelectingView {
  /// The effect that activating the control has on the selection.
  var selecting: Selecting { get }
  /// The value that identifies the row in the selection if the row has no tag.
  var selectedValue: AnyHashable? { get }
}

extension SelectingView {
  /// By default, this value is `nil`, so the row's tag is used instead.
  package var selectedValue: AnyHashable? { nil }
}

/// The effect that activating a control has on the selection of its row.
package enum Selecting {
  /// The control does not affect the selection.
  case never
  /// Activating the control selects the row and also performs the control's action.
  case besides
  /// Activating the control selects the row. A separate action shows or hides the rows below the selected row.
  case insteadOfDisclosing
}

/// The node for a control that also selects the row that contains it.
@MainActor
package protocol SelectingNode {
  var selecting: Selecting { get }
  var selectedValue: AnyHashable? { get }
}

extension ElementViewNode: SelectingNode where V: SelectingView {
  package var selecting: Selecting { view.selecting }
  package var selectedValue: AnyHashable? { view.selectedValue }
}
