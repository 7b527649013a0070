import A11yTree

/// The menu bar: open, it covers the windows; closed, it is out of reach while there are any.
final class MenuBarNode: SurfaceNode {
  private(set) var isOpen = false
  private let app: AppRecord
  private var content: Node?

  init(_ app: AppRecord, _ context: _ViewContext) {
    self.app = app
    super.init(context, children: .contained)
    flags.insert(.isDetached)
    var inner = context.below(self)
    inner.container = self
    content = MenuBar._makeNode(MenuBar(app: app), in: inner)
  }

  /// Opens the bar if it is closed, and closes it if it is open.
  func toggle() {
    if isOpen { close() } else { open() }
  }

  func open() {
    isOpen = true
    app.graph.root?.present(self)
    markUnfolded()
  }

  func close() {
    isOpen = false
    app.graph.root?.sendToBack(self)
    markUnfolded()
  }

  /// Says that the number of windows has changed.
  func windowsChanged() { markUnfolded() }

  override func makeElement() -> Element {
    var element = Element(.menuBar)
    if isOpen {
      element.traits = .isModal
      element.actions = .escape
    }
    element.states.isHidden = !isOpen && !app.windows.isEmpty
    return element
  }

  override func perform(_ action: Action) -> Bool {
    guard action == .escape, isOpen else { return false }
    close()
    return true
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// The place of the menu bar in the graph; the bar itself stands among the windows.
struct MenuBarHolder: View {
  let app: AppRecord

  var body: Never { fatalError("a menu bar makes its node itself") }

  static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    MenuBarHolderNode(view.app, context)
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

private final class MenuBarHolderNode: Node {
  private var bar: MenuBarNode?

  init(_ app: AppRecord, _ context: _ViewContext) {
    super.init(context)
    let bar = MenuBarNode(app, context.below(self))
    self.bar = bar
    app.menus.bar = bar
    graph.menuBar = bar
    graph.root?.sendToBack(bar)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let bar { body(bar) }
  }

  override func appendElements(to elements: inout [ElementNode]) {}
}
