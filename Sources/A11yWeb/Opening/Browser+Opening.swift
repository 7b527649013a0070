// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yTree

extension Browser {
  /// Opens a page in a context of its own: no cookie, storage or permission is shared with another.
  ///
  /// Returns once the page is loaded and read.
  ///
  /// - Throws: ``BrowserError`` if nothing answers at the address.
  public func open(
    _ address: String,
    _ options: PageOptions = PageOptions()
  ) async throws(BrowserError) -> WebPage {
    let page = try await prepare(options)
    do {
      try await page.open(address)
    } catch {
      page.close()
      throw error
    }
    return page
  }

  /// Creates a tab with a context of its own, which shows nothing yet.
  func prepare(_ options: PageOptions) async throws(BrowserError) -> WebPage {
    do {
      let context = try await devTools.call(
        "Target.createBrowserContext",
        ["disposeOnDetach": true]
      ).result["browserContextId"]
      _ = try await devTools.call(
        "Browser.setDownloadBehavior",
        ["behavior": "deny", "browserContextId": context, "eventsEnabled": true]
      )
      refuseAll(in: context)
      let created = try await devTools.call(
        "Target.createTarget",
        ["url": "about:blank", "browserContextId": context]
      )
      let window = try await attach(created.result["targetId"].string ?? "", options)
      let page = WebPage(window, in: self, options) { [devTools] in
        devTools.send("Target.disposeBrowserContext", ["browserContextId": context]) { _ in }
      }
      remember(page)
      return page
    } catch {
      throw BrowserError("the browser has ended, or does not answer")
    }
  }

  /// Prepares a tab to be read.
  ///
  /// - Parameter isOwn: Whether nobody else looks at the tab, so that its size may be set.
  func attach(
    _ id: String,
    _ options: PageOptions,
    isOwn: Bool = true
  ) async throws(DevToolsError) -> PageWindow {
    let attached = try await devTools.call(
      "Target.attachToTarget",
      ["targetId": .string(id), "flatten": true]
    )
    let session = attached.result["sessionId"].string ?? ""
    let target = PageTarget(self, id: id, session: session)
    let window = PageWindow(target)
    try await target.callAll(Self.preparation(options, isOwn: isOwn))
    let tree = try await target.call("Page.getFrameTree").result["frameTree"]
    // Our scripts are in the frames that are known.
    target.take(tree: tree, isLoaded: false)
    let state = try await target.evaluate("a11ynav.state()")
    target.take(tree: tree, isLoaded: state["loaded"].isTrue)
    if options.time == .real { try await target.followParts(options) }
    return window
  }

  /// Prepares a frame that has a process of its own.
  func prepare(_ frame: PageTarget, _ options: PageOptions) async {
    do throws(DevToolsError) {
      try await frame.callAll(Self.preparation(options, isOwn: false))
      let tree = try await frame.call("Page.getFrameTree").result["frameTree"]
      frame.take(tree: tree, isLoaded: frame.isLoaded)
      // From here on the browser tells of changes.
      try await frame.call("DOM.getDocument", ["depth": -1, "pierce": true])
      try await frame.followParts(options)
    } catch {
      // It has gone, and will be let go of.
    }
  }

  /// The calls that prepare a tab, in order.
  private static func preparation(
    _ options: PageOptions,
    isOwn: Bool
  ) -> [(method: String, params: JSONValue)] {
    var calls: [(method: String, params: JSONValue)] =
      ["Page", "Runtime", "Accessibility", "Network", "Inspector", "Performance"].map {
        ("\($0).enable", [:])
      }
    let script: JSONValue = [
      "source": .string(PageScript.whole), "worldName": .string(PageScript.world),
      "runImmediately": true,
    ]
    calls.append(("Page.addScriptToEvaluateOnNewDocument", script))
    calls.append(("Emulation.setFocusEmulationEnabled", ["enabled": true]))
    if isOwn {
      calls.append(("Page.setInterceptFileChooserDialog", ["enabled": true]))
      calls.append(("Runtime.addBinding", ["name": .string(PageScript.asked)]))
      let permissions: JSONValue = [
        "source": .string(PageScript.permissions), "runImmediately": true,
      ]
      calls.append(("Page.addScriptToEvaluateOnNewDocument", permissions))
      let size: JSONValue = [
        "width": .number(Double(options.width)), "height": .number(Double(options.height)),
        "deviceScaleFactor": 1, "mobile": false,
      ]
      calls.append(("Emulation.setDeviceMetricsOverride", size))
    }
    if let locale = options.locale {
      calls.append(("Emulation.setLocaleOverride", ["locale": .string(locale)]))
      let headers: JSONValue = ["headers": ["Accept-Language": .string(locale)]]
      calls.append(("Network.setExtraHTTPHeaders", headers))
    }
    if options.time == .virtual {
      let frames: JSONValue = ["source": .string(PageScript.virtualFrames), "runImmediately": true]
      calls.append(("Page.addScriptToEvaluateOnNewDocument", frames))
      calls.append(("Emulation.setVirtualTimePolicy", ["policy": "pause"]))
    } else {
      calls.append(("DOM.enable", [:]))
    }
    return calls
  }

  func remember(_ page: WebPage) {
    let key = ObjectIdentifier(page)
    onEnd[key] = { [weak page] in page?.end("The browser has ended.") }
    onTarget[key] = { [weak page] in page?.targetEvent($0, $1) }
    onDownload[key] = { [weak page] name, frame in
      guard let page, page.holds(frame: frame) else { return }
      page.show(notice: "The page offered a download, “\(name)”, which was refused.")
    }
  }

  /// Sends nothing more to a page.
  func forget(_ page: WebPage) {
    let key = ObjectIdentifier(page)
    onEnd[key] = nil
    onTarget[key] = nil
    onDownload[key] = nil
  }
}

extension Browser {
  /// Refuses a context every permission that a person would have to grant, before pages ask.
  ///
  /// Otherwise some answers would come after a while, and a page whose time is virtual never sees them.
  func refuseAll(in context: JSONValue) {
    for name in [
      "notifications", "geolocation", "camera", "microphone", "clipboard-read", "midi",
    ] {
      let refusal: JSONValue = [
        "permission": ["name": .string(name)], "setting": "denied", "browserContextId": context,
      ]
      // What a browser does not know, it cannot grant.
      devTools.send("Browser.setPermission", refusal) { _ in }
    }
  }
}
