// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yTree
import A11yWire
import Testing

@testable import A11yWeb

/// Tests for pages of which some part never arrives.
@Suite(.enabled(if: TestBrowser.isThere), .serialized) @MainActor struct UnfinishedPageTests {
  @Test(arguments: [
    ("image", ["Sale, heading level 1", "Photo, image", "Half price"]),
    ("half", ["Sale, heading level 1", "Half price"]),
  ])
  func `The content that has arrived is read`(path: String, heard: [String]) async throws {
    let server = try UnfinishedServer()
    defer { server.stop() }
    let walker = Walker(try await TestBrowser.shared().open(server.address + path))
    await walker.session.settle(within: .seconds(300))
    #expect(
      walker.notices.first
        == "The page has not finished loading. The content that has arrived is shown."
    )
    // A missing image does not make the page's words unreliable.
    #expect((walker.page.unread == .unfinished) == (path == "half"))
    var words = await walker.run("first")
    for _ in heard.dropFirst() { words += await walker.run("next") }
    #expect(words == heard)
    walker.close()
  }
}

extension UnfinishedPageTests {
  @Test func `A person can read a page while an image is still loading`() async throws {
    let server = try UnfinishedServer()
    defer { server.stop() }
    var options = PageOptions()
    options.time = .real
    let walker = Walker(try await TestBrowser.shared().open(server.address + "image", options))
    await walker.session.settle(within: .seconds(300))
    #expect(await walker.run("first", "next") == ["Sale, heading level 1", "Photo, image"])
    #expect(walker.notices == [])
    walker.close()
  }
}

/// A server that never finishes its responses.
private struct UnfinishedServer {
  private let listener: Listener
  var address: String { "http://127.0.0.1:\(listener.port)/" }

  init() throws {
    listener = try #require(Listener())
    listener.begin { socket in
      defer { close(socket) }
      guard let head = HTTPHead(from: socket) else { return }
      let start =
        "Content-Type: text/html\r\n\r\n<!doctype html><html lang=en><title>Shop</title><h1>Sale</h1>"
      if head.line.contains("/image") {
        let text =
          "HTTP/1.1 200 OK\r\nConnection: close\r\n\(start)<img src=never alt=Photo><p>Half price"
        _ = SocketBytes.send(Array(text.utf8), to: socket)
        return
      }
      if head.line.contains("/half") {
        let text = "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\(start)<p>Half price</p>"
        _ = SocketBytes.send(Array(text.utf8), to: socket)
      }
      // The rest of the response never arrives, and the browser closes the connection together with the page.
      var byte: UInt8 = 0
      while recv(socket, &byte, 1, 0) > 0 {}
    }
  }

  func stop() { listener.end() }
}
