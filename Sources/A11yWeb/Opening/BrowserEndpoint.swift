// SPDX-License-Identifier: MIT

import Foundation

/// The address at which a browser listens for debuggers.
package struct BrowserEndpoint: Hashable, Sendable {
  let host: String
  let port: Int
  /// The path of the browser's own target, or `nil` if the path must be requested from the browser.
  let path: String?
  /// Whether connections are encrypted with TLS.
  let isSecure: Bool

  private init(host: String, port: Int, path: String?, isSecure: Bool = false) {
    (self.host, self.port, self.path, self.isSecure) = (host, port, path, isSecure)
  }

  /// Creates an endpoint on this machine from a port number.
  package init(port: Int) { self.init(host: "127.0.0.1", port: port, path: nil) }

  /// Parses a port number or the address of a debugging port, such as `http://127.0.0.1:9222` or the address of its
  /// WebSocket.
  ///
  /// The result is `nil` if the text is neither a port nor an address, or if it names another machine.
  package init?(_ text: String) {
    if let port = Int(text) {
      guard (1...65535).contains(port) else { return nil }
      self.init(port: port)
      return
    }
    guard let parts = URLComponents(string: text), let host = parts.host, let port = parts.port,
      ["http", "ws"].contains(parts.scheme?.lowercased()), Self.isLocal(host),
      (1...65535).contains(port)
    else { return nil }
    self.init(
      host: host.trimmingCharacters(in: ["[", "]"]),
      port: port,
      // The path in a tab's address gives access only to that tab, not to the browser.
      path: parts.path.hasPrefix("/devtools/browser/") ? parts.path : nil
    )
  }

  /// Parses the address of a browser on any machine, such as `http://grid:9222`. The address may also be that of a
  /// WebSocket with the path that a grid assigns, as in `wss://grid/session/1/se/cdp`.
  package init?(anywhere text: String) {
    guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty,
      let scheme = parts.scheme?.lowercased(), ["http", "https", "ws", "wss"].contains(scheme)
    else { return nil }
    let path = parts.percentEncodedQuery.map { "\(parts.percentEncodedPath)?\($0)" }
    let isSecure = ["https", "wss"].contains(scheme)
    let isSocket = scheme.hasPrefix("ws")
    self.init(
      host: host.trimmingCharacters(in: ["[", "]"]),
      port: parts.port ?? (isSecure ? 443 : 80),
      path: isSocket && parts.path.count > 1 ? path ?? parts.percentEncodedPath : nil,
      isSecure: isSecure
    )
  }

  private static func isLocal(_ host: String) -> Bool {
    ["localhost", "127.0.0.1", "[::1]", "::1"].contains(host.lowercased())
  }
}

extension BrowserEndpoint: CustomStringConvertible {
  /// The host and port of the endpoint.
  package var description: String { "\(host):\(port)" }
}
