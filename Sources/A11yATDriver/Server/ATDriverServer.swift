// SPDX-License-Identifier: MIT

import A11yJSON
import A11yPlatform
import A11yWire
import Foundation

/// A server for clients of the AT Driver protocol, with one session at a time.
@MainActor
public final class ATDriverServer {
  private let reader: ScreenReader
  private let capabilities: ATCapabilities
  private let listener: Listener
  private let notify: @Sendable (String) -> Void
  /// A closure that attaches to a browser driven by another program.
  private let attach: (ATBrowser) throws -> Void
  private var active: (session: ATDriverSession, connection: WebSocketConnection)?

  /// The port that the server listens on.
  public var port: Int { listener.port }

  /// Creates a server and opens its port.
  ///
  /// - Parameters:
  ///   - notify: A closure that receives a message when a client takes control.
  /// - Returns: The server, or `nil` if the port is in use.
  init?(
    port: Int,
    reader: ScreenReader,
    capabilities: ATCapabilities,
    notify: @escaping @Sendable (String) -> Void,
    attach: @escaping (ATBrowser) throws -> Void
  ) {
    guard let listener = Listener(port: port, notify: notify) else { return nil }
    self.listener = listener
    self.reader = reader
    self.capabilities = capabilities
    self.notify = notify
    self.attach = attach
  }

  /// Starts accepting clients. Commands from clients are added to a queue.
  func begin(_ queue: RequestQueue) {
    listener.begin { [weak self, listener] socket in
      defer { A11yPlatform.close(socket) }
      guard let connection = Self.open(socket, port: listener.port) else { return }
      connection.read { message in
        queue.add { self?.receive(message, from: connection) }
      }
      queue.add { self?.leave(connection) }
    }
  }

  /// Ends the session and stops listening.
  func end() {
    active?.session.end()
    active = nil
    listener.end()
  }

  /// Accepts a WebSocket connection, but rejects other requests and requests from web pages in a browser.
  private nonisolated static func open(_ socket: Int32, port: Int) -> WebSocketConnection? {
    guard let request = LocalRequest(from: socket, port: port) else { return nil }
    let words = request.head.line.split(separator: " ")
    guard words.count == 3, words[0] == "GET", words[1] == "/session" else {
      request.refuse("404 Not Found", "AT Driver is available at /session.")
      return nil
    }
    guard let connection = WebSocketConnection(accepting: request.head, on: socket) else {
      request.refuse("426 Upgrade Required", "This address accepts only WebSocket connections.")
      return nil
    }
    return connection
  }

  private func receive(_ message: WebSocketConnection.Message, from connection: WebSocketConnection)
  {
    guard case .text(let bytes) = message else {
      let error = ATDriverError(.invalidArgument, "messages must be text, not binary")
      return connection.send(error.answer(to: nil).text)
    }
    do {
      let command = try ATCommand(bytes)
      connection.send(answer(command, connection).text)
    } catch {
      connection.send(error.error.answer(to: error.id).text)
    }
  }

  private func answer(_ command: ATCommand, _ connection: WebSocketConnection) -> JSONValue {
    do throws(ATDriverError) {
      let result: JSONValue
      if command.method == "session.new" {
        result = try begin(command.params, connection)
      } else if let active, active.connection === connection {
        result = try active.session.perform(command)
      } else {
        throw ATDriverError(
          .invalidSessionID,
          "this connection has no session; send session.new first"
        )
      }
      return ["id": .number(Double(command.id)), "result": result]
    } catch {
      return error.answer(to: command.id)
    }
  }

  private func begin(
    _ params: JSONValue,
    _ connection: WebSocketConnection
  ) throws(ATDriverError) -> JSONValue {
    // A program that restarts immediately may connect before this server has noticed the end of the program's previous
    // connection.
    if let active, active.connection.isClosed { leave(active.connection) }
    guard active == nil else {
      throw ATDriverError(.sessionNotCreated, "a session is already running")
    }
    guard case .object = params["capabilities"] else {
      throw ATDriverError(.invalidArgument, "“capabilities” is not an object")
    }
    let required = params["capabilities"]["alwaysMatch"]
    try capabilities.match(required)
    if let browser = try ATBrowser.read(required) {
      do { try attach(browser) } catch {
        throw ATDriverError(.sessionNotCreated, "\(error)")
      }
    }
    let session = ATDriverSession(reader, sendsStops: required["a11ynav:stops"].isTrue) {
      connection.send($0.text)
    }
    active = (session, connection)
    notify("A program is controlling the screen reader.")
    return ["sessionId": .string(session.id), "capabilities": capabilities.json]
  }

  private func leave(_ connection: WebSocketConnection) {
    guard let active, active.connection === connection else { return }
    active.session.end()
    self.active = nil
    notify("The program has disconnected.")
  }
}
