// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

/// A server that answers the messages of one client.
///
/// Requests for the same session are handled in the order in which they arrive. Different sessions do not wait for each
/// other. A request for a session that is still being opened waits until the session is open.
@MainActor
package final class RPCServer {
  private let host: SessionHost
  private let dialect: Dialect
  private let send: (JSONValue) -> Void
  private let room: @MainActor () async -> Void
  private let onEnd: @MainActor () -> Void
  /// The requests that have not yet been answered.
  private var requests: [RPCID: PendingRequest] = [:]
  /// The number of calls to `open` in progress. Requests that may belong to sessions that are still being opened are
  /// stored in `parked`.
  private var opening = 0
  private var parked: [PendingRequest] = []
  private var isInputOver = false
  private var hasEnded = false
  /// The shutdown request, once it has arrived.
  private var shutdown: PendingRequest?

  /// The maximum number of unanswered requests.
  package nonisolated static let requestLimit = 10_000

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - host: The host of the client's sessions.
  ///   - dialect: The protocol that the client uses.
  ///   - send: A closure that passes a message to the client.
  ///   - room: A closure that returns once the client has read enough of the data that was sent to it.
  ///   - onEnd: A closure that is called when there are no requests left to answer.
  package init(
    _ host: SessionHost,
    _ dialect: Dialect = .serve,
    send: @escaping (JSONValue) -> Void,
    room: @escaping @MainActor () async -> Void = {},
    onEnd: @escaping @MainActor () -> Void = {}
  ) {
    self.host = host
    self.dialect = dialect
    self.send = send
    self.room = room
    self.onEnd = onEnd
  }

  /// Processes a chunk of the client's stream.
  package func receive(_ part: MessageReader.Part) {
    switch part {
    case .fault(let reason): refuse(nil, RPCError(.parse, reason))
    case .message(let bytes):
      do { take(try RPCMessage(bytes)) } catch { refuse(error.id, error.error) }
    }
  }

  /// Records that the client will not send any more messages, so that the server exits once every request has been
  /// answered.
  package func inputDidEnd(insideMessage: Bool = false) {
    if insideMessage { refuse(nil, RPCError(.parse, "the input ended in the middle of a message")) }
    isInputOver = true
    endIfDone()
  }

  private func take(_ message: RPCMessage) {
    guard let id = message.id else { return note(message) }
    guard requests[id] == nil else {
      return refuse(
        id,
        RPCError(.invalidRequest, "a request with this id has not been answered yet")
      )
    }
    guard requests.count < Self.requestLimit else {
      return refuse(
        id,
        RPCError(.limitReached, "more than \(Self.requestLimit) requests are waiting")
      )
    }
    guard shutdown == nil else {
      return refuse(id, RPCError(.invalidRequest, "the server is shutting down"))
    }
    guard let method = dialect.method(message.method) else {
      let name = String(message.method.prefix(80))
      return refuse(id, RPCError(.unknownMethod, "there is no method called “\(name)”"))
    }
    if let fault = method.fault(in: message.params) {
      return refuse(id, RPCError(.invalidParams, fault))
    }
    let session = dialect.session(method, message.params)
    let request = PendingRequest(id, method, message.params, session)
    requests[id] = request
    begin(request)
  }

  /// Handles a notification. Unknown notifications are ignored, as JSON-RPC requires.
  private func note(_ message: RPCMessage) {
    guard message.method == dialect.cancellation.method,
      let id = RPCID(message.params[dialect.cancellation.id]),
      let request = requests[id], request !== shutdown
    else { return }
    if dialect.answersCancelled {
      answer(request, .failure(RPCError(.cancelled, "the request was cancelled")))
    } else {
      request.isAnswered = true
      requests[id] = nil
    }
    parked.removeAll { $0 === request }
    if request.isRunning, let session = request.session { try? host.session(session).stopWaiting() }
  }

  private func begin(_ request: PendingRequest) {
    if request.method.name == "shutdown" {
      shutdown = request
      return endIfDone()
    }
    if let id = request.session, let session = try? host.session(id) {
      session.add { await self.perform(request) }
    } else if request.session != nil, opening > 0 {
      parked.append(request)
    } else {
      if dialect.opens(request.method, request.params) { opening += 1 }
      Task { await perform(request) }
    }
  }

  private func perform(_ request: PendingRequest) async {
    await room()
    if !request.isAnswered {
      request.isRunning = true
      let call = Method.Call(
        request.params,
        host,
        progress: { [send, dialect] text in
          dialect.progress(request.id, request.params, text).map(send)
        },
        isCancelled: { request.isAnswered }
      )
      let result: Result<JSONValue, RPCError>
      do { result = .success(try await request.method.perform(call)) } catch {
        result = .failure(error)
      }
      answer(request, result)
    }
    if dialect.opens(request.method, request.params) { openingDidEnd() }
    endIfDone()
  }

  private func openingDidEnd() {
    opening -= 1
    let waiting = parked
    parked = []
    for request in waiting { begin(request) }
  }

  private func answer(_ request: PendingRequest, _ result: Result<JSONValue, RPCError>) {
    guard !request.isAnswered else { return }
    request.isAnswered = true
    requests[request.id] = nil
    send(RPCMessage.response(to: request.id, result))
  }

  private func refuse(_ id: RPCID?, _ error: RPCError) {
    send(RPCMessage.response(to: id, .failure(error)))
  }

  private func endIfDone() {
    guard !hasEnded, opening == 0 else { return }
    if let shutdown, requests.count == 1 {
      host.shutDown()
      answer(shutdown, .success([:]))
    }
    guard host.isShutDown || isInputOver && requests.isEmpty else { return }
    hasEnded = true
    host.closeAll()
    onEnd()
  }
}

/// A request that has not yet been answered.
@MainActor
private final class PendingRequest {
  let id: RPCID
  let method: Method
  let params: JSONValue
  /// The ID of the session to which the request belongs, or `nil` if the request does not belong to a session.
  let session: String?
  var isRunning = false
  var isAnswered = false

  init(_ id: RPCID, _ method: Method, _ params: JSONValue, _ session: String?) {
    (self.id, self.method, self.params, self.session) = (id, method, params, session)
  }
}
