// SPDX-License-Identifier: MIT

import A11yJSON

/// The requests of a page that the network has not answered.
struct PageNetwork {
  /// The document that each request belongs to, by request.
  private var pending: [String: String] = [:]
  /// How many requests have begun.
  private(set) var count = 0

  /// Whether the page waits for nothing.
  var isQuiet: Bool { pending.isEmpty }

  /// Handles an event of the page.
  mutating func take(_ method: String, _ params: JSONValue) {
    switch method {
    case "Network.requestWillBeSent":
      guard let id = params["requestId"].string, !Self.endless.contains(params["type"].string ?? "")
      else { return }
      pending[id] = params["loaderId"].string ?? ""
      count += 1
    // The rest of an answer is read while time passes.
    case "Network.responseReceived", "Network.loadingFinished", "Network.loadingFailed":
      if let id = params["requestId"].string { pending[id] = nil }
    case "Page.frameNavigated" where params["frame"]["parentId"] == .null:
      // What the document before asked for is never answered.
      let loader = params["frame"]["loaderId"].string
      pending = pending.filter { $0.value == loader }
    default: break
    }
  }

  /// Forgets all requests.
  mutating func forget() { pending = [:] }

  /// Requests that stay open, or that no page waits for.
  private static let endless: Set<String> = ["EventSource", "WebSocket", "Ping", "Other", "Media"]
}
