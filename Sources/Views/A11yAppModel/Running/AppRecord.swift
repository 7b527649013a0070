// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The app that a view graph shows, with its scenes, windows and menus.
///
/// The record's state is divided among `AppWindows`, `AppLife`, `MenuList`, `EventList` and `WindowRestoration`.
@MainActor
package final class AppRecord {
  package unowned let graph: ViewGraph
  /// The app's name.
  package let name: String
  package let menus: MenuList
  /// The external events that the app handles.
  package let events = EventList()
  /// The app's life-cycle phase, and the app's delegate.
  package let life = AppLife()
  /// The values that the app's windows preserve between launches.
  package let restoration: WindowRestoration
  private let list: AppWindows
  private let scope: EnvironmentScope

  /// Creates the record for an app that a view graph shows.
  package init(
    name: String,
    graph: ViewGraph,
    restoration: WindowRestoration = WindowRestoration(file: nil)
  ) {
    self.name = name
    self.graph = graph
    self.restoration = restoration
    menus = MenuList(graph.inbox)
    list = AppWindows(graph, menus)
    scope = graph.rootEnvironment
  }

  /// The window scenes, in the order in which the app's body lists them.
  package var scenes: [WindowSceneNode] { list.scenes }

  /// The open windows, in the order in which they were opened.
  package var windows: [WindowNode] { list.all }

  /// The front window.
  package var front: WindowNode? { list.front }

  /// Runs a closure in the current turn, or in a new turn if no turn is running.
  package func inTurn(_ body: @escaping @MainActor (AppRecord) -> Void) {
    if graph.isInTurn { return body(self) }
    graph.inbox.post(.action { [weak self] in self.map(body) })
  }

  /// Announces a message to the user.
  package func announce(_ text: String) {
    graph.announce(Announcement(text))
  }
}

extension AppRecord {
  /// Sets the environment that all windows inherit.
  package func setEnvironment() {
    var values = EnvironmentValues()
    values.scenePhase = life.phase
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
    life.write(to: &values)
    if scope.set(values.changes) { graph.root?.markAll() }
  }

  /// Moves the app to another phase of its life cycle, through all phases in between.
  package func enter(_ phase: ScenePhase) {
    while let next = life.step(towards: phase) {
      tell(from: life.phase, to: next)
      life.move(to: next)
      setEnvironment()
      // Each phase is settled separately, because the path from active to background passes through inactive.
      graph.settle()
    }
  }
}

extension AppRecord {
  /// Adds a scene from the app's body.
  package func add(_ scene: WindowSceneNode) { list.add(scene) }
  /// Removes a scene together with its windows.
  package func remove(_ scene: WindowSceneNode) { list.remove(scene) }
  /// Adds a newly opened window in front of the other windows.
  package func add(_ window: WindowNode) { list.add(window) }
  /// Brings a window to the front.
  package func bringForward(_ window: WindowNode) { list.bringForward(window) }

  /// Closes a window, unless the user must make a decision first.
  package func close(_ window: WindowNode) {
    if !asksBeforeClosing(window, .close) { discard(window) }
  }

  /// Closes a window and removes its content.
  package func discard(_ window: WindowNode) {
    list.remove(window)
    window.scene.close(window)
    window.connection?.disconnect()
    if windows.isEmpty, life.delegate?.endsWithLastWindow() == true { quit() }
  }

  /// Opens the windows that an app shows at launch. If documents are given, a window is opened for each of them. If no
  /// documents are given, a window is opened for the first scene that does not require a value or a document.
  package func launch(opening files: [String]) {
    for file in files { openDocument(file) }
    if windows.isEmpty { scenes.first { $0.opensEmpty }?.open() }
    life.delegate?.tell(.didBecomeActive)
  }
}

extension AppRecord {
  /// Shows the confirmation that a window's views request. If the views do not request a confirmation, the user is
  /// asked about any unsaved changes in the window. Returns whether the user must make a decision first.
  package func asksBeforeClosing(_ window: WindowNode, _ question: ClosingQuestion) -> Bool {
    if let own = window.dismissalQuestions.last(where: \.isWanted) {
      bringForward(window)
      own.ask(question)
      return true
    }
    guard let document = window.document, document.isEdited.peek() else { return false }
    bringForward(window)
    document.question.write(question)
    return true
  }

  /// Ends the app and notifies its delegate, unless the user must make a decision first or the delegate prevents the
  /// app from ending.
  package func end() -> ActionResponse.Outcome {
    guard !life.hasEnded else { return .handled }
    for window in windows where asksBeforeClosing(window, .quit) {
      return .refused(
        notice: "The app is still running, because \(window.title) has unsaved changes."
      )
    }
    guard life.delegate?.letsEnd() ?? true else {
      return .refused(
        notice: "The app is still running, because the app’s delegate prevented it from quitting."
      )
    }
    life.end()
    tell(.willTerminate)
    return .handled
  }

  fileprivate func answer(_ document: OpenDocument, saving: Bool) {
    guard let question = document.question.peek(), let window = document.window else { return }
    document.question.write(nil)
    if saving, save(document, to: nil) != .handled { return }
    discard(window)
    if question == .quit { quit() }
  }
}

extension OpenDocument {
  /// Handles the user's answer to a question about unsaved changes.
  package func answer(saving: Bool) {
    guard let app = window?.graph.app else { return }
    // The window closes only after the pressed button's action has finished.
    let question = question.peek()
    inbox.post(
      .action { [weak app, weak self] in
        guard let app, let self else { return }
        self.question.write(question)
        app.answer(self, saving: saving)
      }
    )
  }
}
