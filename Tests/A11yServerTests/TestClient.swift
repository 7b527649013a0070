// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yOpening
import A11yTree
import Foundation
import Testing

@testable import A11yServer

/// A client of a server in the same process. The documents that the client can open are kept in memory.
@MainActor
final class TestClient {
  private(set) var received: [JSONValue] = []
  private(set) var hasEnded = false
  let opener: TestOpener
  private let dialect: Dialect
  private var waiting: [(id: JSONValue, continuation: CheckedContinuation<JSONValue, Never>)] = []
  private var server: RPCServer?
  private var nextID = 0

  init(
    _ opener: TestOpener = TestOpener(),
    _ dialect: Dialect = .serve,
    policy: ClientPolicy? = nil
  ) {
    self.opener = opener
    self.dialect = dialect
    let send: (JSONValue) -> Void = { [weak self] in self?.take($0) }
    let host = SessionHost(version: "1.2.3", opener: opener, policy: policy, notify: send)
    server = RPCServer(host, dialect, send: send, onEnd: { [weak self] in self?.hasEnded = true })
  }

  /// The notifications from the server.
  var notifications: [JSONValue] { received.filter { $0["id"] == .null && $0["method"] != .null } }

  /// Sends a request without waiting for its response, and returns the request's ID.
  @discardableResult
  func begin(_ method: String, _ params: JSONValue = [:]) -> Int {
    nextID += 1
    let id = JSONValue.number(Double(nextID))
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    return nextID
  }

  /// Returns the response to a request once it has arrived.
  func response(to id: Int) async -> JSONValue {
    let id = JSONValue.number(Double(id))
    if let response = received.first(where: { $0["id"] == id }) { return response }
    return await withCheckedContinuation { waiting.append((id, $0)) }
  }

  /// Sends a request and returns the response. The result must match the description in the table of methods.
  func response(_ method: String, _ params: JSONValue = [:]) async -> JSONValue {
    let response = await response(to: begin(method, params))
    if response["error"] == .null, let method = dialect.method(method), !method.result.isEmpty {
      #expect(method.result.fault(in: response["result"]) == nil)
    }
    return response
  }

  /// Sends a request and returns its result.
  @discardableResult
  func call(_ method: String, _ params: JSONValue = [:]) async -> JSONValue {
    await response(method, params)["result"]
  }

  /// Sends a request and returns the error code.
  func code(_ method: String, _ params: JSONValue = [:]) async -> Int? {
    await response(method, params)["error"]["code"].integer
  }

  func send(_ message: JSONValue) { send(bytes: Array(message.text.utf8)) }

  func send(bytes: [UInt8]) { server?.receive(.message(bytes)) }

  func endInput() { server?.inputDidEnd() }

  private func take(_ message: JSONValue) {
    received.append(message)
    guard let place = waiting.firstIndex(where: { $0.id == message["id"] }) else { return }
    waiting.remove(at: place).continuation.resume(returning: message)
  }
}

/// An opener for sources in memory, which are identified by name.
@MainActor
final class TestOpener: SubjectOpener {
  var sources: [String: () throws -> any TreeSource] = [:]
  /// The function that explores the subjects for audits.
  var explore: ServedSubject.Explore?
  private(set) var isClosed = false
  /// The subjects that clients have requested.
  private(set) var subjects: [Subject] = []

  func open(_ subject: Subject) async throws -> ServedSubject {
    subjects.append(subject)
    let name = subject["open"] ?? ""
    guard let make = sources[name] else {
      throw SubjectError("\(name): there is no such file", field: "open")
    }
    var served = ServedSubject(OpenedSource(try make(), title: name)) { _ in ["open: \(name)"] }
    served.explore = explore
    return served
  }

  func close() { isClosed = true }
}

extension JSONValue {
  /// The spoken words in a result.
  var heard: [String] { self["heard"].array.compactMap { $0["text"].string } }
  var notices: [String] { self["notices"].array.compactMap(\.string) }
}
