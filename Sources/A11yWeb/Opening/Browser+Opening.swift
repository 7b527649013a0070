// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yOpening
import A11yTree

extension Browser {
  /// Opens a page in its own context, which does not share cookies, storage or permissions with other pages.
  ///
  /// This method returns once the page has been loaded and read.
  ///
  /// - Throws: ``BrowserError`` if the page cannot be loaded from the address.
  public func open(
    _ address: String,
    _ options: PageOptions = PageOptions()
  ) async throws(BrowserError) -> WebPage {
    let page = try await prepare(options, for: address)
    do {
      try await page.open(address)
    } catch {
      page.close()
      throw error
    }
    return page
  }

  /// Creates an empty tab with its own context.
  ///
  /// - Parameter address: The address that will be opened; the headers are sent to its origin.
  func prepare(
    _ options: PageOptions,
    for address: String? = nil
  ) async throws(BrowserError) -> WebPage {
    let network: PageNetwork
    do { network = try options.network } catch { throw BrowserError(error.message) }
    do {
      let context = try await devTools.call(
        .createBrowserContext(proxy: options.access.proxy, isOffline: options.traffic != nil)
      )
      try await devTools.call(.denyDownloads(in: context))
      decidePermissions(in: context, options.environment)
      if let state = options.access.storageState {
        try await devTools.call(.setCookies(state.cookies, in: context))
      }
      var options = options
      options.access.headerOrigin = address.flatMap(PageAccess.origin(of:))
      let tab = try await devTools.call(
        .createTarget(in: context, isWindowless: options.isWindowless)
      )
      let window = try await attach(tab, options, network)
      let page = WebPage(window, in: self, options) { [devTools] in
        devTools.send(.dispose(context))
      }
      remember(page)
      page.follow(network)
      return page
    } catch {
      throw BrowserError("the browser has exited or is not responding")
    }
  }

  /// Attaches to a tab and prepares the tab for reading.
  ///
  /// - Parameter isOwn: Whether nobody else uses the tab, so that its size may be set.
  func attach(
    _ id: String,
    _ options: PageOptions,
    _ network: PageNetwork,
    isOwn: Bool = true
  ) async throws(DevToolsError) -> PageWindow {
    let session = try await devTools.call(.attach(toTarget: id))
    let target = PageTarget(self, id: id, session: session, network: network)
    let window = PageWindow(target)
    try await target.callAll(Self.preparation(options, isOwn: isOwn))
    network.storage.install(in: session, devTools)
    // Recorded messages are delivered by timers, which the scripts for virtual time count.
    target.replayConnections()
    target.add(try await target.call(.getFrameTree))
    try await target.findOutWhetherLoaded()
    if options.time == .real { try await target.followParts(options) }
    return window
  }

  /// Prepares a frame that has its own process.
  func prepare(_ frame: PageTarget, _ options: PageOptions) async {
    do throws(DevToolsError) {
      try await frame.callAll(Self.preparation(options, isOwn: false))
      frame.network.storage.install(in: frame.session, devTools)
      frame.add(try await frame.call(.getFrameTree))
      // From here on, the browser reports changes.
      try await frame.call(.getDocument(depth: -1))
      try await frame.followParts(options)
    } catch {
      // The page no longer has this frame; the frame's record will be removed later.
    }
  }

  /// Returns the commands that prepare a tab, in the order in which they are sent.
  private static func preparation(
    _ options: PageOptions,
    isOwn: Bool
  ) -> [BrowserCommand<Void>] {
    var commands: [BrowserCommand<Void>] = [
      .enable(.page), .enable(.runtime), .enable(.accessibility), .enable(.network),
      .enable(.inspector), .enable(.performance),
      .addScript(PageScript.whole, world: PageScript.world), .emulateFocus,
    ]
    if isOwn {
      commands += [
        .interceptFileChooser, .addBinding(PageScript.binding),
        .addScript(PageScript.permissions),
        .setViewport(width: options.width, height: options.height),
      ]
    }
    if let locale = options.locale {
      commands += [.setLocale(locale), .acceptLanguage(locale)]
    }
    commands += options.environment.commands
    commands +=
      options.traffic == nil
      ? options.access.commands
      : [.addBinding(PageScript.connectionBinding), .pauseAllRequests]
    commands +=
      options.time == .virtual
      ? [.addScript(PageScript.virtualTime), .setVirtualTime(.pause)] : [.enable(.dom)]
    return commands
  }

  func remember(_ page: WebPage) {
    let key = ObjectIdentifier(page)
    onEnd[key] = { [weak page] in page?.output.end("The browser has exited.") }
    onTarget[key] = { [weak page] in page?.targetEvent($0) }
    onDownload[key] = { [weak page] name, frame in
      guard let page, page.holds(frame: frame) else { return }
      page.show(notice: "The page tried to download “\(name)”, but the download was refused.")
    }
  }

  /// Stops sending events to a page.
  func forget(_ page: WebPage) {
    let key = ObjectIdentifier(page)
    onEnd[key] = nil
    onTarget[key] = nil
    onDownload[key] = nil
  }
}

extension Browser {
  /// Denies in advance every permission that a person would have to grant to a page in a context. A page can request
  /// the location only if a location is configured.
  ///
  /// Without this denial, some replies would arrive only after a delay, and a page with virtual time would never
  /// receive them.
  func decidePermissions(in context: BrowserContext, _ environment: PageEnvironment) {
    for name in [
      "notifications", "geolocation", "camera", "microphone", "clipboard-read", "midi",
    ] {
      // A permission that the browser does not support cannot be granted, so errors are ignored.
      let isGranted = name == "geolocation" && environment.geolocation != nil
      devTools.send(.setPermission(name, granted: isGranted, in: context))
    }
  }
}

extension PageOptions {
  /// The handling of the page's requests.
  @MainActor var network: PageNetwork {
    get throws(SubjectError) {
      try PageNetwork(
        headers: access.headers,
        // Recorded traffic is replayed as it was recorded.
        storage: traffic == nil ? access.storageState : nil,
        replaying: traffic,
        recording: recording
      )
    }
  }
}
