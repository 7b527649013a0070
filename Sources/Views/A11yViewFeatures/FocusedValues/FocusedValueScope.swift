// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The exported values of a single scene.
///
/// The values come from the view with keyboard focus and from the views that contain it, innermost first, followed by
/// the scene's own values. Only keyboard focus determines which values are exported. If no view has keyboard focus,
/// only the scene's own values are exported. Moving an assistive technology's cursor affects the exported values only
/// if keyboard focus moves as well, as it does when the cursor moves to a text field that is being edited.
///
/// A standalone ``ViewHost`` has a single scope, which belongs to the root of the graph. If a program has several
/// windows, give each window its own scope, as in this example:
///
/// ```swift
/// let scope = FocusedValueScope(graph.inbox)           // one per window, for the window's lifetime
/// values.focusedValueScope = scope                     // in the environment of the window's content
/// graph.bringFocusedValuesToFront(scope)               // when the window comes to the front
/// ```
///
/// Declarations in a window then read that window's values. Declarations outside all windows (in the app or its
/// commands) use the root's scope. The root's scope forwards to the frontmost window's scope.
package final class FocusedValueScope: @unchecked Sendable {
  // `CellLock` guards `cells` and `exports`, because tasks may read them on other threads. The other properties are
  // accessed only by turns on the main actor.
  private var cells: [ObjectIdentifier: Entry] = [:]
  private var exports: [ObjectIdentifier: FocusedValueChange] = [:]
  private let inbox: Inbox
  /// Whether the exported values need to be recomputed.
  package var isStale = false
  /// The scope to which this scope forwards, or `nil` if this scope provides its own values.
  package var front: FocusedValueScope?
  /// The nodes that export values for the scene regardless of focus, in the order in which they were added.
  package var sceneExporters = BorrowedNodes<FocusedValueNode>()

  private struct Entry {
    let cell: AnyCell
    let take: (FocusedValueChange?) -> Void
  }

  package init(_ inbox: Inbox) { self.inbox = inbox }

  /// Returns the cell that contains a key's value. The cell's readers are evaluated again when a different value is
  /// exported.
  package func cell<Key: FocusedValueKey>(for key: Key.Type) -> Cell<Key.Value?> {
    let id = ObjectIdentifier(key)
    return CellLock.with {
      if let entry = cells[id] { return stored(entry.cell, as: Cell<Key.Value?>.self) }
      let cell = Cell(exports[id]?.value(for: key), inbox)
      cells[id] = Entry(cell: cell) { cell.write($0?.value(for: key)) }
      return cell
    }
  }

  /// Sets the exported values.
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
  /// The scene's exported values, or `nil` if the root's scope is used.
  package var focusedValueScope: FocusedValueScope? {
    get { self[FocusedValueScopeKey.self] }
    set { self[FocusedValueScopeKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Returns the scope that the views in an environment use to export and read values. A view's scope never changes,
  /// because a view never moves to another scene.
  package func focusedValueScope(in environment: EnvironmentScope) -> FocusedValueScope {
    withoutReading { EnvironmentValues(scope: environment).focusedValueScope }
      ?? focusedValues.root
  }
}
