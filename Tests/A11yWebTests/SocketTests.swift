// SPDX-License-Identifier: MIT

import A11yTree
import A11yWire
import Foundation
import Testing

@testable import A11yWeb

/// What is known of the sockets of a page.
@Suite struct SocketTests {
  private func event(_ sockets: inout PageSockets, _ method: String, _ id: String = "1") {
    sockets.handle(
      BrowserEvent(method: method, ["requestId": .string(id), "type": "EventSource"])
    )
  }

  @Test func `a server owes an answer from the opening of a socket to its first message`() {
    var sockets = PageSockets()
    #expect(!sockets.areOpen && !sockets.owesAnswer)
    event(&sockets, "Network.webSocketCreated")
    #expect(sockets.areOpen && sockets.owesAnswer && sockets.lastArrival == nil)
    event(&sockets, "Network.webSocketFrameReceived")
    #expect(!sockets.owesAnswer && sockets.lastArrival != nil)
    event(&sockets, "Network.webSocketFrameSent")
    #expect(sockets.owesAnswer)
    event(&sockets, "Network.webSocketClosed")
    #expect(!sockets.areOpen && !sockets.owesAnswer)
  }

  @Test func `streams of events count, other requests and other documents do not`() {
    var sockets = PageSockets()
    event(&sockets, "Network.requestWillBeSent")
    #expect(sockets.areOpen)
    event(&sockets, "Network.loadingFinished", "other")
    #expect(sockets.areOpen && sockets.owesAnswer)
    event(&sockets, "Runtime.executionContextsCleared")
    #expect(!sockets.areOpen && !sockets.owesAnswer)
  }
}

/// Serves a page that lives on a WebSocket, and answers there after a while.
private struct ChatServer {
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
        // Longer than virtual time needs for a turn.
        usleep(300_000)
        connection.send("You said \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  func stop() { listener.end() }
}

/// A page that lives on a socket, in virtual time.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(10)))
struct SocketPageTests {
  @Test func `what its server answers is there when it is read, and waited for later`() async throws
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
  func `a page opens with what its server sends first`(time: PageOptions.Time) async throws {
    let server = try ChatServer()
    defer { server.stop() }
    var options = PageOptions()
    options.time = time
    let page = try await TestBrowser.shared().open(server.address, options)
    defer { page.close() }
    #expect(String(decoding: page.capture(), as: UTF8.self).contains("You said hello"))
  }
}
