// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A split view whose columns are placed side by side. A button in the first visible column shows and hides the leading
/// columns.
///
/// The button is named "Show Sidebar" or "Hide Sidebar", as in Apple's interface tests of iPad and Mac apps.
package struct ExpandedSplit: View {
  @State private var chain = ColumnChain()
  private let columns: [AnyView]
  private let visibility: Binding<NavigationSplitViewVisibility>

  package init(columns: [AnyView], visibility: Binding<NavigationSplitViewVisibility>) {
    self.columns = columns
    self.visibility = visibility
  }

  package var body: some View {
    let hidden = visibility.wrappedValue.hiddenColumns(of: columns.count, on: CurrentHost.device)
    ColumnStack(
      chain: chain,
      index: 0,
      isHidden: hidden > 0,
      toggle: toggle(in: 0, hidden),
      root: columns[0].environment(\.isSidebar, true).environment(\.isBesideDetail, true)
    )
    if columns.count == 3 {
      ColumnStack(
        chain: chain,
        index: 1,
        isHidden: hidden > 1,
        toggle: toggle(in: 1, hidden),
        root: columns[1].environment(\.isBesideDetail, true)
      )
    }
    ColumnStack(
      chain: chain,
      index: columns.count - 1,
      isHidden: false,
      toggle: toggle(in: columns.count - 1, hidden),
      root: columns[columns.count - 1]
    )
  }

  /// Returns a column's sidebar button, or `nil` if the column is not the first visible column.
  private func toggle(in column: Int, _ hidden: Int) -> SidebarToggle? {
    guard column == hidden else { return nil }
    let next = hidden == 0 ? 1 : hidden - 1
    return SidebarToggle(title: hidden == 0 ? "Hide Sidebar" : "Show Sidebar") {
      visibility.wrappedValue = .hiding(next, of: columns.count)
    }
  }
}

extension NavigationSplitViewVisibility {
  /// Returns the number of leading columns that are currently hidden.
  ///
  /// Unless the program specifies otherwise, a Mac shows all columns. An iPad shows the last two columns in landscape
  /// orientation and only the last column in portrait orientation, as with `UISplitViewController`. In a split view
  /// with three columns, a Mac always shows the middle column
  /// (https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
  fileprivate func hiddenColumns(of count: Int, on device: Device) -> Int {
    switch self {
    case .all: 0
    case .doubleColumn: count - 2
    case .detailOnly: device.idiom == .mac ? 1 : count - 1
    default:
      switch device.idiom {
      case .mac: 0
      case .pad where device.orientation == .portrait: count - 1
      case .pad, .phone: count - 2
      }
    }
  }

  /// Returns the visibility value that hides a given number of leading columns.
  fileprivate static func hiding(_ hidden: Int, of count: Int) -> Self {
    switch count - hidden {
    case 1: .detailOnly
    case 2: .doubleColumn
    default: .all
    }
  }
}

/// A button that shows and hides the leading columns of a split view.
package struct SidebarToggle {
  package let title: String
  package let act: @MainActor () -> Void
}

/// A navigation stack that is a column in a split view.
private struct ColumnStack<Root: View> {
  let chain: ColumnChain
  let index: Int
  let isHidden: Bool
  let toggle: SidebarToggle?
  let root: Root
}

extension ColumnStack: View {
  static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    let stack = StackNode(nil, context, role: .column)
    view.chain.add(stack, at: view.index)
    stack.chain = view.chain
    stack.show(isHidden: view.isHidden, toggle: view.toggle)
    stack.start(AnyView(view.root))
    return stack
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    let stack = node.made(as: StackNode.self)
    stack.show(isHidden: view.isHidden, toggle: view.toggle)
    stack.update(nil, AnyView(view.root))
  }
}

/// The navigation stacks of the columns in a split view. Each stack shows the screens of links in the previous columns.
@MainActor
package final class ColumnChain {
  private struct Column {
    let index: Int
    weak var stack: StackNode?
  }

  private var columns: [Column] = []

  package nonisolated init() {}

  fileprivate func add(_ stack: StackNode, at index: Int) {
    columns.removeAll { $0.index == index }
    columns.append(Column(index: index, stack: stack))
  }

  /// Returns the next column's navigation stack, or `nil` if the column is the last column.
  package func stack(after stack: StackNode) -> StackNode? {
    guard let own = columns.first(where: { $0.stack === stack }) else { return nil }
    return columns.first { $0.index == own.index + 1 }?.stack
  }
}
