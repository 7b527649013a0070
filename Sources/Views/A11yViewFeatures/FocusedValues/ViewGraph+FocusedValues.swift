// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension ViewGraph {
  /// Selects the window whose exported values are read by declarations outside all windows. If the scope is `nil`, no
  /// window is selected.
  package func bringFocusedValuesToFront(_ scope: FocusedValueScope?) {
    guard focusedValues.root.front !== scope else { return }
    focusedValues.root.front = scope
    markFocusedValues(focusedValues.root)
  }

  /// Schedules a scene's values to be recomputed before the turn ends.
  package func markFocusedValues(_ scope: FocusedValueScope) {
    guard !scope.isStale else { return }
    scope.isStale = true
    focusedValues.stale.append(scope)
    requestTurn()
  }

  /// Updates the exported values after keyboard focus has moved.
  package func keyboardFocusMoved() {
    for scope in focusedValues.focused { markFocusedValues(scope) }
    focusedValues.focused = []
    for node in exportersAroundFocus {
      markFocusedValues(node.scope)
      if !focusedValues.focused.contains(where: { $0 === node.scope }) {
        focusedValues.focused.append(node.scope)
      }
    }
  }

  /// Recomputes the exported values of the marked scenes, and schedules the readers of changed values.
  package func refreshFocusedValues() {
    while let scope = focusedValues.stale.popLast() {
      scope.isStale = false
      scope.take(scope.front?.exported ?? exports(of: scope))
      let root = focusedValues.root
      if root.front === scope, root !== scope { markFocusedValues(root) }
    }
  }

  /// Returns the exported values of a scene. For each key, the value closest to keyboard focus is used or, if there is
  /// none, the scene's first value in reading order.
  private func exports(
    of scope: FocusedValueScope
  ) -> [ObjectIdentifier: FocusedValueChange] {
    var found: [ObjectIdentifier: FocusedValueChange] = [:]
    func add(_ node: FocusedValueNode) {
      for change in node.values.changes where !change.isNil && found[change.key] == nil {
        found[change.key] = change
      }
    }
    for node in exportersAroundFocus where node.scope === scope && !node.isForScene { add(node) }
    for node in scope.sceneExporters.all.sorted(by: { precedes($0, $1) }) { add(node) }
    return found
  }

  /// The nodes that export values and contain the element with keyboard focus, innermost first.
  private var exportersAroundFocus: [FocusedValueNode] {
    var found: [FocusedValueNode] = []
    var next: Node? = cursors.keyboard.flatMap(node(of:))
    while let node = next {
      if node.flags.contains(.exportsFocusedValues) {
        found.append(node.made(as: FocusedValueNode.self))
      }
      next = node.flags.contains(.isDetached) ? nil : node.parent
    }
    return found
  }
}
