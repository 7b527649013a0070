// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yWire
import Foundation
import Synchronization
import Testing

/// A running instance of `a11ynav at-driver`.
final class DriverProgram {
  private let process = Process()
  /// The port for AT Driver.
  let port: Int
  /// The port for WebDriver, if WebDriver is enabled.
  let webDriverPort: Int?

  /// Starts the program and returns once its ports are open.
  convenience init(_ arguments: String...) throws {
    try self.init(arguments: arguments)
  }

  /// Starts the program and returns once its ports are open.
  init(arguments: [String], _ environment: [String: String] = [:]) throws {
    let output = Pipe()
    process.executableURL = try Program.executable
    process.environment = Program.environment.merging(environment) { $1 }
    process.arguments = ["at-driver", "--port", "0"] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let count = arguments.contains("--webdriver") ? 2 : 1
    var text = ""
    while text.split(separator: "\n").count < count || !text.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the program has ended")
      text += String(decoding: data, as: UTF8.self)
    }
    let ports = text.split(separator: "\n").map { line in
      Int(line.split(separator: ":").last?.prefix(while: \.isNumber) ?? "")
    }
    port = try #require(ports[0])
    webDriverPort = count == 2 ? ports[1] : nil
  }

  /// Ends the program.
  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  /// Connects a client.
  func connect() throws -> DriverClient {
    let socket = WebSocketTransport(
      to: ServerAddress(host: "127.0.0.1", port: port),
      path: "/session"
    )
    return DriverClient(try #require(socket))
  }

  /// Sends a request to WebDriver and returns the value in the response.
  func webDriver(
    _ method: String,
    _ path: String,
    _ parameters: JSONValue = [:]
  ) throws -> JSONValue {
    let port = try #require(webDriverPort)
    let socket = try #require(ServerAddress(host: "127.0.0.1", port: port).connect())
    defer { close(socket) }
    let body = method == "POST" ? parameters.text : ""
    let request =
      "\(method) \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    #expect(SocketBytes.send(Array(request.utf8), to: socket))
    let head = try #require(HTTPHead(from: socket))
    var bytes = head.rest
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    var cursor = JSONCursor(bytes)
    return try JSONValue(&cursor)["value"]
  }
}

/// A client for AT Driver that sends one command at a time, like the W3C's test harness.
final class DriverClient {
  private let socket: WebSocketTransport
  private let inbox = Inbox()
  private var lastID = 0
  /// Returns the words captured since the previous call.
  private var captured: [JSONValue] = []

  init(_ socket: WebSocketTransport) {
    self.socket = socket
    socket.begin { [inbox] in
      inbox.add($0)
    } onEnd: { [inbox] in
      inbox.end()
    }
  }

  /// Sends a command and returns the entire response.
  @discardableResult
  func call(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue {
    lastID += 1
    let command: JSONValue = [
      "id": .number(Double(lastID)), "method": .string(method), "params": params,
    ]
    return try send(command.text)
  }

  /// Sends a message as text and returns the response.
  func send(_ text: String) throws -> JSONValue {
    socket.send(text)
    while true {
      let message = try #require(inbox.next(), "the connection has ended")
      if message["method"] == .null { return message }
      captured.append(message)
    }
  }

  /// Begins a session.
  func begin(_ required: JSONValue = [:]) throws -> JSONValue {
    try call("session.new", ["capabilities": ["alwaysMatch": required]])["result"]
  }

  /// Presses keys together, and returns the spoken words.
  func press(_ keys: String...) throws -> [String] { try press(keys) }

  private func press(_ keys: [String]) throws -> [String] {
    captured = []
    let answer = try call(
      "interaction.userIntent",
      ["name": "pressKeys", "keys": .array(keys.map { .string($0) })]
    )
    try #require(answer["result"] == [:], "\(answer.text)")
    return heard()
  }

  /// Presses keys together, and checks the spoken words.
  func press(
    _ keys: String...,
    hears words: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let heard = try press(keys)
    #expect(heard == words, sourceLocation: sourceLocation)
  }

  /// Discards all events that have been captured so far.
  func skip() throws {
    // All events that were sent before the answer have arrived by the time the answer arrives.
    try call("settings.getSupportedSettings")
    captured = []
  }

  /// Returns the words captured since the previous call.
  func heard() -> [String] {
    defer { captured = [] }
    return captured.compactMap {
      $0["method"] == "interaction.capturedOutput" ? $0["params"]["data"].string : nil
    }
  }

  /// Returns the vendor-specific events that have been captured since words were last returned.
  func stops() -> [JSONValue] {
    defer { captured = [] }
    return captured.filter { $0["method"] == "a11ynav:stop" }.map { $0["params"] }
  }

  /// Disconnects the client.
  func leave() {
    socket.close()
    inbox.untilEnd()
  }

  /// A queue of messages in the order in which they arrive on another thread.
  private final class Inbox: Sendable {
    private let messages = Mutex<[JSONValue]>([])
    private let count = DispatchSemaphore(value: 0)

    func add(_ bytes: [UInt8]) {
      var cursor = JSONCursor(bytes)
      guard let message = try? JSONValue(&cursor) else { return }
      messages.withLock { $0.append(message) }
      count.signal()
    }

    func end() { count.signal() }

    /// Waits for and returns the next message, or returns `nil` at the end of the connection.
    func next() -> JSONValue? {
      count.wait()
      return messages.withLock { $0.isEmpty ? Optional<JSONValue>.none : $0.removeFirst() }
    }

    func untilEnd() { while next() != nil {} }
  }
}
