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
  mutating func take(_ event: BrowserEvent) {
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
