// SPDX-License-Identifier: MIT

import A11yTree

extension PageReader {
  /// Attaches to the tabs that were opened, and brings the newest one to the front.
  func followWindows() async {
    // Once this call is answered, the browser has reported every tab that the page has just opened.
    _ = try? await browser.devTools.call(.getTargets)
    while !output.isClosed, let id = windows.takeOpening() {
      guard windows.all.count < Limits.windows else {
        windows.refuse()
        try? await browser.devTools.call(.closeTarget(id))
        continue
      }
      guard let opened = try? await browser.attach(id, options, target.network) else { continue }
      windows.add(opened)
      onOpened(opened)
      await opened.target.untilLoaded(limit: Limits.load)
    }
    let refused = windows.takeRefused()
    if refused > 0 { output.note("The page opened \(refused) more windows, which were closed.") }
  }

  /// Brings a window to the front.
  func show(_ wanted: PageWindow) async -> ActionResponse {
    guard windows.all.contains(where: { $0 === wanted }) else {
      return .refused("The window is closed.")
    }
    windows.bringForward(wanted)
    try? await browser.devTools.call(.activateTarget(wanted.target.id))
    return .handled(await read())
  }

  /// Closes the frontmost window, unless it is the only one.
  func closeWindow() async -> ActionResponse {
    guard windows.all.count > 1 else {
      return .refused("This is the only window.")
    }
    try? await browser.devTools.call(.closeTarget(window.target.id))
    _ = try? await browser.devTools.call(.getTargets)
    return .handled(await settle())
  }
}
