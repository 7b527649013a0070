// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The app that a graph shows: its scenes, its windows and its menus.
@MainActor
package final class AppRecord {
  package unowned let graph: ViewGraph
  /// The app's name.
  package let name: String
  /// The window scenes, in the order of the app's body.
  package private(set) var scenes: [WindowSceneNode] = []
  /// The open windows, in the order in which they were opened.
  package private(set) var windows: [WindowNode] = []
  package let menus: MenuList
  /// The external events that the app handles.
  package let events = EventList()
  /// Whether the app has ended.
  package var hasEnded = false
  /// What the windows keep between launches.
  package var restoration = WindowRestoration(file: nil)
  package private(set) var phase = ScenePhase.active
  /// Receives the events of the app's life.
  package var delegate: AppDelegateBridge?
  package var observedDelegate: ObservedDelegate?
  private let scope: EnvironmentScope

  package init(name: String, graph: ViewGraph) {
    self.name = name
    self.graph = graph
    menus = MenuList(graph.inbox)
    scope = graph.rootEnvironment
  }

  /// The front window.
  package var front: WindowNode? {
    graph.root?.presented.last { $0 is WindowNode } as? WindowNode
  }

  /// Runs a closure inside a turn: at once if one is running, otherwise in a new one.
  package func inTurn(_ body: @escaping @MainActor (AppRecord) -> Void) {
    if graph.isInTurn { return body(self) }
    graph.inbox.post(.action { [weak self] in self.map(body) })
  }

  /// Announces something that the user has to know.
  package func announce(_ text: String) {
    graph.announcements.append(Announcement(text))
  }
}

extension AppRecord {
  /// Sets the environment that all windows inherit.
  package func setEnvironment() {
    var values = EnvironmentValues()
    values.scenePhase = phase
    values.supportsMultipleWindows = true
    values.openWindow = OpenWindowAction { [weak self] request in
      self?.inTurn { $0.open(request) }
    }
    values.dismissWindow = DismissWindowAction(current: nil) { [weak self] request in
      self?.inTurn { $0.dismiss(request) }
    }
    values.systemOpenURL = { [weak self] in self?.openOutside($0) ?? false }
    values.newDocument = NewDocumentAction(app: self)
    values.openDocument = OpenDocumentAction(app: self)
    values.openSettings = OpenSettingsAction { [weak self] in
      self?.inTurn { $0.openSettings() }
    }
    observedDelegate?.write(to: &values)
    if scope.set(values.changes) { graph.root?.markAll() }
  }

  /// Moves to another phase, through all phases between.
  package func enter(_ phase: ScenePhase) {
    let order: [ScenePhase] = [.background, .inactive, .active]
    guard let from = order.firstIndex(of: self.phase), let to = order.firstIndex(of: phase)
    else { return }
    var place = from
    while place != to {
      place += from < to ? 1 : -1
      tell(from: self.phase, to: order[place])
      self.phase = order[place]
      setEnvironment()
      // Each phase is settled separately: the way from active to background passes through
      // inactive.
      graph.settle()
    }
  }
}

extension AppRecord {
  package func add(_ scene: WindowSceneNode) {
    scenes.append(scene)
    scenes.sort(by: graph.precedes)
    menus.change()
  }

  package func remove(_ scene: WindowSceneNode) {
    scenes.removeAll { $0 === scene }
    for window in scene.windows { forget(window) }
    menus.change()
  }

  package func add(_ window: WindowNode) {
    windows.append(window)
    bringForward(window)
  }

  private func forget(_ window: WindowNode) {
    windows.removeAll { $0 === window }
    graph.root?.dismiss(window)
    frontChanged()
  }

  package func bringForward(_ window: WindowNode) {
    graph.root?.present(window)
    frontChanged()
  }

  private func frontChanged() {
    graph.bringFocusedValuesToFront(front?.focusedValues)
    menus.bar?.windowsChanged()
    menus.change()
  }

  /// Closes a window, unless the user has to decide something first.
  package func close(_ window: WindowNode) {
    if !asksBeforeClosing(window, .close) { discard(window) }
  }

  /// Closes a window with its content.
  package func discard(_ window: WindowNode) {
    forget(window)
    window.scene.close(window)
    window.connection?.disconnect()
    if windows.isEmpty, delegate?.endsWithLastWindow() == true { quit() }
  }

  /// Opens what an app shows at launch: the named documents, otherwise the first scene that can be
  /// shown.
  package func launch(opening files: [String]) {
    for file in files { openDocument(file) }
    if windows.isEmpty { scenes.first { $0.opensEmpty }?.open() }
    delegate?.tell(.didBecomeActive)
  }
}
