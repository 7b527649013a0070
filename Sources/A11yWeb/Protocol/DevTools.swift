// SPDX-License-Identifier: MIT

import A11yJSON
import A11yWire
import Foundation

/// A conversation with a browser in the Chrome DevTools Protocol.
///
/// Calls are sent at once and answered in any order. Everything happens on the main actor; only
/// reading, writing and the first look at a message are on threads.
@MainActor
final class DevTools {
  /// What is called with the events of one session, or of the browser itself.
  typealias Handler = @MainActor (BrowserEvent) -> Void

  /// Whether the connection has ended.
  private(set) var hasEnded = false
  /// Called once, when the connection has ended by itself.
  var onEnd: (() -> Void)?
  private let transport: any Transport
  private var lastCall = 0
  private var pending: [Int: Pending] = [:]
  private var handlers: [String: Handler] = [:]

  private struct Pending {
    var session: String?
    var answer: @MainActor (Result<Message, DevToolsError>) -> Void
  }

  /// Begins a conversation.
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

  /// Sets what is called with the events of a session; `nil` is the browser itself.
  func handle(_ session: String?, _ handler: Handler?) { handlers[session ?? ""] = handler }

  /// Sends a command and calls back with the answer.
  ///
  /// - Returns: The number of the call.
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

  /// Sends a command and waits for the answer.
  ///
  /// - Parameters:
  ///   - limit: How long to wait, in wall-clock time; after it the call fails as
  ///     ``DevToolsError/hung``.
  ///   - isEndless: Asked now and then while the call waits: whether a script that does not end
  ///     keeps it from being answered. Then it fails as ``DevToolsError/endless``.
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

  /// Fails the calls of a session that are still to be answered.
  func failPending(in session: String?, _ error: DevToolsError) {
    for (id, call) in pending.sorted(by: { $0.key < $1.key }) where call.session == session {
      pending[id] = nil
      call.answer(.failure(error))
    }
  }

  /// Ends the conversation.
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

/// Why a call to the browser has no answer.
enum DevToolsError: Error, Hashable, Sendable {
  /// The browser refused it; the words are the browser's.
  case refused(String)
  /// The connection has ended.
  case ended
  /// The page shows a message that has to be answered first.
  case blocked
  /// The page does not answer.
  case hung
  /// A script of the page keeps it from answering, and does not end.
  case endless
  /// The page has crashed.
  case crashed
}

extension String {
  var inQuotes: String { JSONValue.string(self).text }
}
