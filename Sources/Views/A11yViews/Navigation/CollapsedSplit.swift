// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A split view whose columns form a single navigation stack, as on an iPhone.
///
/// The stack shows either the column that the program prefers or the last column for which all previous columns have a
/// selection (https://developer.apple.com/documentation/swiftui/navigationsplitview). When the user selects a row, the
/// next column is shown. A column's back button clears the selection that led to the column. The binding to the
/// preferred column always contains the column at the top of the stack.
package struct CollapsedSplit {
  package let columns: [AnyView]
  package let preferred: Binding<NavigationSplitViewColumn>?
}

extension CollapsedSplit: View {
  package static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    CollapsedSplitNode(view, context)
  }

  package static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: CollapsedSplitNode.self).update(view)
  }
}

/// The node for a collapsed split view. The first column is the root of the split view's stack.
package final class CollapsedSplitNode: Node {
  private var split: CollapsedSplit
  private var stack: StackNode?
  /// The columns that can have a selection, which are all columns except the last.
  private var columns: [SplitColumn] = []
  /// The index of the column at the top of the stack.
  private var top = 0
  private var lastChosen: [AnyHashable?]
  private var lastPreferred: NavigationSplitViewColumn?
  /// The row that the user activated in order to show the next column.
  private weak var opener: ElementNode?

  package init(_ split: CollapsedSplit, _ context: _ViewContext) {
    self.split = split
    lastChosen = split.columns.dropLast().map { _ in nil }
    super.init(context)
    columns = split.columns.indices.dropLast().map { SplitColumn(self, index: $0) }
    lastPreferred = graph.withoutReading { split.preferred?.wrappedValue }
    top = lastPreferred.map(index) ?? 0
    let stack = StackNode(nil, context.below(self), role: .collapsed)
    self.stack = stack
    stack.start(view(of: 0))
    // The stack is not ready while its root is being created.
    graph.react(self) { [unowned self] in follow() }
  }

  package func update(_ split: CollapsedSplit) {
    self.split = split
    stack?.update(nil, view(of: 0))
    follow()
  }

  package override func reevaluate() { follow() }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let stack { body(stack) }
  }

  private func view(of index: Int) -> AnyView {
    let view = split.columns[index]
    guard columns.indices.contains(index) else { return view }
    return AnyView(
      view.environment(\.isSidebar, index == 0).environment(\.isBesideDetail, true)
        .environment(\.splitColumn, columns[index])
    )
  }
}

extension CollapsedSplitNode {
  /// Shows the column that is determined by the selections and the preferred column. If the selections and the
  /// preferred column disagree, the most recent change takes precedence.
  private func follow() {
    flags.remove(.isDirty)
    let (chosen, preferred) = graph.evaluate(self) {
      (columns.map(\.chosen), split.preferred?.wrappedValue)
    }
    for index in columns.indices where chosen[index] != lastChosen[index] {
      top = chosen[index] == nil ? min(top, index) : max(top, index + 1)
    }
    lastChosen = chosen
    if let preferred, preferred != lastPreferred {
      lastPreferred = preferred
      top = index(of: preferred)
    }
    arrange()
  }

  /// Pops the columns above the column that should be at the top, and pushes any missing columns.
  private func arrange() {
    guard let stack else { return }
    if let above = stack.screens.first(where: { ($0.source.column ?? 0) > top }) {
      stack.pop(above)
    }
    for index in 1..<split.columns.count where index <= top {
      let view = view(of: index)
      if let screen = stack.screens.first(where: { $0.source.column == index }) {
        screen.show { view }
      } else {
        let popped = { [weak self] in
          guard let self else { return }
          self.popped(index)
        }
        stack.push(for: .column(index), opener: opener, onPop: popped) { view }
      }
    }
    opener = nil
    report()
  }

  /// Clears the selection that led to a column after that column has been popped.
  private func popped(_ index: Int) {
    top = min(top, index - 1)
    // If the previous column is popped as well, its lists no longer exist when the reaction runs.
    let selections = columns[index - 1].selections
    graph.react(self) { [unowned self] in
      guard top < index else { return }
      for selection in selections where !selection.isEmpty() { selection.clear() }
      lastChosen[index - 1] = columns[index - 1].chosen
    }
    report()
  }

  /// Stores the column at the top of the stack in the program's binding.
  private func report() {
    guard split.preferred != nil else { return }
    graph.react(self) { [unowned self] in
      guard let binding = split.preferred else { return }
      let column = self.column(at: top)
      if binding.wrappedValue != column { binding.wrappedValue = column }
      lastPreferred = binding.wrappedValue
    }
  }

  private func index(of column: NavigationSplitViewColumn) -> Int {
    switch column {
    case .sidebar: 0
    case .content: 1
    default: split.columns.count - 1
    }
  }

  private func column(at index: Int) -> NavigationSplitViewColumn {
    if index == split.columns.count - 1 { return .detail }
    return index == 0 ? .sidebar : .content
  }
}

extension CollapsedSplitNode {
  /// Returns whether an element belongs to one of the columns, rather than to a sheet that a column presents.
  package func holds(_ element: ElementNode) -> Bool {
    var next = element.screen
    while let screen = next {
      if screen.stack === stack { return true }
      next = screen.stack.outer
    }
    return false
  }

  /// Takes a newly created list's selection into account. A new list's selection does not override the column that the
  /// program prefers.
  package func selectionAppeared(in index: Int) {
    if split.preferred != nil {
      lastChosen[index] = graph.withoutReading { columns[index].chosen }
    }
    graph.react(self) { [unowned self] in follow() }
  }

  /// Shows the next column after the user has selected a row.
  package func chose(in index: Int, from row: ElementNode) {
    opener = row
    top = max(top, index + 1)
    graph.react(self) { [unowned self] in follow() }
  }
}
