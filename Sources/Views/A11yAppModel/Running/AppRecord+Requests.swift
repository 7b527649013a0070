// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

extension AppRecord {
  /// Performs a request from the system.
  package func perform(_ request: SystemRequest) -> ActionResponse.Outcome {
    switch request {
    // An app never receives this request, because the session moves keyboard focus through the app's tree.
    case .moveKeyboardFocus: return .refused(notice: "")
    case .showMenuBar: menus.bar?.toggle()
    case .showWindow(let number): return showWindow(number)
    case .showNextWindow: return showNextWindow()
    case .closeWindow:
      guard let front else { return .refused(notice: "There is no window.") }
      close(front)
    case .enterBackground: enter(.background)
    case .activate: enter(.active)
    case .terminate: return end()
    case .save(let path): return save(to: path)
    case .openDocument(let path): return openDocument(path)
    case .openURL(let address): return openURL(address)
    case .continueActivity(let type): return continueActivity(type)
    case .runBackgroundTask(let name): return runBackgroundTask(name)
    case .goBack, .goForward, .reload, .announcePage:
      return .refused(
        notice: "This command is only for web pages; to go back, use “escape”."
      )
    case .chooseFiles:
      return .refused(notice: "This command is only for web pages.")
    case .openApp:
      return .refused(
        notice: "Apps can be started only on a desktop that is being scanned."
      )
    case .pressKey: return .refused(notice: "")
    }
    return .handled
  }

  private func showWindow(_ number: Int) -> ActionResponse.Outcome {
    guard windows.indices.contains(number - 1) else {
      let count = windows.count
      let known = count == 1 ? "There is 1 window" : "There are \(count) windows"
      return .refused(notice: "\(known); there is no window \(number).")
    }
    menus.bar?.close()
    bringForward(windows[number - 1])
    return .handled
  }

  private func showNextWindow() -> ActionResponse.Outcome {
    guard let front, let place = windows.firstIndex(where: { $0 === front }) else {
      return .refused(notice: "There is no window.")
    }
    guard windows.count > 1 else { return .refused(notice: "There is no other window.") }
    return showWindow((place + 1) % windows.count + 1)
  }

  /// Opens the requested window, or brings a matching window to the front.
  package func open(_ request: WindowRequest) {
    guard let scene = scenes.first(where: { $0.answers(request) }) else {
      return report("A window cannot be opened: \(request.complaint)")
    }
    if let window = scene.window(for: request) { return bringForward(window) }
    scene.open(WindowSeed(value: request.value.map(WindowValue.init)))
  }

  /// Closes the requested windows.
  package func dismiss(_ request: WindowRequest) {
    for window in windows where window.answers(request) { close(window) }
  }

  package func openSettings() {
    guard let scene = scenes.first(where: { $0.kind == .settings }) else {
      return report("The settings cannot be opened, because the app has no Settings scene")
    }
    if let window = scene.windows.first { return bringForward(window) }
    scene.open()
  }

  /// Quits the app in the same way as the Quit menu item.
  package func quit() {
    // If the user has to make a decision before the app can quit, a dialog already asks for that decision.
    guard perform(.terminate) == .handled else { return }
    graph.notify(.programEnded)
  }

  /// Reports an error both to the user and to the program.
  package func report(_ text: String) {
    announce(text + ".")
    graph.report(Diagnostic(.cannotOpen, view: name, text + "."))
  }
}
