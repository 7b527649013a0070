// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// An app's window.
///
/// Only the front window's content can be reached, because the windows are modal to each other. Each window remembers
/// its cursors' positions, which are restored when the window comes to the front again.
package class WindowNode: SurfaceNode, TitledWindow {
  @Borrowed package final var scene: WindowSceneNode
  package final let seed: WindowSeed
  /// The values that the window's focused view and the window itself export.
  package final let focusedValues: FocusedValueScope
  /// The `@SceneStorage` values in the window.
  package final let sceneStorage: SceneStorageValues
  /// The connection to the scene's delegate, if the app's delegate provides one.
  package final let connection: SceneConnection?
  private var titles: [(owner: Node, title: () -> String)] = []
  /// The confirmations that views request before the window is closed.
  package private(set) final var dismissalQuestions: [DismissalQuestion] = []

  package init(_ scene: WindowSceneNode, _ seed: WindowSeed, _ context: _ViewContext) {
    self.scene = scene
    self.seed = seed
    focusedValues = FocusedValueScope(context.graph.inbox)
    sceneStorage = context.graph.app?.sceneStorage(for: scene) ?? SceneStorageValues()
    connection = context.graph.app.flatMap(SceneConnection.init)
    super.init(context, children: .contained)
    flags.insert(.isDetached)
    guard let document = seed.document else { return }
    document.number = graph.app?.nextUntitledNumber ?? 1
    document.window = self
  }

  /// The document that the window shows, if the window belongs to a `DocumentGroup`.
  package final var document: OpenDocument? { seed.document }

  /// The title of the window's content. If the content has no title, the title of the window's document, its scene or
  /// the app is used.
  package final var title: String {
    let own = titles.last?.title() ?? document?.title ?? scene.title
    return own.isEmpty ? graph.app?.name ?? "" : own
  }

  /// The window's title, followed by "edited" if there are unsaved changes.
  package final var spokenTitle: String {
    document?.isEdited.peek() == true ? "\(title), edited" : title
  }

  package final override func makeElement() -> Element {
    var element = Element(.window, label: spokenTitle, traits: .isModal)
    element.details.roleDescription = "window"
    return element
  }

  /// Returns whether a request to close windows applies to this window.
  package final func answers(_ request: WindowRequest) -> Bool {
    if let window = request.window { return window === self }
    guard scene.answers(request) else { return false }
    return request.value == nil || request.value == seed.value?.cell.peek()
  }
}

extension WindowNode {
  package func setTitle(of owner: Node, _ title: @escaping () -> String) {
    if let place = titles.firstIndex(where: { $0.owner === owner }) {
      titles[place].title = title
    } else {
      titles.append((owner, title))
    }
    titleChanged()
  }

  package func removeTitle(of owner: Node) {
    titles.removeAll { $0.owner === owner }
    titleChanged()
  }

  package func add(_ question: DismissalQuestion) { dismissalQuestions.append(question) }

  package func remove(_ question: DismissalQuestion) {
    dismissalQuestions.removeAll { $0 === question }
  }

  /// Updates everything that depends on the window's title.
  package func titleChanged() {
    markUnfolded()
    graph.app?.menus.change()
  }
}

/// The node for a window and its content.
package final class ContentWindowNode<Content: View>: WindowNode {
  private let scope: EnvironmentScope
  private var content: Node?

  package init(
    _ view: Content,
    _ scene: WindowSceneNode,
    _ seed: WindowSeed,
    _ context: _ViewContext
  ) {
    scope = EnvironmentScope(parent: context.environment, inbox: context.graph.inbox)
    var outer = context
    if let root = context.graph.root { outer.container = root }
    super.init(scene, seed, outer)
    var values = EnvironmentValues(scope: context.environment)
    let dismissWindow = values.dismissWindow.closing(self)
    values.dismissWindow = dismissWindow
    values.dismiss = DismissAction { dismissWindow() }
    values.focusedValueScope = focusedValues
    values.sceneStorage = sceneStorage
    connection?.write(to: &values)
    _ = scope.set(values.changes)
    var inner = outer.below(self)
    inner.container = self
    inner.environment = scope
    content = Content._makeNode(view, in: inner)
  }

  package func update(_ view: Content) {
    if let content { Content._updateNode(content, to: view) }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
