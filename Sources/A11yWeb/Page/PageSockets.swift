// SPDX-License-Identifier: MIT

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
  mutating func take(_ event: BrowserEvent) {
    switch event {
    case .socketCreated(let id), .requestSent(let id, "EventSource", _):
      open.insert(id)
      owesAnswer = true
    case .socketSent: owesAnswer = true
    case .socketReceived: arrive()
    case .socketEnded(let id), .loadingFinished(let id), .loadingFailed(let id, _, _):
      guard open.remove(id) != nil else { return }
      arrive()
    case .contextsCleared: self = PageSockets()
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
