// SPDX-License-Identifier: MIT

import A11yJSON
import A11yWire
import Foundation

/// A connection to a browser through the Chrome DevTools Protocol.
///
/// Calls are sent immediately and may be answered in any order. All work happens on the main actor, except that
/// messages are read, written and parsed on other threads.
@MainActor
final class DevTools {
  /// A function that receives the events for one session, or for the browser itself.
  typealias Handler = @MainActor (BrowserEvent) -> Void

  /// Whether the connection has ended.
  private(set) var hasEnded = false
  /// A closure that is called once if the connection ends unexpectedly.
  var onEnd: (() -> Void)?
  private let transport: any Transport
  private var lastCall = 0
  private var pending: [Int: Pending] = [:]
  private var handlers: [String: Handler] = [:]

  private struct Pending {
    var session: String?
    var answer: @MainActor (Result<Message, DevToolsError>) -> Void
  }

  /// Starts communication over a transport.
  init(_ transport: any Transport) {
    self.transport = transport
    transport.begin(
      onMessage: { [weak self] bytes in
        guard let message = try? Message(bytes) else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.receive(message) } }
      },
      onEnd: { [weak self] in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.end(byItself: true) } }
      }
    )
  }

  /// Sets the function that receives the events for a session, or for the browser itself if `session` is `nil`.
  func handle(_ session: String?, _ handler: Handler?) { handlers[session ?? ""] = handler }

  /// Sends a command, and calls a closure with the reply.
  ///
  /// - Returns: The number of the call, or 0 if the connection has ended.
  @discardableResult
  func send<Answer>(
    _ command: BrowserCommand<Answer>,
    in session: String? = nil,
    answer: @escaping @MainActor (Result<Answer, DevToolsError>) -> Void = { _ in }
  ) -> Int {
    guard !hasEnded else {
      answer(.failure(.ended))
      return 0
    }
    lastCall += 1
    pending[lastCall] = Pending(session: session) { answer($0.map(command.read)) }
    let place = session.map { ",\"sessionId\":\($0.inQuotes)" } ?? ""
    transport.send(
      "{\"id\":\(lastCall),\"method\":\(command.method.inQuotes),"
        + "\"params\":\(command.parameters.text)\(place)}"
    )
    return lastCall
  }

  /// Sends a command and waits for the reply.
  ///
  /// While the call waits, it periodically calls `isEndless`, and it fails with ``DevToolsError/endless`` if that
  /// closure returns `true`.
  ///
  /// - Parameters:
  ///   - limit: The wall-clock time after which the call fails with ``DevToolsError/hung``.
  ///   - isEndless: A closure that returns whether an endless script prevents the call from being answered.
  func call<Answer>(
    _ command: BrowserCommand<Answer>,
    in session: String? = nil,
    limit: Duration? = nil,
    isEndless: (@MainActor () async -> Bool)? = nil
  ) async throws(DevToolsError) -> Answer {
    var watch: CallWatch?
    let result = await withCheckedContinuation { continuation in
      let id = send(command, in: session) { continuation.resume(returning: $0) }
      guard limit != nil || isEndless != nil else { return }
      watch = CallWatch(limit: limit, isEndless: isEndless) { [weak self] error in
        self?.pending.removeValue(forKey: id)?.answer(.failure(error))
      }
    }
    watch?.cancel()
    return try result.get()
  }

  /// Makes a session's unanswered calls fail.
  func failPending(in session: String?, _ error: DevToolsError) {
    for (id, call) in pending.sorted(by: { $0.key < $1.key }) where call.session == session {
      pending[id] = nil
      call.answer(.failure(error))
    }
  }

  /// Closes the connection.
  func close() { end(byItself: false) }

  private func end(byItself: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    transport.close()
    let calls = pending.sorted { $0.key < $1.key }
    pending = [:]
    for (_, call) in calls { call.answer(.failure(.ended)) }
    if byItself { onEnd?() }
    handlers = [:]
  }

  private func receive(_ message: Message) {
    guard !hasEnded else { return }
    switch message.kind {
    case .answer(let id): pending.removeValue(forKey: id)?.answer(.success(message))
    case .failure(let id, let text):
      pending.removeValue(forKey: id)?.answer(.failure(.refused(text)))
    case .event(.other): break
    case .event(let event): handlers[message.session ?? ""]?(event)
    }
  }
}

/// The reason that a call to the browser has no reply.
enum DevToolsError: Error, Hashable, Sendable {
  /// The browser rejected the call. The associated string is the browser's error message.
  case refused(String)
  /// The connection has ended.
  case ended
  /// The page shows a dialog that must be answered first.
  case blocked
  /// The page does not answer.
  case hung
  /// An endless script prevents the page from answering.
  case endless
  /// The page has crashed.
  case crashed
}

extension String {
  var inQuotes: String { JSONValue.string(self).text }
}
