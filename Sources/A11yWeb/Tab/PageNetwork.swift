// SPDX-License-Identifier: MIT

/// The requests of a page that the network has not answered.
struct PageNetwork {
  /// The document that each request belongs to, by request.
  private var pending: [String: String] = [:]
  /// How many requests have begun.
  private(set) var count = 0

  /// Whether the page waits for nothing.
  var isQuiet: Bool { pending.isEmpty }

  /// Handles an event of the page.
  mutating func handle(_ event: BrowserEvent) {
    switch event {
    case .requestSent(let id, let type, let loader):
      guard !Self.endless.contains(type) else { return }
      pending[id] = loader
      count += 1
    // The rest of an answer is read while time passes.
    case .responseReceived(let response): pending[response.id] = nil
    case .loadingFinished(let id), .loadingFailed(let id, _, _): pending[id] = nil
    case .frameNavigated(let frame) where frame.parent == nil:
      // What the document before asked for is never answered.
      pending = pending.filter { $0.value == frame.loader }
    default: break
    }
  }

  /// Forgets all requests.
  mutating func forget() { pending = [:] }

  /// Requests that stay open, or that no page waits for.
  private static let endless: Set<String> = ["EventSource", "WebSocket", "Ping", "Other", "Media"]
}

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
  mutating func handle(_ event: BrowserEvent) {
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
