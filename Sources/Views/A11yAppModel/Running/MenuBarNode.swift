// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The menu bar. While the menu bar is open, it covers the windows. While the menu bar is closed, it can be reached
/// only if there are no windows.
package final class MenuBarNode: SurfaceNode {
  package private(set) var isOpen = false
  private let app: AppRecord
  private var content: Node?

  package init(_ app: AppRecord, _ context: _ViewContext) {
    self.app = app
    super.init(context, children: .contained)
    flags.insert(.isDetached)
    var inner = context.below(self)
    inner.container = self
    content = MenuBar._makeNode(MenuBar(app: app), in: inner)
  }

  /// Opens or closes the menu bar.
  package func toggle() {
    if isOpen { close() } else { open() }
  }

  package func open() {
    isOpen = true
    app.graph.root?.present(self)
    markUnfolded()
  }

  package func close() {
    isOpen = false
    app.graph.root?.sendToBack(self)
    markUnfolded()
  }

  /// Updates the menu bar after a window has been opened or closed.
  package func windowsChanged() { markUnfolded() }

  package override func makeElement() -> Element {
    var element = Element(.menuBar)
    if isOpen {
      element.traits = .isModal
      element.actions = .escape
    }
    element.states.isHidden = !isOpen && !app.windows.isEmpty
    return element
  }

  package override func perform(_ action: Action) -> Bool {
    guard action == .escape, isOpen else { return false }
    close()
    return true
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// A view that represents the menu bar in the graph. In the element tree, the menu bar is a sibling of the windows.
package struct MenuBarHolder: View {
  package let app: AppRecord

  package var body: Never { fatalError("a menu bar creates its own node") }

  package static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    MenuBarHolderNode(view.app, context)
  }

  package static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

private final class MenuBarHolderNode: Node {
  private var bar: MenuBarNode?

  init(_ app: AppRecord, _ context: _ViewContext) {
    super.init(context)
    let bar = MenuBarNode(app, context.below(self))
    self.bar = bar
    app.menus.bar = bar
    graph.feature(KeyCommands.self).menuBar = bar
    graph.root?.sendToBack(bar)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let bar { body(bar) }
  }

  override func appendElements(to elements: inout [ElementNode]) {}
}
