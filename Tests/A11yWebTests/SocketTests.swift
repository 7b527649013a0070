// SPDX-License-Identifier: MIT

import A11yTree
import A11yWire
import Foundation
import Testing

@testable import A11yWeb

/// Tests for how long a session waits for each type of network traffic from a page.
@Suite struct PageTrafficTests {
  private let start = ContinuousClock.now
  private var traffic = PageTraffic()

  private mutating func event(
    _ method: String,
    _ id: String = "1",
    _ payload: String = "",
    at milliseconds: Int
  ) {
    traffic.handle(
      BrowserEvent(
        method: method,
        [
          "requestId": .string(id), "type": "EventSource",
          "response": ["payloadData": .string(payload), "opcode": 1],
        ]
      ),
      at: time(milliseconds)
    )
  }

  private func time(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  /// Returns how much longer to wait for the server, in milliseconds.
  private func wait(at milliseconds: Int) -> Double {
    traffic.due(at: time(milliseconds)).map { ($0 - time(milliseconds)).milliseconds } ?? 0
  }

  @Test
  mutating func
    `The wait for a socket lasts from its opening to the pause after its first message`()
  {
    #expect(!traffic.isConnected)
    event("Network.webSocketCreated", at: 0)
    #expect(traffic.isConnected)
    #expect(wait(at: 0) == 3000)
    event("Network.webSocketFrameReceived", at: 10)
    #expect(wait(at: 10) == 400)
    #expect(wait(at: 410) == 0)
    event("Network.webSocketFrameSent", "1", "save", at: 5000)
    #expect(wait(at: 5000) == 1000)
    event("Network.webSocketClosed", at: 5001)
    #expect(!traffic.isConnected)
    #expect(wait(at: 5001) == 0)
  }

  @Test mutating func `The pause that ends a wait adapts to the pauses of the connection`() {
    event("Network.webSocketCreated", at: 0)
    event("Network.webSocketFrameReceived", at: 300)
    #expect(wait(at: 300) == 900)
    event("Network.webSocketFrameReceived", at: 900)
    #expect(wait(at: 900) == 1800)
    // A pause after the wait has ended does not count as a pause by the server.
    event("Network.webSocketFrameReceived", at: 9000)
    #expect(wait(at: 9000) == 1800)
  }

  @Test
  mutating func
    `A kind of message that was not answered once is awaited only as long as a pause lasts`()
  {
    event("Network.webSocketCreated", at: 0)
    event("Network.webSocketFrameReceived", at: 10)
    event("Network.webSocketFrameSent", "1", #"{"type":"log","id":1}"#, at: 1000)
    #expect(wait(at: 1000) == 1000)
    let isEarly = traffic.giveUpOverdue(at: time(1999))
    let isDue = traffic.giveUpOverdue(at: time(2000))
    #expect([isEarly, isDue] == [false, true])
    event("Network.webSocketFrameSent", "1", #"{"type":"log","id":2}"#, at: 3000)
    #expect(wait(at: 3000) == 400)
    // Another kind of message extends the wait, but the first kind of message does not shorten the wait again.
    event("Network.webSocketFrameSent", "1", #"{"type":"save","id":3}"#, at: 3100)
    #expect(wait(at: 3100) == 1000)
    event("Network.webSocketFrameSent", "1", #"{"type":"log","id":4}"#, at: 3200)
    #expect(wait(at: 3200) == 900)
    event("Network.webSocketFrameReceived", at: 3210)
    event("Network.webSocketFrameSent", "1", #"{"type":"log","id":5}"#, at: 5000)
    let isKnown = traffic.giveUpOverdue(at: time(5400))
    #expect(!isKnown)
    #expect(wait(at: 5400) == 0)
  }

  @Test mutating func `The events of one control say nothing about another control’s events`() {
    func event(_ listener: String) -> String {
      #"42["event",{"id":5,"client_id":"c-1","listener_id":"\#(listener)","args":["x"]}]"#
    }
    self.event("Network.webSocketCreated", at: 0)
    self.event("Network.webSocketFrameReceived", at: 10)
    for letter in 0..<3 {
      self.event("Network.webSocketFrameSent", "1", event("field"), at: 1000 + letter)
    }
    _ = traffic.giveUpOverdue(at: time(2000))
    self.event("Network.webSocketFrameSent", "1", event("field"), at: 3000)
    #expect(wait(at: 3000) == 400)
    self.event("Network.webSocketFrameSent", "1", event("button"), at: 3100)
    #expect(wait(at: 3100) == 1000)
  }

  @Test
  mutating func `Messages with identifiers that never recur are unanswered after three of them`() {
    event("Network.webSocketCreated", at: 0)
    event("Network.webSocketFrameReceived", at: 10)
    var waits: [Double] = []
    for number in 1...5 {
      let now = number * 2000
      event("Network.webSocketFrameSent", "1", #"{"type":"log","id":"m\#(number)"}"#, at: now)
      waits.append(wait(at: now))
      _ = traffic.giveUpOverdue(at: time(now + 1500))
    }
    #expect(waits == [1000, 1000, 1000, 400, 400])
  }

  @Test(arguments: [
    (#"0{"sid":"a"}"#, "2", "3"), ("o", "h", "h"), ("hello", #"{"type":"ping"}"#, "ping"),
    ("{}\u{1E}", "{\"type\":6}\u{1E}", "{\"type\":6}\u{1E}"),
    ("hi", #"{"type":"ka"}"#, #"[null,"7","phoenix","heartbeat",{}]"#),
  ])
  mutating func `A message that only keeps the connection open is not awaited and ends no pause`(
    _ greeting: String,
    _ received: String,
    _ sent: String
  ) {
    event("Network.webSocketCreated", at: 0)
    event("Network.webSocketFrameReceived", "1", greeting, at: 10)
    event("Network.webSocketFrameReceived", "1", received, at: 200)
    #expect(wait(at: 200) == 210)
    event("Network.webSocketFrameSent", "1", sent, at: 500)
    #expect(wait(at: 500) == 0)
  }

  @Test mutating func `An answer to a message of a single character is awaited`() {
    event("Network.webSocketCreated", at: 0)
    event("Network.webSocketFrameReceived", "1", "0", at: 10)
    event("Network.webSocketFrameSent", "1", "+", at: 500)
    #expect(wait(at: 500) == 1000)
    event("Network.webSocketFrameReceived", "1", "2", at: 600)
    #expect(wait(at: 600) == 400)
  }

  @Test mutating func `The session stops waiting for a connection that is never idle`() {
    event("Network.webSocketCreated", at: 0)
    for tick in 1...20 { event("Network.webSocketFrameReceived", at: tick * 300) }
    #expect(wait(at: 6000) == 900)
    traffic.giveUpRestless()
    #expect(wait(at: 6000) == 0)
    event("Network.webSocketFrameSent", "1", "save", at: 6100)
    #expect(wait(at: 6100) == 1500)
    let isOverdue = traffic.giveUpOverdue(at: time(7600))
    #expect(isOverdue)
    event("Network.webSocketFrameSent", "1", "save", at: 7700)
    #expect(wait(at: 7700) == 0)
  }

  @Test mutating func `The wait for an event stream or a streamed body lasts until it ends`() {
    event("Network.requestWillBeSent", "events", at: 0)
    event("Network.eventSourceMessageReceived", "events", at: 10)
    #expect(wait(at: 10) == 400)
    event("Network.loadingFinished", "events", at: 20)
    #expect(!traffic.isConnected)
    traffic.handle(
      BrowserEvent(method: "Network.requestWillBeSent", ["requestId": "body", "type": "Fetch"]),
      at: time(30)
    )
    #expect(!traffic.isAnswered)
    traffic.handle(
      BrowserEvent(method: "Network.responseReceived", ["requestId": "body", "type": "Fetch"]),
      at: time(40)
    )
    #expect(traffic.isAnswered)
    #expect(wait(at: 40) == 3000)
    event("Network.dataReceived", "body", at: 340)
    #expect(wait(at: 340) == 900)
    event("Network.loadingFinished", "body", at: 350)
    #expect(wait(at: 350) == 0)
  }

  @Test mutating func `The session does not wait for a previous document’s connections`() {
    event("Network.webSocketCreated", at: 0)
    event("Runtime.executionContextsCleared", at: 1)
    #expect(!traffic.isConnected)
  }

  @Test(arguments: [
    (#"{"type":"click","target":12}"#, #"{"target":13,"type":"click"}"#, true),
    (#"{"type":"click"}"#, #"{"type":"save"}"#, false),
    (#"42["event",{"id":7}]"#, #"421["event",{"id":8}]"#, true),
    (#"42["ack",{"id":7}]"#, #"42["event",{"id":7}]"#, false),
    ("ping 1", "ping 22", true), ("ping", "save", false),
  ])
  func `Numbers do not affect a message’s kind`(_ first: String, _ second: String, _ isSame: Bool) {
    let kinds = [first, second].map { SocketMessage($0, opcode: 1).kind }
    #expect((kinds[0] == kinds[1]) == isSame)
  }

  @Test func `The kind of a message is short, and binary messages also have a kind`() {
    #expect(SocketMessage(String(repeating: "a", count: 10_000), opcode: 1).kind.count <= 120)
    #expect(SocketMessage("CAESBHRlc3Q=", opcode: 2).kind == "bytes CAESBHRl")
  }
}

/// A server for a page whose content arrives in parts over a connection, with pauses of different lengths.
struct PartsServer {
  /// The ways of sending the parts of the content.
  enum Way: String, CaseIterable {
    case answered, pushed, events, body
    /// A response body that the server never completes, or one that the page stops reading when all parts have arrived.
    case endlessBody, abortedBody
  }

  private static let parts = [
    "<h1>Orders</h1>", "<p>First</p>", "<p>Last</p>", "<button>Save</button>",
  ]
  /// The pauses before the parts, in microseconds. The first pause does not predict the other pauses.
  private static let pauses: [UInt32] = [10_000, 350_000, 20_000, 250_000]
  private static let start =
    "<!doctype html><html lang=en><title>App</title><main></main><p role=status></p><script>const main = document.querySelector('main'); let add = part => main.insertAdjacentHTML('beforeend', part);"
  private static let socket = """
    const socket = new WebSocket("ws://" + location.host + "/"), status = document.querySelector("[role]");
    socket.onmessage = event => event.data.startsWith("<") ? add(event.data) : status.textContent = event.data;
    main.onclick = event => event.target.localName === "button" && socket.send("save");
    """
  private static let scripts: [Way: String] = [
    .answered: socket + "socket.onopen = () => socket.send('parts');",
    .pushed: socket,
    .events: "new EventSource('/events').onmessage = event => add(event.data);",
    .body: reading("/body"),
    .endlessBody: reading("/endless"),
    .abortedBody: reading("/endless") + """
      const whole = add;
      add = part => { whole(part); if (part.includes("button")) abort.abort(); };
      """,
  ]

  /// Returns a script that adds the parts of a response body as they arrive.
  private static func reading(_ path: String) -> String {
    """
    const abort = new AbortController();
    fetch("\(path)", { signal: abort.signal }).then(async answer => {
      const reader = answer.body.getReader(), decoder = new TextDecoder();
      for (let next; !(next = await reader.read()).done;) add(decoder.decode(next.value));
    }).catch(() => {});
    """
  }

  private let listener: Listener
  var address: String { "http://127.0.0.1:\(listener.port)/" }

  init(_ way: Way) throws {
    listener = try #require(Listener())
    listener.begin { socket in
      defer { close(socket) }
      guard let head = HTTPHead(from: socket) else { return }
      if let connection = WebSocketConnection(accepting: head, on: socket) {
        if way == .pushed { Self.sendParts { connection.send($0) } }
        connection.read { message in
          guard case .text(let bytes) = message else { return }
          if bytes.elementsEqual("parts".utf8) { return Self.sendParts { connection.send($0) } }
          for word in ["Saving", "Saved"] {
            usleep(300_000)
            connection.send(word)
          }
        }
        return
      }
      let path = head.line.split(separator: " ").dropFirst().first ?? "/"
      let type = path == "/events" ? "text/event-stream" : "text/html"
      let opening = "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nConnection: close\r\n\r\n"
      _ = SocketBytes.send(Array(opening.utf8), to: socket)
      switch path {
      case "/events":
        Self.sendParts { _ = SocketBytes.send(Array("data: \($0)\n\n".utf8), to: socket) }
      case "/body", "/endless":
        Self.sendParts { _ = SocketBytes.send(Array($0.utf8), to: socket) }
        // This call waits until the page closes the connection.
        var byte: UInt8 = 0
        if path == "/endless" { _ = recv(socket, &byte, 1, 0) }
      default:
        let page = Self.start + (Self.scripts[way] ?? "") + "</script>"
        _ = SocketBytes.send(Array(page.utf8), to: socket)
      }
    }
  }

  private static func sendParts(_ send: (String) -> Void) {
    for (part, pause) in zip(parts, pauses) {
      usleep(pause)
      send(part)
    }
  }

  func stop() { listener.end() }
}

/// A server for a page that receives its content over a WebSocket. The server's answers over the WebSocket are delayed.
struct ChatServer {
  private static let page = """
    <!doctype html><html lang=en><title>Chat</title><h1>Chat</h1><script>
    const socket = new WebSocket("ws://" + location.host + "/");
    socket.onopen = () => socket.send("hello");
    socket.onmessage = event => {
      const button = document.createElement("button");
      button.textContent = event.data;
      button.onclick = () => socket.send("more");
      document.body.append(button);
    };
    </script>
    """

  private let listener: Listener
  var address: String { "http://127.0.0.1:\(listener.port)/" }

  init() throws {
    listener = try #require(Listener())
    listener.begin { socket in
      defer { close(socket) }
      guard let head = HTTPHead(from: socket) else { return }
      guard let connection = WebSocketConnection(accepting: head, on: socket) else {
        let page = Array(Self.page.utf8)
        let answer =
          "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: \(page.count)\r\n\r\n"
        _ = SocketBytes.send(Array(answer.utf8) + page, to: socket)
        return
      }
      connection.read { message in
        guard case .text(let bytes) = message else { return }
        // The delay is longer than a turn takes in virtual time.
        usleep(300_000)
        connection.send("You said \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  func stop() { listener.end() }
}

/// Tests for pages that receive their content over a connection.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct SocketPageTests {
  @Test
  func `A page is read after its server’s first answer, and a script can wait for later answers`()
    async throws
  {
    let server = try ChatServer()
    defer { server.stop() }
    let walker = Walker(try await TestBrowser.shared().open(server.address))
    defer { walker.close() }
    #expect(await walker.run("last") == ["You said hello, button"])
    await walker.run("activate")
    #expect(await walker.run("wait for \"You said more\"", "last") == ["You said more, button"])
  }

  @Test(arguments: [PageOptions.Time.virtual, .real])
  func `A page opens with the content that its server sends first`(time: PageOptions.Time)
    async throws
  {
    let server = try ChatServer()
    defer { server.stop() }
    var options = PageOptions()
    options.time = time
    let page = try await TestBrowser.shared().open(server.address, options)
    defer { page.close() }
    #expect(String(decoding: page.capture(), as: UTF8.self).contains("You said hello"))
  }

  @Test(arguments: PartsServer.Way.allCases)
  func `A page is read when all of its content has arrived`(_ way: PartsServer.Way)
    async throws
  {
    let server = try PartsServer(way)
    defer { server.stop() }
    let walker = Walker(try await TestBrowser.shared().open(server.address))
    defer { walker.close() }
    #expect(
      await walker.run("next", "next", "next") == ["First", "Last", "Save, button, end, main"]
    )
  }

  @Test func `All answers that a command causes on the server belong to that command’s turn`()
    async throws
  {
    let server = try PartsServer(.answered)
    defer { server.stop() }
    let walker = Walker(try await TestBrowser.shared().open(server.address))
    defer { walker.close() }
    await walker.run("choose Save")
    #expect(await walker.run("activate") == ["Saving", "Saved"])
  }
}
