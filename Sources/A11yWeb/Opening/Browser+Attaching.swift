// SPDX-License-Identifier: MIT

import A11yJSON
import A11yWire
import Foundation

extension Browser {
  /// Connects to a browser that runs with a debugging port on this machine.
  ///
  /// It is the user's own browser: nothing of it is closed or cleaned up.
  package static func attach(port: Int) async throws(BrowserError) -> Browser {
    let server = ServerAddress(host: "127.0.0.1", port: port)
    guard let version = await server.get("/json/version"),
      let address = version["webSocketDebuggerUrl"].string,
      let path = URLComponents(string: address)?.path,
      let transport = WebSocketTransport(host: "127.0.0.1", port: port, path: path)
    else {
      throw BrowserError(
        "no browser listens on port \(port); start yours with --remote-debugging-port=\(port)"
      )
    }
    let browser = Browser(DevTools(transport), process: nil)
    try await browser.greet("The browser")
    return browser
  }

  /// Reads a tab that is open already: the first whose title holds some words.
  package func openTab(_ title: String?, _ options: PageOptions) async throws -> WebPage {
    let targets = try await devTools.call(.getTargets, limit: Self.startLimit)
    let tabs = targets.filter { $0.type == "page" }
    guard let tab = tabs.first(where: { Self.isCalled(title, $0) }) else {
      let titles = tabs.compactMap(\.title).map { "“\($0)”" }
      let known = titles.isEmpty ? "" : "; there are \(titles.joined(separator: ", "))"
      throw BrowserError("there is no such tab\(known)")
    }
    let window = try await attach(tab.id, options, isOwn: false)
    let page = WebPage(window, in: self, options) { [devTools] in
      devTools.send(.detach(fromSession: window.target.session))
    }
    remember(page)
    await page.begin()
    return page
  }

  private static func isCalled(_ title: String?, _ tab: TargetInfo) -> Bool {
    guard let title else { return true }
    return tab.title?.lowercased().contains(title.lowercased()) ?? false
  }
}
