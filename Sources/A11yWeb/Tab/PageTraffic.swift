// SPDX-License-Identifier: MIT

/// Everything that a page exchanges with its server, and whether more of it is to be waited for.
///
/// A request is pending until it is answered. A connection over which the server sends when it likes (a
/// socket, a stream of events, the body of an answer) is pending while the server owes an answer, and then
/// until it has been quiet for a while. That time depends on the pauses seen on the connection.
///
/// The type knows no clock: each call gives the time.
struct PageTraffic {
  typealias Instant = ContinuousClock.Instant

  /// The document that each unanswered request belongs to, by request.
  private var requests: [String: String] = [:]
  private var connections: [String: Connection] = [:]
  /// The kinds of messages to which no answer came in time, which are not waited for again.
  private var unanswered: Set<String> = []
  /// The number of requests that have begun.
  private(set) var requestCount = 0

  /// Whether no request waits for the beginning of its answer.
  var isAnswered: Bool { requests.isEmpty }

  /// Whether the server may send at any time.
  var isConnected: Bool { !connections.isEmpty }

  /// Returns the time until which the server is waited for at least; `nil` if it is quiet.
  func due(at now: Instant) -> Instant? {
    let latest = connections.values.compactMap(\.due).max()
    return latest.flatMap { $0 > now ? $0 : nil }
  }

  /// Handles an event of the page.
  mutating func handle(_ event: BrowserEvent, at now: Instant) {
    switch event {
    case .requestSent(let id, "EventSource", _): connect(id, at: now)
    case .requestSent(let id, let type, let loader):
      guard !Self.unawaited.contains(type) else { return }
      requests[id] = loader
      requestCount += 1
    case .responseReceived(let response):
      requests[response.id] = nil
      if Self.streamed.contains(response.type) { connect(response.id, at: now) }
    case .socketCreated(let id): connect(id, at: now)
    case .socketSent(let id, let kind):
      if !unanswered.contains(kind) { connections[id]?.send(kind, at: now) }
    case .received(let id): connections[id]?.receive(at: now)
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

  /// Stops waiting for answers that are overdue, and returns whether there were any. Messages of their kinds
  /// are not waited for again.
  mutating func giveUpOverdue(at now: Instant) -> Bool {
    let overdue = connections.filter { $0.value.isOverdue(at: now) }
    for (id, connection) in overdue {
      unanswered.formUnion(connection.awaited.map { [$0] } ?? [])
      connections[id]?.forgetAnswer()
    }
    return !overdue.isEmpty
  }

  /// Stops waiting for connections that are never quiet.
  mutating func giveUpRestless() {
    for id in connections.keys { connections[id]?.isRestless = true }
  }

  /// Forgets all requests that are not answered.
  mutating func forgetRequests() { requests = [:] }

  /// Types of requests that no page waits for, or that have events of their own.
  private static let unawaited: Set<String> = ["WebSocket", "Ping", "Other", "Media"]
  /// Types of requests whose answers a page may take in piece by piece.
  private static let streamed: Set<String> = ["Fetch", "XHR"]
}

extension PageTraffic {
  /// A connection over which the server sends when it likes.
  private struct Connection {
    /// The time that every connection has to be quiet for.
    static let shortestQuiet: Duration = .milliseconds(400)
    /// The longest time that a connection has to be quiet for, whatever pauses it has had.
    static let longestQuiet: Duration = .seconds(2)
    /// The shortest and the longest wait for an answer.
    static let patience: ClosedRange<Duration> = .seconds(1)...(.seconds(3))

    /// When the answer began to be owed that has not come; from the beginning, the first message is.
    private var owedSince: Instant?
    /// The kind of the message that is to be answered; `nil` for the opening of the connection.
    private(set) var awaited: String?
    private var lastArrival: Instant?
    /// The longest pause before something came that was waited for.
    private var longestPause: Duration?
    /// Whether the connection has never been quiet while it was waited for.
    var isRestless = false

    init(at now: Instant) { owedSince = now }

    /// The time until which the connection is waited for.
    var due: Instant? {
      if let owedSince { return owedSince + patience }
      return isRestless ? nil : lastArrival.map { $0 + quiet }
    }

    private var quiet: Duration {
      min(max(Self.shortestQuiet, (longestPause ?? .zero) * 3), Self.longestQuiet)
    }

    /// A connection that has answered before does not take much longer another time.
    private var patience: Duration {
      guard let longestPause else { return Self.patience.upperBound }
      return min(max(longestPause * 5, Self.patience.lowerBound), Self.patience.upperBound)
    }

    func isOverdue(at now: Instant) -> Bool { owedSince.map { $0 + patience <= now } ?? false }

    mutating func send(_ kind: String, at now: Instant) {
      guard owedSince == nil else { return }
      owedSince = now
      awaited = kind
    }

    mutating func receive(at now: Instant) {
      // A pause after which the connection counted as quiet was the user's, not the server's.
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
