import A11yTree

/// The element that everything stands in: the window, or the app with all its windows.
final class RootNode: SurfaceNode {
  private(set) var content: Node?

  init(graph: ViewGraph) {
    super.init(rootOf: graph)
    show()
    graph.unfolded.append(self)
  }

  /// Makes the nodes of a view; called once.
  func show<V: View>(_ view: V) {
    let context = _ViewContext(
      graph: graph,
      parent: self,
      container: self,
      environment: graph.rootEnvironment,
      depth: 1
    )
    content = V._makeNode(view, in: context)
    markChildren()
  }

  override func makeElement() -> Element {
    guard let app = graph.app else { return Element(.window) }
    return Element(.application, label: app.name)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
