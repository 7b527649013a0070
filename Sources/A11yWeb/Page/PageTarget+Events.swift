// SPDX-License-Identifier: MIT

extension PageTarget {
  /// Notes what has happened, and passes it on.
  func take(_ method: String, _ params: JSONValue) {
    switch method {
    case "Runtime.executionContextCreated":
      let context = params["context"]
      if context["name"].string == PageScript.world, let number = context["id"].integer,
        let frame = context["auxData"]["frameId"].string
      {
        worlds[frame] = number
      }
    case "Runtime.executionContextDestroyed":
      let number = params["executionContextId"].integer
      worlds = worlds.filter { $0.value != number }
    case "Runtime.executionContextsCleared": worlds = [:]
    case "Page.frameAttached":
      if let id = params["frameId"].string, !frames.contains(where: { $0.id == id }) {
        frames.append(Document(id: id, parent: params["parentFrameId"].string))
      }
    case "Page.frameDetached":
      frames.removeAll { $0.id == params["frameId"].string }
    case "Page.frameNavigated": navigated(params["frame"])
    case "Page.frameStartedLoading" where params["frameId"].string == mainFrame: isLoaded = false
    case "Page.loadEventFired", "Page.frameStoppedLoading":
      if method == "Page.loadEventFired" || params["frameId"].string == mainFrame {
        isLoaded = true
        endLoading()
      }
    case "Page.javascriptDialogOpening":
      dialog = PageDialog(params)
      browser.devTools.failPending(in: session, .blocked)
    case "Page.javascriptDialogClosed": dialog = nil
    case "Target.attachedToTarget": attached(params)
    case "Target.detachedFromTarget": detached(params["sessionId"].string)
    case "Inspector.targetCrashed":
      browser.devTools.failPending(in: session, .crashed)
      endLoading()
    default: break
    }
    onEvent?(method, params)
  }

  private func navigated(_ frame: JSONValue) {
    guard let id = frame["id"].string else { return }
    if frame["parentId"] == .null {
      frames = [Document(id: id, parent: nil)]
      generation += 1
      url = frame["url"].string ?? ""
    }
  }
}
