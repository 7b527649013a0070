// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

extension WebPage {
  /// Listens to what happens in a window.
  func watch(_ window: PageWindow) {
    window.target.onEvent = { [weak self, weak window] method, params in
      guard let self, let window else { return }
      window.clock.take(method, params)
      self.take(method, params, in: window)
    }
  }

  private func take(_ method: String, _ params: JSONValue, in window: PageWindow) {
    switch method {
    case "Inspector.targetCrashed":
      window.clock.interrupt()
      end("The page has crashed.")
    case "Page.javascriptDialogOpening":
      window.clock.interrupt()
      if window === self.window { changedByItself() }
    case "Network.responseReceived":
      let response = params["response"]
      guard params["type"].string == "Document",
        params["frameId"].string == window.target.mainFrame,
        let status = response["status"].integer,
        status >= 400
      else { return }
      let words = response["statusText"].string ?? ""
      show(notice: "The server answered \(status)\(words.isEmpty ? "" : " (\(words))").")
    case "Runtime.bindingCalled" where params["name"].string == PageScript.asked:
      if let announcement = params["payload"].string.flatMap(PageScript.announcement) {
        return announce(announcement, in: window)
      }
      guard let kind = params["payload"].string, let words = PageScript.permissionWords[kind],
        window.refuse(kind)
      else { return }
      show(notice: "The page asked \(words), which was refused.")
    case "Page.fileChooserOpened":
      show(notice: "The page asked for a file, and was given none.")
    case "Runtime.executionContextsCleared": window.beginDocument()
    case "Network.loadingFailed" where params["type"].string == "Document":
      window.didFail(params["errorText"].string ?? "")
    case "Page.frameNavigated" where params["frame"]["unreachableUrl"].string != nil:
      // The browser shows a page of its own instead.
      if params["frame"]["parentId"] == .null, isOpen, !isNavigating {
        let problem = LoadingProblem(code: window.loadingError)
        show(notice: "The page cannot be shown: \(problem.words).")
      }
      if window === self.window { changedByItself() }
    case "Page.frameNavigated", "Page.loadEventFired", "Accessibility.nodesUpdated",
      "Accessibility.loadComplete", "Page.frameDetached":
      if window === self.window { changedByItself() }
    // The browser shows nodes that we have asked for: nothing has changed.
    case "DOM.setChildNodes": break
    case _ where method.hasPrefix("DOM."):
      if window === self.window { changedByItself() }
    default: break
    }
  }

  /// Keeps an announcement of the page, to be spoken with what it shows.
  private func announce(_ announcement: Announcement, in window: PageWindow) {
    if window === self.window, say(announcement) { changedByItself() }
  }

  /// Whether a frame is in one of the page's windows.
  func holds(frame: String) -> Bool {
    windows.contains { $0.target.frames.contains { $0.id == frame } }
  }

  /// Reads the page soon: with virtual time that happens in turns only.
  private func changedByItself() {
    guard time == .real, !isClosed else { return }
    quiet?.note()
  }
}
