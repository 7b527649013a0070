// SPDX-License-Identifier: MIT

import A11yJSON
import A11yPlatform
import A11yWire
import Foundation

/// A server for clients of the WebDriver protocol, which control the page that the screen reader session reads.
@MainActor
public final class WebDriverServer {
  private let browser: HeardBrowser
  private let listener: Listener
  private var session: WebDriverSession?

  /// The port that the server listens on.
  public var port: Int { listener.port }

  /// Opens a port, or returns `nil` if the port is in use.
  init?(port: Int, browser: HeardBrowser, notify: @escaping @Sendable (String) -> Void) {
    guard let listener = Listener(port: port, notify: notify) else { return nil }
    self.listener = listener
    self.browser = browser
  }

  /// Starts accepting clients. Commands from clients are added to a queue.
  func begin(_ queue: RequestQueue) {
    listener.begin { [weak self, listener] socket in
      defer { A11yPlatform.close(socket) }
      guard let local = LocalRequest(from: socket, port: listener.port) else { return }
      guard let body = local.body() else {
        return local.refuse(
          "413 Content Too Large",
          "The request’s body is too long or incomplete."
        )
      }
      let line = local.head.line
      let answer: Answer? = queue.answer {
        self?.answer(line, body)
          ?? Answer(WebDriverError(.unknownError, "the server is shutting down"))
      }
      guard let answer else { return }
      local.answer(answer.status, answer.value)
    }
  }

  /// Ends the session and stops listening.
  func end() {
    session?.end()
    session = nil
    listener.end()
  }

  private struct Answer: Sendable {
    var status = "200 OK"
    var value: JSONValue

    init(_ value: JSONValue) { self.value = ["value": value] }

    init(_ error: WebDriverError) {
      status = error.status
      value = error.answer
    }
  }

  private func answer(_ line: String, _ body: [UInt8]) -> Answer {
    do throws(WebDriverError) {
      return Answer(try value(try WebDriverRequest(line: line, body: body)))
    } catch {
      return Answer(error)
    }
  }

  private func value(_ request: WebDriverRequest) throws(WebDriverError) -> JSONValue {
    if request.path == ["status"] {
      let words = session == nil ? "ready" : "a session is already running"
      return ["ready": .bool(session == nil), "message": .string(words)]
    }
    guard request.path.first == "session" else {
      throw WebDriverError(.unknownCommand, "there is no such command")
    }
    if request.path.count == 1 {
      guard request.method == "POST" else {
        throw WebDriverError(.unknownMethod, "use POST to create a session")
      }
      guard session == nil else {
        throw WebDriverError(.sessionNotCreated, "a session is already running")
      }
      let session = try WebDriverSession(browser, request.parameters)
      self.session = session
      return session.created
    }
    guard let session, session.id == request.path[1] else {
      throw WebDriverError(.invalidSessionID, "there is no such session")
    }
    let path = Array(request.path.dropFirst(2))
    if path.isEmpty {
      guard request.method == "DELETE" else {
        throw WebDriverError(.unknownMethod, "only DELETE is supported for a session")
      }
      session.end()
      self.session = nil
      return .null
    }
    return try session.perform(path, request)
  }
}
