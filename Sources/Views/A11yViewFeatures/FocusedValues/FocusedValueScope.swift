// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The exports of one scene: the values of the view that has keyboard focus and of all views
/// around it, the closest first, and then those of the scene.
///
/// Only keyboard focus counts. If nothing has it, only the scene's own values are exported. An
/// assistive technology's cursor exports nothing by itself, only when it takes keyboard focus
/// along, as on a text field that is being edited.
///
/// A bare ``ViewHost`` is one scene, that of the graph's root. If a program has several windows,
/// each has its own scope:
///
/// ```swift
/// let scope = FocusedValueScope(graph.inbox)           // one for as long as the window is there
/// values.focusedValueScope = scope                     // in what the window's content inherits
/// graph.bringFocusedValuesToFront(scope)               // when the window comes to the front
/// ```
///
/// Declarations in a window then see that window. Declarations around all windows, in the app or
/// its commands, use the root's scope, which forwards to the front window's.
package final class FocusedValueScope: @unchecked Sendable {
  // `CellLock` guards `cells` and `exports`, since a task may read on another thread; the rest is
  // only accessed on the main actor, by turns.
  private var cells: [ObjectIdentifier: Entry] = [:]
  private var exports: [ObjectIdentifier: FocusedValueChange] = [:]
  private let inbox: Inbox
  /// Whether the exports need recomputing.
  package var isStale = false
  /// The scope whose values this one forwards to instead of its own.
  package var front: FocusedValueScope?
  /// The nodes that export for the scene, wherever focus is, in the order they were added.
  package var sceneExporters = BorrowedNodes<FocusedValueNode>()

  private struct Entry {
    let cell: AnyCell
    let take: (FocusedValueChange?) -> Void
  }

  package init(_ inbox: Inbox) { self.inbox = inbox }

  /// The cell of a key's value: its readers re-evaluate when another value is exported.
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
    // What was exported is released outside the lock: its `deinit` may be a program's code.
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
  /// The exports of the scene; `nil` for the root's.
  package var focusedValueScope: FocusedValueScope? {
    get { self[FocusedValueScopeKey.self] }
    set { self[FocusedValueScopeKey.self] = newValue }
  }
}

extension ViewGraph {
  /// The scope that views at a place export to and read from. A place stays in its scene.
  package func focusedValueScope(in environment: EnvironmentScope) -> FocusedValueScope {
    withoutReading { EnvironmentValues(scope: environment).focusedValueScope }
      ?? focusedValues.root
  }
}
