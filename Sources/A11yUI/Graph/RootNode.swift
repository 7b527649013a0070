import A11yTree

/// The element that everything stands in: the window.
final class RootNode: ElementNode {
  private(set) var content: Node?
  /// The modals that are open, in the order in which they were opened.
  private(set) var presented: [ElementNode] = []
  private var nextOrdinal: Int32 = 1

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

  func present(_ node: ElementNode) {
    presented.append(node)
    markChildren()
  }

  func dismiss(_ node: ElementNode) {
    presented.removeAll { $0 === node }
    markChildren()
  }

  override func makeElement() -> Element { Element(.window) }

  override func appendPresented(to elements: inout [ElementNode]) {
    for node in presented {
      node.foldIfNeeded()
      if node.state.contains(.isShown) { elements.append(node) }
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
