// SPDX-License-Identifier: MIT

/// The data exchange between a page and its server, which determines whether to wait for more data.
///
/// A request is pending until it is answered. A connection over which the server can send at any time is a WebSocket,
/// an event stream or the body of a response. Such a connection is pending while a reply from the server is expected,
/// and afterwards until it has been quiet for a certain time. The required length of the quiet period depends on the
/// earlier pauses on the connection.
///
/// The type has no clock of its own, so the caller passes the time to each method.
struct PageTraffic {
  typealias Instant = ContinuousClock.Instant

  /// The document to which each unanswered request belongs, keyed by the request's ID.
  private var requests: [String: String] = [:]
  private var connections: [String: Connection] = [:]
  /// The messages that were sent. The reply to a message that resembles an unanswered one is awaited only for the
  /// length of a pause.
  private var history = SentMessages()
  /// The number of requests that have started.
  private(set) var requestCount = 0

  /// Whether a response has begun to arrive for every request.
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
      if Self.isStreamed(response.type) { connect(response.id, at: now) }
    case .socketCreated(let id, _): connect(id, at: now)
    case .socketSent(let id, let frame):
      let message = SocketMessage(frame.payload, opcode: frame.opcode)
      guard connections[id]?.isHeartbeat(message, frame.payload) == false else { return }
      connections[id]?.send(message, isDoubtful: history.isUnanswered(message), at: now)
      history.add(message)
    case .socketReceived(let id, let frame):
      let message = SocketMessage(frame.payload, opcode: frame.opcode)
      guard connections[id]?.isHeartbeat(message, frame.payload) == false else { return }
      connections[id]?.receive(at: now)
      connections[id]?.greet(frame.payload)
    case .eventReceived(let id, _), .received(let id, _): connections[id]?.receive(at: now)
    case .socketEnded(let id), .loadingFinished(let id), .loadingFailed(let id, _, _):
      requests[id] = nil
      connections[id] = nil
    case .contextsCleared: connections = [:]
    case .frameNavigated(let frame) where frame.parent == nil:
      // The previous document's requests never receive a response.
      requests = requests.filter { $0.value == frame.loader }
    default: break
    }
  }

  private mutating func connect(_ id: String, at now: Instant) {
    connections[id] = Connection(at: now)
  }

  /// Stops waiting for overdue replies, and returns whether any of them was expected. Later replies to messages of the
  /// same kinds are treated as doubtful.
  mutating func giveUpOverdue(at now: Instant) -> Bool {
    let overdue = connections.filter { $0.value.isOverdue(at: now) }
    for (id, connection) in overdue {
      if let message = connection.owed?.message { history.addUnanswered(message) }
      connections[id]?.forgetAnswer()
    }
    return overdue.contains { $0.value.owed?.isDoubtful == false }
  }

  /// Stops waiting for the open connections to be quiet.
  mutating func giveUpRestless() {
    for id in connections.keys { connections[id]?.isRestless = true }
  }

  /// Removes all unanswered requests.
  mutating func forgetRequests() { requests = [:] }

  /// The types of requests that no page waits for or that have their own events.
  private static let unawaited: Set<String> = ["WebSocket", "Ping", "Other", "Media"]

  /// Returns whether a page can process the response to a request of the given type chunk by chunk.
  static func isStreamed(_ type: String) -> Bool { type == "Fetch" || type == "XHR" }
}

extension PageTraffic {
  /// The minimum time for which a connection must be quiet.
  static let shortestQuiet: Duration = .milliseconds(400)
  /// The maximum time for which a connection must be quiet, regardless of its earlier pauses.
  static let longestQuiet: Duration = .seconds(2)
  /// The shortest and the longest wait for a reply.
  static let patience: ClosedRange<Duration> = .seconds(1)...(.seconds(3))
  /// The longest wait for a server to become quiet.
  static let longestWait: Duration = .seconds(10)

  /// A reply that the server owes the page.
  struct OwedAnswer {
    /// The time at which the message was sent or the connection was opened.
    let since: Instant
    /// The message, or `nil` if a reply to the opening of the connection is expected.
    let message: SocketMessage?
    /// Whether an earlier, similar message was not answered.
    let isDoubtful: Bool
  }

  /// A connection over which the server can send at any time.
  private struct Connection {
    /// The reply that the server is expected to send, or `nil` if none is expected. On a new connection, the server’s
    /// first message is expected from the start.
    private(set) var owed: OwedAnswer?
    private var lastArrival: Instant?
    /// The longest pause before expected data arrived.
    private var longestPause: Duration?
    /// Whether the connection was still not quiet after the longest wait for it.
    var isRestless = false

    /// The packets that only keep the connection open, or `nil` until the server’s first message arrives.
    private var heartbeats: Set<String>?

    init(at now: Instant) { owed = OwedAnswer(since: now, message: nil, isDoubtful: false) }

    /// The time until which the page waits for data on the connection, or `nil` if it is not waiting.
    var due: Instant? {
      if let owed { return limit(of: owed) }
      return isRestless ? nil : lastArrival.map { $0 + quiet }
    }

    private var quiet: Duration {
      min(max(PageTraffic.shortestQuiet, (longestPause ?? .zero) * 3), PageTraffic.longestQuiet)
    }

    /// The maximum wait for a reply. If the connection has answered before, its next reply should not take much longer,
    /// so the maximum is shorter.
    private var patience: Duration {
      guard let longestPause else { return PageTraffic.patience.upperBound }
      return min(
        max(longestPause * 5, PageTraffic.patience.lowerBound),
        PageTraffic.patience.upperBound
      )
    }

    private func limit(of owed: OwedAnswer) -> Instant {
      owed.since + (owed.isDoubtful ? quiet : patience)
    }

    func isOverdue(at now: Instant) -> Bool { owed.map { limit(of: $0) <= now } ?? false }

    func isHeartbeat(_ message: SocketMessage, _ payload: String) -> Bool {
      message.isHeartbeat || heartbeats?.contains(payload) == true
    }

    /// Handles the server’s first message, which reveals the connection’s protocol.
    mutating func greet(_ payload: String) {
      heartbeats = heartbeats ?? SocketMessage.heartbeats(after: payload)
    }

    mutating func send(_ message: SocketMessage, isDoubtful: Bool, at now: Instant) {
      guard !(isDoubtful && isRestless) else { return }
      // The wait for an expected answer is longer than the wait for a doubtful answer.
      guard owed == nil || owed?.isDoubtful == true && !isDoubtful else { return }
      owed = OwedAnswer(since: now, message: message, isDoubtful: isDoubtful)
    }

    mutating func receive(at now: Instant) {
      // If the connection was already considered quiet after a pause, the pause was caused by the user, not by the
      // server.
      let start = due.flatMap { $0 > now ? owed?.since ?? lastArrival : nil }
      if let start { longestPause = max(longestPause ?? .zero, now - start) }
      lastArrival = now
      forgetAnswer()
    }

    mutating func forgetAnswer() { owed = nil }
  }
}

/// The messages that a page has sent, and the messages that the server did not answer.
///
/// Two messages are similar if they have the same kind and the same subject. Messages whose subjects never recur are
/// numbered, because their subjects predict nothing about later messages.
private struct SentMessages {
  /// The subjects of messages of one kind.
  private struct Subjects {
    var sent: Set<String> = []
    var unanswered: Set<String> = []
    /// Whether two messages had the same subject.
    var recur = false
  }

  private var kinds: [String: Subjects] = [:]

  /// The number of unanswered messages after which a kind counts as unanswered, if its subjects never recur.
  private static let enough = 3
  /// The maximum number of kinds, and of subjects in each kind. Once the maximum is reached, further messages are not
  /// remembered.
  private static let limit = 256

  mutating func add(_ message: SocketMessage) {
    change(message.kind) { subjects in
      if subjects.sent.contains(message.subject) {
        subjects.recur = true
      } else if subjects.sent.count < Self.limit {
        subjects.sent.insert(message.subject)
      }
    }
  }

  mutating func addUnanswered(_ message: SocketMessage) {
    change(message.kind) { subjects in
      if subjects.unanswered.count < Self.limit { subjects.unanswered.insert(message.subject) }
    }
  }

  func isUnanswered(_ message: SocketMessage) -> Bool {
    guard let subjects = kinds[message.kind] else { return false }
    return subjects.unanswered.contains(message.subject)
      || !subjects.recur && subjects.unanswered.count >= Self.enough
  }

  private mutating func change(_ kind: String, _ change: (inout Subjects) -> Void) {
    guard kinds[kind] != nil || kinds.count < Self.limit else { return }
    change(&kinds[kind, default: Subjects()])
  }
}
