// SPDX-License-Identifier: MIT

import A11yJSON
import A11yWire
import Foundation

extension Browser {
  /// Connects to a running browser that has a debugging port.
  ///
  /// The browser belongs to the user, so only pages that a11ynav has opened in it are closed.
  package static func attach(to endpoint: BrowserEndpoint) async throws(BrowserError) -> Browser {
    let server = ServerAddress(
      host: endpoint.host,
      port: endpoint.port,
      isSecure: endpoint.isSecure
    )
    var path = endpoint.path
    if path == nil, let version = await server.get("/json/version"),
      let address = version["webSocketDebuggerUrl"].string
    {
      path = URLComponents(string: address)?.path
    }
    guard let path, let transport = WebSocketTransport(to: server, path: path) else {
      throw unreachable(endpoint)
    }
    let browser = Browser(DevTools(transport), process: nil)
    try await browser.greet("The browser")
    return browser
  }

  /// Returns the error for an endpoint at which no browser answers.
  private static func unreachable(_ endpoint: BrowserEndpoint) -> BrowserError {
    guard endpoint.isSecure else {
      return BrowserError(
        "no browser is listening at \(endpoint); start the browser with "
          + "--remote-debugging-port=\(endpoint.port)"
      )
    }
    guard SecureTunnel.isAvailable else {
      return BrowserError(
        "a secure connection to \(endpoint) needs \(SecureTunnel.program), which was "
          + "not found in PATH"
      )
    }
    return BrowserError(
      "no browser answers at \(endpoint), or its certificate is not valid; to check it, run: "
        + "\(SecureTunnel.program) s_client -verify_return_error -connect \(endpoint)"
    )
  }

  /// Opens an existing tab. The tab is the one with the ID `name`, otherwise the first one with the address `name`,
  /// otherwise the first one whose title contains `name`.
  package func openTab(_ name: String?, _ options: PageOptions) async throws -> WebPage {
    let targets = try await devTools.call(.getTargets, limit: Self.startLimit)
    let tabs = targets.filter { $0.type == "page" }
    let tab =
      tabs.first { $0.id == name } ?? tabs.first { $0.url == name }
      ?? tabs.first { Self.isCalled(name, $0) }
    guard let tab else {
      let titles = tabs.compactMap(\.title).map { "“\($0)”" }
      let known = titles.isEmpty ? "" : "; the open tabs are \(titles.joined(separator: ", "))"
      throw BrowserError("there is no such tab\(known)")
    }
    let window = try await attach(tab.id, options, options.network, isOwn: false)
    let page = WebPage(window, in: self, options) { [devTools] in
      devTools.send(.detach(fromSession: window.target.session))
    }
    remember(page)
    page.follow(window.target.network)
    await page.begin()
    return page
  }

  private static func isCalled(_ title: String?, _ tab: TargetInfo) -> Bool {
    guard let title else { return true }
    return tab.title?.lowercased().contains(title.lowercased()) ?? false
  }
}
