// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The values that one scene exports.
///
/// The exported values are those of the view that has keyboard focus and of the views that contain that view, innermost
/// first, followed by the scene's values. Only keyboard focus determines which values are exported. If no view has
/// keyboard focus, only the scene's own values are exported. An assistive technology's cursor affects the exported
/// values only when it moves keyboard focus, as it does on a text field that is being edited.
///
/// A standalone ``ViewHost`` has a single scope, which is that of the graph's root. If a program has several windows,
/// each window has its own scope:
///
/// ```swift
/// let scope = FocusedValueScope(graph.inbox)           // one per window, for the window's lifetime
/// values.focusedValueScope = scope                     // in the environment of the window's content
/// graph.bringFocusedValuesToFront(scope)               // when the window comes to the front
/// ```
///
/// Declarations in a window then read that window's values. Declarations outside all windows, in the app or its
/// commands, use the root's scope, which forwards to the frontmost window's scope.
package final class FocusedValueScope: @unchecked Sendable {
  // `CellLock` guards `cells` and `exports`, because tasks may read them on other threads. The other properties are
  // accessed only by turns on the main actor.
  private var cells: [ObjectIdentifier: Entry] = [:]
  private var exports: [ObjectIdentifier: FocusedValueChange] = [:]
  private let inbox: Inbox
  /// Whether the exports need recomputing.
  package var isStale = false
  /// The scope to which this scope forwards instead of providing its own values.
  package var front: FocusedValueScope?
  /// The nodes that export for the scene regardless of focus, in the order in which they were added.
  package var sceneExporters = BorrowedNodes<FocusedValueNode>()

  private struct Entry {
    let cell: AnyCell
    let take: (FocusedValueChange?) -> Void
  }

  package init(_ inbox: Inbox) { self.inbox = inbox }

  /// Returns the cell for a key's value. The cell's readers are reevaluated when another value is exported.
  package func cell<Key: FocusedValueKey>(for key: Key.Type) -> Cell<Key.Value?> {
    let id = ObjectIdentifier(key)
    return CellLock.with {
      if let entry = cells[id] { return stored(entry.cell, as: Cell<Key.Value?>.self) }
      let cell = Cell(exports[id]?.value(for: key), inbox)
      cells[id] = Entry(cell: cell) { cell.write($0?.value(for: key)) }
      return cell
    }
  }

  /// Sets the current exports.
  package func take(_ exports: [ObjectIdentifier: FocusedValueChange]) {
    // The previous exports are released outside the lock, because their `deinit` may run the program's own code.
    var former = exports
    let cells = CellLock.with {
      swap(&self.exports, &former)
      return self.cells
    }
    for (key, entry) in cells { entry.take(exports[key]) }
  }

  /// The current exports.
  package var exported: [ObjectIdentifier: FocusedValueChange] { CellLock.with { exports } }
}

private enum FocusedValueScopeKey: EnvironmentKey {
  static var defaultValue: FocusedValueScope? { nil }
}

extension EnvironmentValues {
  /// The exported values of the scene, or `nil` for the root's scope.
  package var focusedValueScope: FocusedValueScope? {
    get { self[FocusedValueScopeKey.self] }
    set { self[FocusedValueScopeKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Returns the scope that views in an environment export to and read from. The scope of a view never changes, because
  /// the view stays in its scene.
  package func focusedValueScope(in environment: EnvironmentScope) -> FocusedValueScope {
    withoutReading { EnvironmentValues(scope: environment).focusedValueScope }
      ?? focusedValues.root
  }
}
