// SPDX-License-Identifier: MIT

/// The node for a stack of views that is placed beside other views.
package final class ColumnNode: Node {
  private(set) var content: Node?

  package init(_ context: _ViewContext, content make: (_ViewContext) -> Node) {
    super.init(context)
    flags.insert(.isColumn)
    content = make(context.below(self))
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension _ViewNode {
  /// Appends the elements of adjacent views in the order in which VoiceOver on iOS reads them.
  ///
  /// Adjacent columns are read line by line if they have the same number of lines and no line is a container. Columns
  /// with different numbers of lines are read one after the other, because their lines' positions are unknown.
  final func appendRow(to elements: inout [ElementNode]) {
    var columns: [[[ElementNode]]] = []
    func endColumns() {
      for line in 0..<(columns.first?.count ?? 0) {
        for column in columns { elements += column[line] }
      }
      columns = []
    }
    forEachChild { child in
      let lines = child.linesInRow
      // A view without elements, such as a spacer, does not separate columns.
      guard !lines.isEmpty else { return }
      if lines.count < 2 || lines.count != columns.first?.count { endColumns() }
      columns.append(lines)
    }
    endColumns()
  }

  /// The lines of a column or, for any other view, a single line with all of its elements.
  private final var linesInRow: [[ElementNode]] {
    var lines: [[ElementNode]] = []
    if let column {
      column.appendLines(to: &lines)
    } else {
      lines = [shownElements].filter { !$0.isEmpty }
    }
    return lines
  }

  /// Whether the node's elements become children of their container rather than being merged into it.
  final var isInContainer: Bool { enclosingElement?.state.contains(.isContainer) ?? false }

  /// The column that the node or its only content represents.
  private final var column: ColumnNode? {
    if flags.contains(.isColumn) { return made(as: ColumnNode.self) }
    return flags.contains(.isElement) ? nil : onlyChild?.column
  }

  private final var onlyChild: Node? {
    var only: Node?
    var count = 0
    forEachChild {
      only = $0
      count += 1
    }
    return count == 1 ? only : nil
  }

  /// Appends one array of elements for each line of the column.
  private final func appendLines(to lines: inout [[ElementNode]]) {
    if self is TupleNode || self is RowsNode, !flags.contains(.isRow) {
      return forEachChild { $0.appendLines(to: &lines) }
    }
    if !flags.contains(.isElement), !flags.contains(.isRow), let onlyChild {
      return onlyChild.appendLines(to: &lines)
    }
    let own = shownElements
    if !own.isEmpty { lines.append(own) }
  }
}
