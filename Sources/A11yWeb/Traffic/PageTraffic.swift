// SPDX-License-Identifier: MIT

/// The data exchange between a page and its server, which determines whether to wait for more data.
///
/// A request is pending until it is answered. A connection over which the server can send at any time (a socket, an
/// event stream, the body of an answer) is pending while an answer from the server is expected, and then until the
/// connection has been quiet for a certain time. The required length of this quiet period depends on the pauses that
/// have occurred on the connection.
///
/// The type has no clock of its own; the caller passes the time to each call.
struct PageTraffic {
  typealias Instant = ContinuousClock.Instant

  /// The document to which each unanswered request belongs, by the request's id.
  private var requests: [String: String] = [:]
  private var connections: [String: Connection] = [:]
  /// The kinds of messages that were not answered within the time limit; answers to such messages are not awaited
  /// again.
  private var unanswered: Set<String> = []
  /// The number of requests that have begun.
  private(set) var requestCount = 0

  /// Whether an answer has begun to arrive for every request.
  var isAnswered: Bool { requests.isEmpty }

  /// Whether the server can send data at any time.
  var isConnected: Bool { !connections.isEmpty }

  /// Returns the earliest time at which waiting for the server can end, or `nil` if the server is quiet.
  func due(at now: Instant) -> Instant? {
    let latest = connections.values.compactMap(\.due).max()
    return latest.flatMap { $0 > now ? $0 : nil }
  }

  /// Handles an event of the page.
  mutating func handle(_ event: BrowserEvent, at now: Instant) {
    switch event {
    case .requestSent(let request):
      guard request.type != "EventSource" else { return connect(request.id, at: now) }
      guard !Self.unawaited.contains(request.type) else { return }
      requests[request.id] = request.loader
      requestCount += 1
    case .responseReceived(let response):
      requests[response.id] = nil
      if Self.streamed.contains(response.type) { connect(response.id, at: now) }
    case .socketCreated(let id, _): connect(id, at: now)
    case .socketSent(let id, let frame):
      let kind = SocketMessage(frame.payload, opcode: frame.opcode).kind
      if !unanswered.contains(kind) { connections[id]?.send(kind, at: now) }
    case .socketReceived(let id, _), .eventReceived(let id, _), .received(let id):
      connections[id]?.receive(at: now)
    case .socketEnded(let id), .loadingFinished(let id), .loadingFailed(let id, _, _):
      requests[id] = nil
      connections[id] = nil
    case .contextsCleared: connections = [:]
    case .frameNavigated(let frame) where frame.parent == nil:
      // Requests of the previous document are never answered.
      requests = requests.filter { $0.value == frame.loader }
    default: break
    }
  }

  private mutating func connect(_ id: String, at now: Instant) {
    connections[id] = Connection(at: now)
  }

  /// Stops waiting for overdue answers, and returns whether there were any overdue answers. Answers to messages of the
  /// same kinds are not awaited again.
  mutating func giveUpOverdue(at now: Instant) -> Bool {
    let overdue = connections.filter { $0.value.isOverdue(at: now) }
    for (id, connection) in overdue {
      unanswered.formUnion(connection.awaited.map { [$0] } ?? [])
      connections[id]?.forgetAnswer()
    }
    return !overdue.isEmpty
  }

  /// Stops waiting for the open connections to be quiet.
  mutating func giveUpRestless() {
    for id in connections.keys { connections[id]?.isRestless = true }
  }

  /// Removes all unanswered requests.
  mutating func forgetRequests() { requests = [:] }

  /// The types of requests that no page waits for, or that have their own events.
  private static let unawaited: Set<String> = ["WebSocket", "Ping", "Other", "Media"]
  /// The types of requests whose answers a page can process piece by piece.
  private static let streamed: Set<String> = ["Fetch", "XHR"]
}

extension PageTraffic {
  /// The minimum time for which a connection has to be quiet.
  static let shortestQuiet: Duration = .milliseconds(400)
  /// The maximum time for which a connection has to be quiet, regardless of its earlier pauses.
  static let longestQuiet: Duration = .seconds(2)
  /// The shortest and the longest wait for an answer.
  static let patience: ClosedRange<Duration> = .seconds(1)...(.seconds(3))
  /// The longest wait for a server to become quiet.
  static let longestWait: Duration = .seconds(10)

  /// A connection over which the server can send at any time.
  private struct Connection {
    /// The time since which an answer from the server has been expected, or `nil` if none is expected. For a new
    /// connection, the server's first message is expected from the beginning.
    private var owedSince: Instant?
    /// The kind of the message that awaits an answer, or `nil` if the opening of the connection
    /// awaits one.
    private(set) var awaited: String?
    private var lastArrival: Instant?
    /// The longest pause before awaited data arrived.
    private var longestPause: Duration?
    /// Whether the connection failed to become quiet during the longest wait for it.
    var isRestless = false

    init(at now: Instant) { owedSince = now }

    /// The time until which the page waits for data on the connection, or `nil` if it does not wait.
    var due: Instant? {
      if let owedSince { return owedSince + patience }
      return isRestless ? nil : lastArrival.map { $0 + quiet }
    }

    private var quiet: Duration {
      min(max(PageTraffic.shortestQuiet, (longestPause ?? .zero) * 3), PageTraffic.longestQuiet)
    }

    /// The maximum wait for an answer. If the connection has answered before, its next answer should not take much
    /// longer, so the maximum is shorter.
    private var patience: Duration {
      guard let longestPause else { return PageTraffic.patience.upperBound }
      return min(
        max(longestPause * 5, PageTraffic.patience.lowerBound),
        PageTraffic.patience.upperBound
      )
    }

    func isOverdue(at now: Instant) -> Bool { owedSince.map { $0 + patience <= now } ?? false }

    mutating func send(_ kind: String, at now: Instant) {
      guard owedSince == nil else { return }
      owedSince = now
      awaited = kind
    }

    mutating func receive(at now: Instant) {
      // A pause after which the connection counted as quiet was caused by the user, not the server.
      let start = due.flatMap { $0 > now ? owedSince ?? lastArrival : nil }
      if let start { longestPause = max(longestPause ?? .zero, now - start) }
      lastArrival = now
      forgetAnswer()
    }

    mutating func forgetAnswer() {
      owedSince = nil
      awaited = nil
    }
  }
}
