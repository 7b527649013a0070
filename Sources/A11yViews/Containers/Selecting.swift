@_spi(Nodes) import A11yViewGraph

/// A control that selects the row that it is in, if the row can be selected.
@MainActor
package protocol SelectingView {
  /// How the control and the selection go together.
  var selecting: Selecting { get }
}

/// How a control and the selection of its row go together.
package enum Selecting {
  /// The control has nothing to do with the selection.
  case never
  /// Activating the control selects the row, and does what it does by itself.
  case besides
  /// Activating the control selects the row. It is shown or hidden by an action of its own.
  case insteadOfDisclosing
}

/// The node of a control that selects the row that it is in.
@MainActor
package protocol SelectingNode {
  var selecting: Selecting { get }
}

extension ElementViewNode: SelectingNode where V: SelectingView {
  package var selecting: Selecting { view.selecting }
}
