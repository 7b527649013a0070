// SPDX-License-Identifier: MIT

import A11yOpening
import A11yTree
import A11yWire
import Foundation
import Testing

@testable import A11yWeb

/// Tests for the conditions, credentials and preferences for opening a page.
@Suite(.enabled(if: TestBrowser.isThere), .serialized) @MainActor struct ReachingPagesTests {
  private func heard(_ fields: KeyValuePairs<String, String>) async throws -> [String] {
    let opener = WebOpener()
    defer { opener.close() }
    let opened = try await opener.openInTask(Subject(fields))
    if let unread = opened.unread { return ["unread: \(unread)"] }
    return words(of: opened.source.start())
  }

  /// Returns the labels of the elements without children, in document order.
  private func words(of update: TreeUpdate) -> [String] {
    let elements = Dictionary(
      update.changes.map { ($0.id, $0.element) },
      uniquingKeysWith: { $1 }
    )
    var pending = update.root.map { [$0] } ?? []
    var words: [String] = []
    while let id = pending.popLast() {
      guard let element = elements[id] else { continue }
      if element.children.isEmpty, !element.label.isEmpty { words.append(element.label) }
      pending += element.children.reversed()
    }
    return words
  }

  @Test func `A request header is sent only to the page’s own origin`() async throws {
    let server = try EchoServer()
    defer { server.stop() }
    setenv("A11YNAV_TEST_TOKEN", "Bearer s3cret", 1)
    let header = "Authorization=@A11YNAV_TEST_TOKEN"
    #expect(
      try await heard(["open": server.address, "header": header]) == ["Authorization Bearer s3cret"]
    )
    #expect(
      try await heard(["open": server.address + "elsewhere", "header": header])
        == ["Authorization none"]
    )
  }

  /// For the client's end of a connection, the system tries all ports in its own range one after another, including the
  /// tested port.
  @Test func `A port at which nothing listens does not answer, even to itself`() {
    let address = ServerAddress(host: "127.0.0.1", port: 58_744)
    #expect((1...30_000).allSatisfy { _ in address.connect() == nil })
  }

  @Test func `A program serves several pages at once, and ends with the last of them`() async throws
  {
    let opener = WebOpener()
    defer { opener.close() }
    let subject = Subject([
      "run": "exec python3 -m http.server 18790 --bind 127.0.0.1",
      "ready": "http://127.0.0.1:18790/",
    ])
    let first = try await opener.openInTask(subject)
    let second = try await opener.openInTask(subject)
    let server = ServerAddress(host: "127.0.0.1", port: 18_790)
    first.source.close()
    #expect(await server.answers())
    second.source.close()
    #expect(await !server.answers())
  }

  @Test func `A storage state provides cookies and local storage`() async throws {
    let server = try EchoServer()
    defer { server.stop() }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let state = """
      {"cookies": [{"name": "id", "value": "7", "domain": "127.0.0.1", "path": "/", "expires": -1,
        "httpOnly": true, "secure": false, "sameSite": "Lax"}, {"value": "without a name"}],
       "origins": [{"origin": "\(server.address.dropLast())",
        "localStorage": [{"name": "cart", "value": "2 books"}]}]}
      """
    try Data(state.utf8).write(to: file)
    #expect(
      try await heard(["open": server.address + "stored", "storage-state": file.path])
        == ["Cookie id=7", "cart 2 books"]
    )
    #expect(try await heard(["open": server.address + "stored"]) == ["Cookie none", "cart null"])
  }

  @Test func `An entry of local storage that the page removes does not come back`() async throws {
    let server = try EchoServer()
    defer { server.stop() }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let state = """
      {"origins": [{"origin": "\(server.address.dropLast())",
        "localStorage": [{"name": "user", "value": "Ada"}]}]}
      """
    try Data(state.utf8).write(to: file)
    let opener = WebOpener()
    defer { opener.close() }
    let subject = Subject(["open": server.address + "account", "storage-state": file.path])
    let page = try #require(try await opener.openInTask(subject).source as? WebPage)
    let walker = Walker(page)
    #expect(await walker.run("choose Ada").last == "Ada")
    await walker.run("choose Sign out", "activate", "reload")
    #expect(await walker.run("choose Nobody").last == "Nobody")
    walker.close()
  }

  @Test func `The page receives the user’s preferences`() async throws {
    let server = try EchoServer()
    defer { server.stop() }
    let fields: KeyValuePairs = [
      "open": server.address + "preferences", "color-scheme": "dark", "reduced-motion": "on",
      "timezone": "Asia/Tokyo", "geolocation": "48.2, 16.4", "user-agent": "Reader 1",
    ]
    #expect(try await heard(fields) == ["dark still -540 Reader 1 at 48.2 16.4"])
    #expect(
      try await heard(["open": server.address + "preferences"]).first?.hasPrefix("light moving")
        == true
    )
  }

  @Test func `A page is ready when the given text has appeared or disappeared`() async throws {
    let server = try EchoServer()
    defer { server.stop() }
    let address = server.address + "late"
    #expect(try await heard(["open": address]) == ["Loading"])
    #expect(
      try await heard(["open": address, "wait-for": " 3  ORDERS found"])
        == ["3", "orders", "found"]
    )
    #expect(
      try await heard(["open": address, "wait-for-gone": "Loading"]) == ["3", "orders", "found"]
    )
    #expect(
      try await heard(["open": address, "wait-for": "4 orders", "timeout": "12s"])
        == ["unread: “4 orders” did not appear within 12 s"]
    )
    #expect(
      try await heard(["open": address, "wait-for-gone": "load", "timeout": "0.5"])
        == ["unread: “load” did not disappear within 0.5 s"]
    )
  }

  @Test func `Missing credentials and missing content cause different errors`() async throws {
    let server = try EchoServer()
    defer { server.stop() }
    #expect(
      try await heard(["open": server.address + "private"]) == [
        "unread: the server returned status 401; pass credentials with --header Authorization=@VARIABLE or --storage-state, or accept the page with --allow-status 401"
      ]
    )
    let address = server.address + "nothing"
    await #expect(
      throws: SubjectError(
        "\(address): the server returned status 204, which means that there is no content",
        field: "open"
      )
    ) { _ = try await heard(["open": address]) }
  }

  @Test(arguments: [
    ("header", "Authorization=secret"), ("header", "Authorization"), ("header", "A B=@PATH"),
    ("header", "A=@A11YNAV_NO_SUCH_VARIABLE"), ("header", "A=@A11YNAV_TEST_LINES"),
    ("storage-state", "/no/such/file"), ("storage-state", "/dev/null"),
    ("proxy", "127.0.0.1"), ("proxy", "http://me:secret@127.0.0.1:1"), ("proxy", "ftp://a"),
    ("color-scheme", "blue"), ("reduced-motion", "yes"), ("timezone", "Mars/Olympus"),
    ("geolocation", "91,0"), ("geolocation", "48"), ("geolocation", "nan,0"),
    ("timeout", "0"), ("timeout", "soon"), ("timeout", "1e9"), ("ignore-https-errors", "1"),
  ])
  func `An invalid field is named in the error`(name: String, value: String) throws {
    setenv("A11YNAV_TEST_LINES", "a\r\nInjected: b", 1)
    let subject = Subject([.init("open", "http://127.0.0.1/"), .init(name, value)])
    let error = #expect(throws: SubjectError.self) { _ = try PagePlan(subject) }
    #expect(error?.field == name)
    #expect(error?.message.contains("secret@") == false)
  }
}

/// A server whose pages show the requests that the server received for them.
struct EchoServer {
  private let listener: Listener
  var address: String { "http://127.0.0.1:\(listener.port)/" }

  init() throws {
    let listener = try #require(Listener())
    self.listener = listener
    let port = listener.port
    listener.begin { socket in
      defer { close(socket) }
      guard let head = HTTPHead(from: socket) else { return }
      let path = head.line.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
      let (status, fields, body) = Self.answer(path, head, port)
      let page = body.isEmpty ? "" : "<!doctype html><html lang=en><title>Echo</title>\(body)"
      let text =
        "HTTP/1.1 \(status)\r\nContent-Type: text/html\r\n\(fields)Connection: close\r\n\r\n\(page)"
      _ = SocketBytes.send(Array(text.utf8), to: socket)
    }
  }

  private static func answer(
    _ path: String,
    _ head: HTTPHead,
    _ port: Int
  ) -> (status: String, fields: String, body: String) {
    func field(_ name: String) -> String { "<p>\(name) \(head[name] ?? "none")</p>" }
    return switch path {
    // The host `localhost` is a different origin, although the same server answers.
    case "/elsewhere": ("302 Found", "Location: http://localhost:\(port)/\r\n", "")
    case "/stored":
      (
        "200 OK", "",
        field("Cookie")
          + "<p id=a></p><script>a.textContent = 'cart ' + localStorage.getItem('cart')</script>"
      )
    case "/account":
      (
        "200 OK", "",
        """
        <title>Account</title><button>Sign out</button><p id=a></p><script>
        a.textContent = localStorage.getItem('user') ?? 'Nobody'
        document.querySelector('button').onclick = () => {
          localStorage.removeItem('user')
          location.reload()
        }
        </script>
        """
      )
    case "/preferences": ("200 OK", "", preferences)
    case "/late":
      (
        "200 OK", "",
        "<p id=a>Loading</p><script>setTimeout(() => a.innerHTML = '3 <a href=x>orders</a> found', 9000)</script>"
      )
    case "/private": ("401 Unauthorized", "", "<p>Sign in</p>")
    case "/nothing": ("204 No Content", "", "")
    default: ("200 OK", "", field("Authorization"))
    }
  }

  private static let preferences = """
    <p id=a></p><script>
    const is = query => matchMedia(query).matches;
    a.textContent = [
      is("(prefers-color-scheme: dark)") ? "dark" : "light",
      is("(prefers-reduced-motion: reduce)") ? "still" : "moving",
      new Date(0).getTimezoneOffset(), navigator.userAgent,
    ].join(" ");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => a.textContent += ` at ${coords.latitude} ${coords.longitude}`);
    </script>
    """

  func stop() { listener.end() }
}
