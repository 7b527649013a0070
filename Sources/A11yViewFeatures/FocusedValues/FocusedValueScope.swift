@_spi(Nodes) import A11yViewGraph

/// What one scene exports: the values of the view that has keyboard focus and of all that it
/// stands in, the closest first, and then those of the scene.
///
/// Only keyboard focus counts. Where nothing has it, the scene's own values are all there is. An
/// assistive technology's cursor exports nothing by itself; it does so where it takes keyboard
/// focus along, as on a text field that is being typed in.
///
/// A bare ``ViewHost`` is one scene, that of the graph's root. Where a program has several windows,
/// each has a scope of its own:
///
/// ```swift
/// let scope = FocusedValueScope(graph.inbox)           // one for as long as the window is there
/// values.focusedValueScope = scope                     // in what the window's content inherits
/// graph.bringFocusedValuesToFront(scope)               // when the window comes to the front
/// ```
///
/// What is declared in a window then sees that window. What is declared around all windows, in the
/// app or its commands, is in the root's scope, which gives what the front one has.
package final class FocusedValueScope: @unchecked Sendable {
  // `cells` and `exports` are guarded by `CellLock`, since a task may read on another thread; the
  // rest is touched inside turns only.
  private var cells: [ObjectIdentifier: Entry] = [:]
  private var exports: [ObjectIdentifier: FocusedValueChange] = [:]
  private let inbox: Inbox
  /// Whether what is exported is to be found out anew.
  package var isStale = false
  /// The scope whose values this one gives instead of its own.
  package var front: FocusedValueScope?
  /// The nodes that export for the scene, wherever focus is, in the order in which they came.
  package var sceneExporters = BorrowedNodes<FocusedValueNode>()

  private struct Entry {
    let cell: AnyCell
    let take: (FocusedValueChange?) -> Void
  }

  package init(_ inbox: Inbox) { self.inbox = inbox }

  /// The cell of a key's value: who reads it is evaluated again when another value is exported.
  package func cell<Key: FocusedValueKey>(for key: Key.Type) -> Cell<Key.Value?> {
    let id = ObjectIdentifier(key)
    return CellLock.with {
      if let entry = cells[id] { return stored(entry.cell, as: Cell<Key.Value?>.self) }
      let cell = Cell(exports[id]?.value(for: key), inbox)
      cells[id] = Entry(cell: cell) { cell.write($0?.value(for: key)) }
      return cell
    }
  }

  /// Takes in what is exported now.
  package func take(_ exports: [ObjectIdentifier: FocusedValueChange]) {
    let cells = CellLock.with {
      self.exports = exports
      return self.cells
    }
    for (key, entry) in cells { entry.take(exports[key]) }
  }

  /// What is exported now.
  package var exported: [ObjectIdentifier: FocusedValueChange] { CellLock.with { exports } }
}

private enum FocusedValueScopeKey: EnvironmentKey {
  static var defaultValue: FocusedValueScope? { nil }
}

extension EnvironmentValues {
  /// What the scene exports; `nil` for that of the root.
  package var focusedValueScope: FocusedValueScope? {
    get { self[FocusedValueScopeKey.self] }
    set { self[FocusedValueScopeKey.self] = newValue }
  }
}

extension ViewGraph {
  /// The scope that what stands at a place exports to and reads from. A place stays in its scene.
  package func focusedValueScope(in environment: EnvironmentScope) -> FocusedValueScope {
    withoutReading { EnvironmentValues(scope: environment).focusedValueScope }
      ?? focusedValues.root
  }
}
