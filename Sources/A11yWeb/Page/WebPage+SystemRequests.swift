// SPDX-License-Identifier: MIT

import A11yTree

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
    default: return .refused("Nothing happens: a web page has nothing like that.")
    }
  }
}
