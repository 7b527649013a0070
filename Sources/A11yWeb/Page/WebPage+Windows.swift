// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

extension WebPage {
  /// Whether the page moves its own focus: always, since only it knows its order.
  public var movesKeyboardFocus: Bool { !isClosed && target.dialog == nil }

  /// Records that a tab was opened or closed.
  func targetEvent(_ event: BrowserEvent) {
    switch event {
    case .targetCreated(let info):
      guard info.type == "page", let opener = info.opener, list.noteOpening(info.id, by: opener)
      else { return }
      followsWindows()
    case .targetDestroyed(let id):
      let front = window
      guard let gone = list.remove(id) else { return }
      gone.target.browser.devTools.failPending(in: gone.target.session, .refused("closed"))
      gone.clock.interrupt()
      if windows.isEmpty { return end("The page has closed itself.") }
      if gone === front { followsWindows() }
    default: break
    }
  }

  /// Brings what was opened or closed by itself to the front, in real time.
  private func followsWindows() {
    guard time == .real else { return }
    enqueue("the window to open") {
      await self.followWindows()
      self.send(await self.read())
    }
  }

  /// Attaches to the tabs that were opened, and brings the newest to the front.
  func followWindows() async {
    // What the page has just opened is reported by now.
    _ = try? await browser.devTools.call(.getTargets)
    while !isClosed, let id = list.takeOpening() {
      guard windows.count < Limits.windows else {
        list.refuse()
        try? await browser.devTools.call(.closeTarget(id))
        continue
      }
      guard let opened = try? await browser.attach(id, options) else { continue }
      list.add(opened)
      watch(opened)
      await opened.target.untilLoaded(limit: Limits.load)
    }
    let refused = list.takeRefused()
    if refused > 0 { note("The page opened \(refused) more windows, which were closed.") }
  }

  /// Brings a window to the front.
  func show(_ wanted: PageWindow) async -> ActionResponse {
    guard windows.contains(where: { $0 === wanted }) else {
      return .refused("The window is closed.")
    }
    list.bringForward(wanted)
    try? await browser.devTools.call(.activateTarget(wanted.target.id))
    return .handled(await read())
  }

  /// Closes the window in front; the last one closes the page.
  func closeWindow() async -> ActionResponse {
    guard windows.count > 1 else {
      return .refused("Nothing happens: this is the only window.")
    }
    try? await browser.devTools.call(.closeTarget(window.target.id))
    _ = try? await browser.devTools.call(.getTargets)
    return .handled(await settle())
  }
}

extension WebPage {
  /// Moves keyboard focus, or brings windows to the front.
  public func perform(_ request: SystemRequest) -> ActionResponse {
    if request == .terminate { return .handled() }
    guard !isClosed else { return .refused("Nothing happens: the page is closed.") }
    switch request {
    case .moveKeyboardFocus(let isForward, let start):
      return later("the page to move focus") { await self.tab(isForward, from: start) }
    case .showWindow(let number):
      guard windows.indices.contains(number - 1) else {
        return .refused("There is no window \(number).")
      }
      return later("the window") { await self.show(self.windows[number - 1]) }
    case .showNextWindow:
      guard windows.count > 1, let place = windows.firstIndex(where: { $0 === window }) else {
        return .refused("There is no other window.")
      }
      return later("the window") {
        await self.show(self.windows[(place + 1) % self.windows.count])
      }
    case .closeWindow: return later("the window to close") { await self.closeWindow() }
    case .openURL(let address):
      return later("the page to load") { await self.go(to: address) }
    case .goBack: return later("the page to load") { await self.goInHistory(by: -1) }
    case .goForward: return later("the page to load") { await self.goInHistory(by: 1) }
    case .reload: return later("the page to load") { await self.reload() }
    case .pressKey(let stroke):
      return later("the page to answer") { await self.pass(stroke) }
    case .announcePage: return later("the page to answer") { await self.announce() }
    default: return .refused("Nothing happens: a web page has nothing like that.")
    }
  }
}
