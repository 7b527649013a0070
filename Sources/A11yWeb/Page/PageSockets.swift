// SPDX-License-Identifier: MIT

import A11yJSON

/// The sockets and streams of a page, over which its server sends when it likes.
struct PageSockets {
  private var open: Set<String> = []
  /// Whether something was sent, or a socket was opened, and nothing has come since.
  private(set) var owesAnswer = false
  /// When something has come last.
  private(set) var lastArrival: ContinuousClock.Instant?

  /// Whether the page may hear from its server at any time.
  var areOpen: Bool { !open.isEmpty }

  /// Handles an event of the page.
  mutating func take(_ method: String, _ params: JSONValue) {
    let id = params["requestId"].string ?? ""
    switch method {
    case "Network.webSocketCreated":
      open.insert(id)
      owesAnswer = true
    case "Network.requestWillBeSent" where params["type"].string == "EventSource":
      open.insert(id)
      owesAnswer = true
    case "Network.webSocketFrameSent": owesAnswer = true
    case "Network.webSocketFrameReceived", "Network.eventSourceMessageReceived": arrive()
    case "Network.webSocketClosed", "Network.webSocketFrameError", "Network.loadingFinished",
      "Network.loadingFailed":
      guard open.remove(id) != nil else { return }
      arrive()
    case "Runtime.executionContextsCleared": self = PageSockets()
    default: break
    }
  }

  /// Gives up waiting for an answer.
  mutating func forgetAnswer() { owesAnswer = false }

  private mutating func arrive() {
    owesAnswer = false
    lastArrival = .now
  }
}
