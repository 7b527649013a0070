// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension AppRecord {
  /// Opens a URL that was passed to the app.
  ///
  /// - Returns: Whether the URL was opened. The reason for a failure is also announced.
  package func openURL(_ address: String) -> ActionResponse.Outcome {
    guard let url = URL(string: address), url.scheme?.isEmpty == false else {
      return complain("“\(address)” is not an absolute URL")
    }
    if url.isFileURL, hasDocuments { return openDocument(url.path) }
    if life.delegate?.open(url) == true { return .handled }
    let connection = windowsFromFront.first?.connection
    connection?.open(url)
    let isTaken = deliver(about: url.absoluteString) { role in
      if case .opens(let action) = role { { action(url) } } else { nil }
    }
    return isTaken || connection != nil
      ? .handled : complain("\(name) has no handler for \(url.absoluteString)")
  }

  /// Continues an activity of a given type. If a view offers an activity of this type, that activity is continued;
  /// otherwise, a new activity is created.
  package func continueActivity(_ type: String) -> ActionResponse.Outcome {
    var activity = NSUserActivity(activityType: type)
    for window in windowsFromFront.reversed() {
      for case .offers(let offered) in events.entries(in: window).map(\.role)
      where offered.activityType == type { activity = offered }
    }
    if life.delegate?.carryOn(activity) == true { return .handled }
    let isTaken = deliver(about: activity.targetContentIdentifier ?? type) { role in
      if case .continues(type, let action) = role { { action(activity) } } else { nil }
    }
    return isTaken ? .handled : complain("\(name) has no handler for the \(type) activity")
  }

  /// Starts the background task whose name best matches a requested name.
  package func runBackgroundTask(_ task: String) -> ActionResponse.Outcome {
    let matches = events.entries(in: nil).compactMap { entry in
      if case .runs(let match) = entry.role { match(task) } else { nil }
    }
    let most = matches.map(\.precision).max()
    guard let match = matches.first(where: { $0.precision == most }) else {
      let words = task.isEmpty ? "no background task" : "no background task called \(task)"
      return complain("\(name) has \(words)")
    }
    Task { await match.start() }
    return .handled
  }

  /// Opens a URL that no view handles. If the URL refers to a document, the document is opened.
  package func openOutside(_ url: URL) -> Bool {
    let isDocument = url.isFileURL && hasDocuments
    inTurn { app in
      guard !isDocument else { return _ = app.openDocument(url.path) }
      app.report("\(url.absoluteString) cannot be opened, because no other app can open it")
    }
    return isDocument
  }

  private var hasDocuments: Bool { scenes.contains { $0.documents != nil } }
}

extension AppRecord {
  private var windowsFromFront: [WindowNode] {
    (graph.root?.presented ?? []).reversed().compactMap { $0 as? WindowNode }
  }

  /// Delivers an event to a window that accepts it. If no window accepts the event but a scene accepts it, a new window
  /// is opened.
  ///
  /// The event is delivered to the frontmost window that prefers it. If no window prefers the event, it is delivered to
  /// the frontmost window that allows it. If no window prefers or allows the event, it is delivered to the frontmost
  /// window that does not specify which events it accepts.
  private func deliver(
    about identifier: String,
    _ handler: (EventList.Role) -> (@MainActor () -> Void)?
  ) -> Bool {
    var best: (window: WindowNode, rank: Int)?
    for window in windowsFromFront where handles(window, handler) {
      let rank = rank(window, identifier)
      if rank > max(best?.rank ?? 0, 0) { best = (window, rank) }
    }
    if let best {
      if best.window !== front { bringForward(best.window) }
      run(in: best.window, handler)
      return true
    }
    let open = scenes.first { scene in
      guard scene.opensEmpty, scene.kind == .group || scene.windows.isEmpty else { return false }
      guard let conditions = scene.externalEventConditions else {
        return windows.isEmpty || scene.windows.contains { handles($0, handler) }
      }
      return ExternalEvents.match(conditions, identifier)
    }
    guard let open else { return false }
    let window = open.open()
    guard handles(window, handler) else { return false }
    run(in: window, handler)
    return true
  }

  private func handles(
    _ window: WindowNode,
    _ handler: (EventList.Role) -> (@MainActor () -> Void)?
  ) -> Bool {
    events.entries(in: window).contains { handler($0.role) != nil }
  }

  private func run(in window: WindowNode, _ handler: (EventList.Role) -> (@MainActor () -> Void)?) {
    for entry in events.entries(in: window) {
      if let action = handler(entry.role) { graph.react(entry.owner, action) }
    }
  }

  /// Returns a number that describes how well a window matches an event: 3 if the window prefers the event, 2 if it
  /// allows the event, 1 if it does not specify any events, and 0 if it rejects the event.
  private func rank(_ window: WindowNode, _ identifier: String) -> Int {
    var says = false
    var allows = false
    for entry in events.entries(in: window) {
      guard case .accepts(let preferring, let allowing) = entry.role else { continue }
      if ExternalEvents.match(preferring, identifier) { return 3 }
      allows = allows || ExternalEvents.match(allowing, identifier)
      says = true
    }
    if allows { return 2 }
    if says { return 0 }
    guard let conditions = window.scene.externalEventConditions else { return 1 }
    return ExternalEvents.match(conditions, identifier) ? 1 : 0
  }
}
