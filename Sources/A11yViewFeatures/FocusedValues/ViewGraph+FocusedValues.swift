@_spi(Nodes) import A11yViewGraph

extension ViewGraph {
  /// Has what is declared around all windows see what a window exports; `nil` if none is in front.
  package func bringFocusedValuesToFront(_ scope: FocusedValueScope?) {
    guard focusedValues.root.front !== scope else { return }
    focusedValues.root.front = scope
    markFocusedValues(focusedValues.root)
  }

  /// Has the values of a scene found out anew before the turn ends.
  package func markFocusedValues(_ scope: FocusedValueScope) {
    guard !scope.isStale else { return }
    scope.isStale = true
    focusedValues.stale.append(scope)
    requestTurn()
  }

  /// Keyboard focus has moved: what was exported goes, what is exported now comes.
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

  /// Finds out what the marked scenes export, and has those evaluated who read what changed.
  package func refreshFocusedValues() {
    while let scope = focusedValues.stale.popLast() {
      scope.isStale = false
      scope.take(scope.front?.exported ?? exports(of: scope))
      let root = focusedValues.root
      if root.front === scope, root !== scope { markFocusedValues(root) }
    }
  }

  /// What a scene exports: of each value the one closest to keyboard focus, then the scene's first
  /// in reading order.
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

  /// The nodes that export something around the element with keyboard focus, from the inside out.
  private var exportersAroundFocus: [FocusedValueNode] {
    var found: [FocusedValueNode] = []
    var next: Node? = cursors.keyboard.flatMap { slots[$0] }
    while let node = next {
      if node.flags.contains(.exportsFocusedValues) {
        found.append(node.made(as: FocusedValueNode.self))
      }
      next = node.flags.contains(.isDetached) ? nil : node.parent
    }
    return found
  }
}
