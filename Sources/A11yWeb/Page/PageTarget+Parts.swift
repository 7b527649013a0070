// SPDX-License-Identifier: MIT

extension PageTarget {
  /// What is shown when a script was stopped.
  static let endlessScript = "A script of the page did not end, and was stopped."

  /// Stops the scripts that were found not to end, also in frames of other processes.
  func stopScripts() async {
    for part in parts.all { await part.target.stopScripts() }
    await scripts.stop()
  }

  /// Has the browser tell of frames that have processes of their own.
  func followParts(_ options: PageOptions) async throws(DevToolsError) {
    parts.follow(options)
    try await call(
      "Target.setAutoAttach",
      [
        "autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true,
        "filter": [["type": "iframe"], ["exclude": true]],
      ]
    )
    for part in parts.all { await part.isPrepared() }
  }

  /// Takes in a frame that has got a process of its own.
  func attached(_ params: JSONValue) {
    guard parts.areFollowed, let session = params["sessionId"].string,
      let frame = params["targetInfo"]["targetId"].string
    else { return }
    let target = PageTarget(browser, id: frame, session: session)
    target.onEvent = { [weak self] method, _ in
      guard method.hasPrefix("DOM.") || method.hasPrefix("Page.") else { return }
      self?.report("DOM.childNodeInserted")
    }
    parts.add(target)
    forgetCounts()
    report("DOM.childNodeInserted")
  }

  /// Lets go of a frame that has gone, or is in its page's process again.
  func detached(_ session: String?) {
    guard let gone = parts.remove(session) else { return }
    browser.devTools.failPending(in: gone.target.session, .refused("closed"))
    browser.devTools.handle(gone.target.session, nil)
    forgetCounts()
    report("DOM.childNodeRemoved")
  }

  func part(of node: Int) -> (target: PageTarget, node: Int)? { parts.part(of: node) }

  /// Reads the parts into a reading of the page around them.
  func readParts(into reading: inout PageReading, visited: Set<String>) async throws(DevToolsError)
  {
    for part in parts.all {
      await part.isPrepared()
      do throws(DevToolsError) {
        let owner = try await call("DOM.getFrameOwner", ["frameId": .string(part.target.id)])
        let inner = try await part.target.read(visited: visited)
        reading.add(inner, of: part, to: owner.result["backendNodeId"].integer)
      } catch {
        // The frame may have gone meanwhile, or its process with it.
        if error == .ended || error == .blocked { throw error }
      }
    }
  }
}
