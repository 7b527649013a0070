// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yProcesses
import A11yWire
import Dispatch
import Foundation
import Testing

@testable import A11yWeb

/// Tests for connections between this program and other programs on the same machine.
@Suite(.timeLimit(.minutes(30))) struct ConnectionTests {
  @Test func theAnswerToAKeyIsThatOfTheStandard() {
    // The example is from RFC 6455, section 1.3.
    #expect(WebSocketKey("dGhlIHNhbXBsZSBub25jZQ==").answer == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    // The last SHA-1 block of this text has no room for the text's length.
    #expect(WebSocketKey("").answer == "Kfh9QIsMVZcl6xEPYxPHzW8SZ8w=")
    #expect(WebSocketKey().text != WebSocketKey().text)
  }

  @Test func fieldsOfAHeadHaveTheirNamesInAnyCase() throws {
    let ends = try #require(SocketPair.make())
    defer { close(ends.ours) }
    let text = "HTTP/1.1 101 On\r\nUPGRADE: websocket\r\nodd\r\nA:b: c \r\n\r\nrest"
    #expect(SocketBytes.send(Array(text.utf8), to: ends.theirs))
    close(ends.theirs)
    let head = try #require(HTTPHead(from: ends.ours))
    #expect(head.status == 101)
    #expect(head["upgrade"] == "websocket")
    #expect(head["a"] == "b: c")
    #expect(head["odd"] == nil)
    #expect(head.rest == Array("rest".utf8))
  }

  @Test(arguments: [true, false])
  func onlyAPeerThatSpeaksTheProtocolIsConnectedTo(_ isRight: Bool) throws {
    let server = try Peer()
    let answered = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      server.answer { key in
        let answer = isRight ? WebSocketKey(key).answer : WebSocketKey("another").answer
        return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          + "Sec-WebSocket-Accept: \(answer)\r\n\r\n"
      }
      answered.signal()
    }
    let transport = WebSocketTransport(
      to: ServerAddress(host: "127.0.0.1", port: server.port),
      path: "/"
    )
    answered.wait()
    #expect((transport != nil) == isRight)
  }

  @Test(arguments: [
    ("Host: 127.0.0.1:PORT", 200), ("host: LOCALHOST:PORT", 200), ("Host: [::1]:PORT", 200),
    ("Host: localhost", 200), ("Host: rebound.example:PORT", 403), ("Host: 127.0.0.1:1", 403),
    ("Accept: */*", 403),
  ])
  func `A folder is served only to requests that name this machine as their host`(
    _ field: String,
    _ status: Int
  ) throws {
    let folder = try #require(TemporaryFolder.make())
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("<p>Here".utf8).write(to: URL(fileURLWithPath: folder + "/index.html"))
    let server = try FileServer(folder: folder) { _ in }
    defer { server.end() }
    let client = Client()
    defer { close(client.socket) }
    try #require(client.connect(to: server.port))
    let request = "GET / HTTP/1.1\r\n\(field.replacing("PORT", with: "\(server.port)"))\r\n\r\n"
    #expect(SocketBytes.send(Array(request.utf8), to: client.socket))
    let head = try #require(HTTPHead(from: client.socket))
    #expect(head.status == status)
    #expect(String(decoding: head.rest, as: UTF8.self).contains("Here") == (status == 200))
  }

  @Test func aServerWithoutDescriptorsSaysSoAndGoesOn() async {
    await #expect(processExitsWith: .success) {
      let notified = DispatchSemaphore(value: 0)
      let folder = try #require(TemporaryFolder.make())
      try Data("<p>Here".utf8).write(to: URL(fileURLWithPath: folder + "/index.html"))
      let server = try FileServer(folder: folder) { notice in
        if notice.contains("Too many open files") { notified.signal() }
      }
      var limit = rlimit(rlim_cur: 128, rlim_max: 4096)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
      // A pending `accept` already has its descriptor, and the first client takes that descriptor without sending
      // anything.
      let (first, client) = (Client(), Client())
      while open("/dev/null", O_RDONLY) >= 0 {}
      try #require(first.connect(to: server.port) && client.connect(to: server.port))
      #expect(
        SocketBytes.send(Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8), to: client.socket)
      )
      notified.wait()
      for number in Int32(100)..<128 { close(number) }
      let head = try #require(HTTPHead(from: client.socket))
      #expect(head.status == 200)
      #expect(head["Content-Type"] == "text/html; charset=utf-8")
    }
  }
}

/// A socket to a server on this machine.
private struct Client {
  let socket = A11yPlatform.socket(AF_INET, SocketPair.streamKind, 0)

  func connect(to port: Int) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        A11yPlatform.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}

/// A server that answers one handshake.
private final class Peer: Sendable {
  let port: Int
  private let listening: Int32

  init() throws {
    listening = socket(AF_INET, SocketPair.streamKind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let number = listening
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, length) == 0 && listen(number, 1) == 0
          && getsockname(number, $0, &length) == 0
      }
    }
    try #require(isBound)
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  deinit { close(listening) }

  func answer(_ words: (_ key: String) -> String) {
    let connection = accept(listening, nil, nil)
    defer { close(connection) }
    guard let head = HTTPHead(from: connection), let key = head["sec-websocket-key"] else { return }
    _ = SocketBytes.send(Array(words(key).utf8), to: connection)
  }
}
