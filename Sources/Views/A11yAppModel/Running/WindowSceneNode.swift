// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The type of windows that a scene opens.
package enum WindowKind {
  /// A scene with any number of windows.
  case group
  /// A scene with a single window.
  case single
  /// A scene that shows the app's settings.
  case settings
  /// A scene that opens one window for each document.
  case document
}

/// The properties that all windows of a scene share.
package struct WindowTemplate<Content: View> {
  package var kind: WindowKind
  package var id: String?
  package var title: Text?
  package var valueType: ObjectIdentifier?
  /// The closure that returns the initial value of a window that is opened without a value.
  package var defaultValue: (() -> AnyHashable)?
  /// The type of documents that the windows show, or `nil` if the windows do not show documents.
  package var documents: DocumentKind?
  package var content: (WindowSeed) -> Content
}

/// The node for a scene that opens windows.
package class WindowSceneNode: Node {
  package private(set) final var windows: [WindowNode] = []
  package var kind: WindowKind { .group }
  package var id: String? { nil }
  package var valueType: ObjectIdentifier? { nil }
  package var title: String { "" }
  package var documents: DocumentKind? { nil }
  /// The external events that the scene accepts, or `nil` if the scene does not specify any events.
  package var externalEventConditions: Set<String>? { nil }

  /// Whether a window can be opened without a value or document.
  package final var opensEmpty: Bool {
    kind != .settings && (kind != .document || documents?.make != nil)
  }

  package override init(_ context: _ViewContext) {
    super.init(context)
  }

  /// Opens a window of the scene.
  @discardableResult
  package final func open(_ seed: WindowSeed = WindowSeed()) -> WindowNode {
    let window = makeWindow(seed)
    windows.append(window)
    graph.app?.add(window)
    return window
  }

  package final func close(_ window: WindowNode) {
    windows.removeAll { $0 === window }
    window.remove()
  }

  package func makeWindow(_ seed: WindowSeed) -> WindowNode {
    preconditionFailure("a subclass must override makeWindow(_:)")
  }

  /// Returns whether a window request refers to the scene.
  package final func answers(_ request: WindowRequest) -> Bool {
    if let id = request.id, id != self.id { return false }
    if let type = request.valueType { return type == valueType }
    return request.id != nil
  }

  /// Returns an open window to bring to the front instead of opening another window.
  package final func window(for request: WindowRequest) -> WindowNode? {
    guard let value = request.value else { return kind == .group ? nil : windows.first }
    return windows.first { $0.seed.value?.cell.peek() == value }
  }

  package final override func willVanish() {
    graph.app?.remove(self)
  }

  package final override func forEachChild(_ body: (_ViewNode) -> Void) {
    for window in windows { body(window) }
  }

  // The app lists windows in their stacking order.
  package final override func appendElements(to elements: inout [ElementNode]) {}
}

/// The node for a scene whose windows all show the same type of view.
package final class TypedWindowSceneNode<Content: View>: WindowSceneNode {
  private var template: WindowTemplate<Content>
  private var context: _ViewContext
  private var opened: Int32 = 0

  package init(_ template: WindowTemplate<Content>, _ context: _ViewContext) {
    self.template = template
    self.context = context
    super.init(context)
    self.context = context.below(self)
    graph.app?.add(self)
  }

  package override var kind: WindowKind { template.kind }
  package override var id: String? { template.id }
  package override var valueType: ObjectIdentifier? { template.valueType }
  package override var title: String { template.title?.string ?? "" }
  package override var documents: DocumentKind? { template.documents }
  package override var externalEventConditions: Set<String>? {
    EnvironmentValues(scope: context.environment).externalEventConditions
  }

  package override func makeWindow(_ seed: WindowSeed) -> WindowNode {
    var seed = seed
    if seed.value == nil, let value = template.defaultValue { seed.value = WindowValue(value()) }
    if seed.document == nil, let kind = template.documents, let make = kind.make {
      seed.document = make(kind, graph.inbox)
    }
    opened += 1
    return ContentWindowNode(
      template.content(seed),
      self,
      seed,
      context.at(opened)
    )
  }

  package func update(_ template: WindowTemplate<Content>) {
    self.template = template
    for case let window as ContentWindowNode<Content> in windows {
      window.update(template.content(window.seed))
    }
  }
}

/// A view that wraps a window scene.
package struct WindowSceneView<Content: View>: View {
  package let template: WindowTemplate<Content>

  package var body: Never { fatalError("do not call body on \(Self.self)") }

  package static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    TypedWindowSceneNode(view.template, context)
  }

  package static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: TypedWindowSceneNode<Content>.self).update(view.template)
  }
}
