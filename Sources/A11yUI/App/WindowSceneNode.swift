import A11yTree

/// What a window scene is for.
enum WindowKind {
  /// Any number of windows.
  case group
  /// One window.
  case single
  /// The app's settings.
  case settings
  /// A window for each document.
  case document
}

/// What is the same for all windows of a scene.
struct WindowTemplate<Content: View> {
  var kind: WindowKind
  var id: String?
  var title: Text?
  var valueType: ObjectIdentifier?
  /// The value of a window that is opened without one.
  var defaultValue: (() -> AnyHashable)?
  /// What the documents are, where each window shows one.
  var documents: DocumentKind?
  var content: (WindowSeed) -> Content
}

/// The node of a scene that is shown in windows.
class WindowSceneNode: Node {
  private(set) final var windows: [WindowNode] = []
  var kind: WindowKind { .group }
  var id: String? { nil }
  var valueType: ObjectIdentifier? { nil }
  var title: String { "" }
  var documents: DocumentKind? { nil }
  /// The events from outside that the scene is for; `nil` if it does not say.
  var externalEventConditions: Set<String>? { nil }

  /// Whether a window can be opened without anything being named that it shows.
  final var opensEmpty: Bool { kind != .settings && (kind != .document || documents?.make != nil) }

  override init(_ context: _ViewContext) {
    super.init(context)
  }

  /// Opens a window of the scene.
  @discardableResult
  final func open(_ seed: WindowSeed = WindowSeed()) -> WindowNode {
    let window = makeWindow(seed)
    windows.append(window)
    graph.app?.add(window)
    return window
  }

  final func close(_ window: WindowNode) {
    windows.removeAll { $0 === window }
    window.remove()
  }

  func makeWindow(_ seed: WindowSeed) -> WindowNode { preconditionFailure("a scene of no kind") }

  /// Whether the scene is what a request names.
  final func answers(_ request: WindowRequest) -> Bool {
    if let id = request.id, id != self.id { return false }
    if let type = request.valueType { return type == valueType }
    return request.id != nil
  }

  /// The window that is brought forward instead of opening another.
  final func window(for request: WindowRequest) -> WindowNode? {
    guard let value = request.value else { return kind == .group ? nil : windows.first }
    return windows.first { $0.seed.value?.cell.peek() == value }
  }

  final override func willVanish() {
    graph.app?.remove(self)
  }

  final override func forEachChild(_ body: (_ViewNode) -> Void) {
    for window in windows { body(window) }
  }

  // Windows stand in the app, in the order in which they lie over each other.
  final override func appendElements(to elements: inout [ElementNode]) {}
}

/// The node of a scene whose windows show one type of view.
final class TypedWindowSceneNode<Content: View>: WindowSceneNode {
  private var template: WindowTemplate<Content>
  private var context: _ViewContext
  private var opened: Int32 = 0

  init(_ template: WindowTemplate<Content>, _ context: _ViewContext) {
    self.template = template
    self.context = context
    super.init(context)
    self.context = context.below(self)
    graph.app?.add(self)
  }

  override var kind: WindowKind { template.kind }
  override var id: String? { template.id }
  override var valueType: ObjectIdentifier? { template.valueType }
  override var title: String { template.title?.string ?? "" }
  override var documents: DocumentKind? { template.documents }
  override var externalEventConditions: Set<String>? {
    EnvironmentValues(scope: context.environment).externalEventConditions
  }

  override func makeWindow(_ seed: WindowSeed) -> WindowNode {
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

  func update(_ template: WindowTemplate<Content>) {
    self.template = template
    for case let window as ContentWindowNode<Content> in windows {
      window.update(template.content(window.seed))
    }
  }
}

/// A window scene in the place of a view.
struct WindowSceneView<Content: View>: View {
  let template: WindowTemplate<Content>

  var body: Never { fatalError("a scene has no view") }

  static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    TypedWindowSceneNode(view.template, context)
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {
    unsafeDowncast(node, to: TypedWindowSceneNode<Content>.self).update(view.template)
  }
}
