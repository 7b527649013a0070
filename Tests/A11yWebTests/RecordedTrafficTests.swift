// SPDX-License-Identifier: MIT

import A11yJSON
import A11yOpening
import A11yTesting
import A11yTree
import A11yWire
import Foundation
import Testing

@testable import A11yWeb

/// Tests for the entries in HAR files, and for the responses and messages that are taken from them.
@MainActor struct RecordedTrafficTests {
  private func traffic(_ entries: String...) throws(SubjectError) -> RecordedTraffic {
    try RecordedTraffic(
      Array(#"{"log":{"version":"1.2","entries":[\#(entries.joined(separator: ","))]}}"#.utf8)
    )
  }

  private func entry(
    _ second: Int,
    _ url: String,
    method: String = "GET",
    status: Int = 200,
    text: String? = "",
    more: String = ""
  ) -> String {
    let content = text.map { #""text":\#(JSONValue.string($0).text)"# } ?? #""size":7"#
    return """
      {"startedDateTime":"2026-01-02T03:04:0\(second).000Z",\
      "request":{"method":"\(method)","url":"\(url)"},\
      "response":{"status":\(status),"statusText":"","headers":[\
      {"name":"Content-Type","value":"text/html; charset=iso-8859-1"},\
      {"name":"Content-Encoding","value":"gzip"}],\
      "content":{"mimeType":"text/html",\(content)}}\(more)}
      """
  }

  private func request(_ url: String, method: String = "GET", data: String? = nil) -> PausedRequest
  {
    var request: [String: JSONValue] = ["url": .string(url), "method": .string(method)]
    if let data { request["postData"] = .string(data) }
    // The identifier is present, so the request can be parsed.
    return PausedRequest(["requestId": "1", "request": .object(request)])!
  }

  /// Returns the content of a response, or the reason that the request fails.
  private func answer(_ replay: TrafficReplay, _ request: PausedRequest) -> String {
    let parameters = replay.answer(to: request).parameters
    if let reason = parameters["errorReason"].string { return reason }
    let data = Data(base64Encoded: parameters["body"].string ?? "") ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: [
    ("{", "the file is not a complete HAR file: the text ends unexpectedly"),
    ("[]", "the file is not a HAR file, which is a JSON object with “log” and “entries”"),
    (
      #"{"log":{"version":"2.0","entries":[]}}"#,
      "version 2.0 of the HAR format is not supported; only 1.x is"
    ),
  ])
  func `A file that is not a HAR file is refused`(_ content: String, _ reason: String) {
    #expect(throws: SubjectError(reason)) { try RecordedTraffic(Array(content.utf8)) }
  }

  @Test func `The first document is the page, and missing content is counted`() throws {
    let traffic = try traffic(
      entry(2, "http://shop.test/data", more: #","_resourceType":"fetch""#),
      entry(3, "http://shop.test/image", text: nil),
      entry(1, "http://shop.test/start?token=s3cret", text: "<h1>Shop</h1>")
    )
    #expect(traffic.firstPage == "http://shop.test/start?token=***")
    #expect(
      traffic.lack
        == "The recorded traffic lacks the content of one of 3 responses, so requests for that content fail."
    )
  }

  @Test func `Repeated requests receive the recorded responses in order, then the last one`() throws
  {
    let replay = TrafficReplay(
      try traffic(
        entry(2, "http://shop.test/count", text: "two"),
        entry(1, "http://shop.test/count", text: "one")
      )
    )
    let request = request("http://shop.test/count#top")
    #expect((1...3).map { _ in answer(replay, request) } == ["one", "two", "two"])
  }

  @Test func `A request is matched by its data, and otherwise by its method and address`() throws {
    func query(_ second: Int, _ data: String, _ text: String) -> String {
      entry(second, "http://shop.test/graphql", method: "POST", text: text)
        .replacing(#""request":{"#, with: #""request":{"postData":{"text":"\#(data)"},"#)
    }
    let replay = TrafficReplay(try traffic(query(1, "cart", "two items"), query(2, "user", "Ada")))
    func post(_ data: String?) -> String {
      answer(replay, request("http://shop.test/graphql", method: "POST", data: data))
    }
    #expect([post("user"), post("cart"), post("other")] == ["Ada", "two items", "two items"])
    #expect(answer(replay, request("http://shop.test/graphql")) == "BlockedByClient")
  }

  @Test func `Values that look generated may differ, but other values may not`() throws {
    let replay = TrafficReplay(
      try traffic(entry(1, "http://shop.test/list?page=1&t=1767323041", text: "first page"))
    )
    var missing: [String] = []
    replay.onMissing = { missing.append($0) }
    #expect(answer(replay, request("http://shop.test/list?page=1&t=1795900001")) == "first page")
    #expect(
      answer(replay, request("http://shop.test/list?page=2&t=1795900001")) == "BlockedByClient"
    )
    #expect(answer(replay, request("http://shop.test/list?t=1795900001")) == "BlockedByClient")
    #expect(missing == ["GET http://shop.test/list?page=2&t=1795900001"])
  }

  @Test func `Text is given in UTF-8, without the encodings of the transport`() throws {
    let replay = TrafficReplay(try traffic(entry(1, "http://shop.test/", text: "Café")))
    let headers = replay.answer(to: request("http://shop.test/")).parameters["responseHeaders"]
      .array
    #expect(
      headers == [["name": "Content-Type", "value": "text/html; charset=utf-8"]]
    )
  }

  @Test func `A request that failed fails again for the same reason`() throws {
    let failed = entry(
      1,
      "http://shop.test/",
      status: 0,
      more: #","_error":"net::ERR_CONNECTION_REFUSED""#
    )
    #expect(
      answer(TrafficReplay(try traffic(failed)), request("http://shop.test/"))
        == "ConnectionRefused"
    )
  }

  @Test func `Answers arrive immediately, and a server’s own messages keep their delays`() throws {
    func message(_ type: String, _ time: Double) -> String {
      #"{"type":"\#(type)","time":\#(1_767_323_041 + time),"opcode":1,"data":"\#(time)"}"#
    }
    let messages = [
      message("receive", 0.8), message("receive", 1), message("send", 2), message("receive", 2.5),
      message("receive", 2.75), message("receive", 8),
    ]
    let traffic = try traffic(
      entry(
        1,
        "ws://shop.test/live",
        status: 101,
        more: #","_webSocketMessages":[\#(messages.joined(separator: ","))]"#
      )
    )
    let steps = try #require(traffic.connections.first).steps
    #expect(steps.map(\.delay.milliseconds) == [0, 200, 0, 250, 5250])
    #expect(steps.map(\.sends) == [0, 0, 1, 1, 1])
    #expect(steps.map(\.isAwaited) == [true, true, true, true, false])
  }

  @Test func `A message that followed a form waits until the form is sent again`() throws {
    let stream = entry(
      1,
      "http://shop.test/events",
      more: """
        ,"_eventSourceMessages":[\
        {"time":1767323041.1,"eventName":"","eventId":"","data":"ready"},\
        {"time":1767323045.5,"eventName":"","eventId":"","data":"saved"}]
        """
    )
    let traffic = try traffic(stream, entry(5, "http://shop.test/save", method: "POST"))
    let steps = try #require(traffic.connections.first).steps
    #expect(steps.map(\.posts) == [0, 1])
    #expect(steps.map(\.delay) == [.zero, .zero])
  }

  @Test func `Damaged files are refused or read, and never crash`() throws {
    let socket = entry(
      1,
      "ws://shop.test/live",
      status: 101,
      more: #","_webSocketMessages":[{"type":"receive","time":1e308,"opcode":2,"data":"AAE="}]"#
    )
    let stream = entry(2, "http://shop.test/s", more: #","_resourceType":"eventsource""#)
    let whole = Array(
      #"{"log":{"version":"1.2","entries":[\#(socket),\#(stream),\#(entry(3, "http://a.test/"))]}}"#
        .utf8
    )
    var random = Multiplier(state: 1)
    var readable = 0
    for _ in 1...20_000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<min(place + 8, bytes.count))
        default: bytes.insert(contentsOf: bytes[place..<min(place + 8, bytes.count)], at: place)
        }
      }
      guard let traffic = try? RecordedTraffic(bytes) else { continue }
      let replay = TrafficReplay(traffic)
      for exchange in traffic.exchanges {
        _ = replay.answer(to: request(exchange.address, method: exchange.method)).parameters.text
      }
      for connection in replay.connections { _ = connection.text }
      readable += 1
    }
    #expect((1000..<20_000).contains(readable))
  }

  /// A linear congruential generator, which returns the same numbers in every run.
  private struct Multiplier: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test func `An event stream of which only the text was recorded is parsed`() {
    let text = ": hello\nevent: price\ndata: 1\ndata: 2\nid: 7\n\ndata:last\n\ndata: unfinished"
    let contents = RecordedMessage.parse(stream: text, at: 0).map(\.content)
    #expect(
      contents == [
        .received(.event(name: "price", data: "1\n2", id: "7")),
        .received(.event(name: "", data: "last", id: "7")),
      ]
    )
  }
}

/// Tests for pages whose traffic is recorded and that are then opened without their server.
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
@MainActor struct RecordingTests {
  /// A file in a folder that is removed after the test.
  private final class RecordedFile {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ynav-\(UUID().uuidString)")
    var path: String { folder.appendingPathComponent("traffic.har").path }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var content: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
  }

  /// Runs commands on a page that is opened from the given fields, and returns the spoken words and the notices.
  private func heard(
    _ fields: KeyValuePairs<String, String>,
    _ commands: [String]
  ) async throws -> [String] {
    let opener = WebOpener()
    let opened = try await opener.openInTask(Subject(fields))
    let page = try #require(opened.source as? WebPage)
    let walker = Walker(page)
    var words: [String] = []
    for command in commands { words += await walker.run(command) }
    let notices = walker.notices
    walker.close()
    await opener.closeInTask()
    return words + notices
  }

  @Test(arguments: PartsServer.Way.allCases)
  func `A page sounds the same from its recorded traffic as live`(_ way: PartsServer.Way)
    async throws
  {
    let file = try RecordedFile()
    let server = try PartsServer(way)
    let address = server.address
    let commands = ["next", "next", "next", "activate"]
    let live = try await heard(["open": address, "record-traffic": file.path], commands)
    server.stop()
    #expect(live.starts(with: ["First", "Last", "Save, button, end, main"]))
    if way == .answered { #expect(live.suffix(2) == ["Saving", "Saved"]) }
    for _ in 1...3 {
      #expect(try await heard(["open": address, "traffic": file.path], commands) == live)
    }
    #expect(try await heard(["open": file.path], commands) == live)
  }

  @Test func `A recording contains no credentials, and nothing that the page sent`() async throws {
    let file = try RecordedFile()
    let server = try EchoServer()
    defer { server.stop() }
    setenv("A11YNAV_TEST_TOKEN", "Bearer s3cret", 1)
    let fields: KeyValuePairs<String, String> = [
      "open": server.address + "?token=s3cret", "header": "Authorization=@A11YNAV_TEST_TOKEN",
      "record-traffic": file.path,
    ]
    _ = try await heard(fields, ["next"])
    #expect(file.content.contains("token=***"))
    // The server repeats the header in its page, where the header is ordinary content.
    let heads = file.content.split(separator: "\n").map { $0.prefix { $0 != "<" } }
    #expect(!heads.isEmpty && heads.allSatisfy { !$0.contains("s3cret") })
  }

  @Test func `A page that was not recorded is refused, and the server is never asked`() async throws
  {
    let file = try RecordedFile()
    let server = try PartsServer(.pushed)
    defer { server.stop() }
    _ = try await heard(["open": server.address, "record-traffic": file.path], [])
    let other = try ChatServer()
    defer { other.stop() }
    await #expect(
      throws: SubjectError(
        "\(other.address): the recorded traffic has no response to this request",
        field: "open"
      )
    ) {
      _ = try await heard(["open": other.address, "traffic": file.path], [])
    }
  }

  @Test(arguments: [
    (
      ["traffic": "absent.har", "open": "http://localhost:3000"],
      "absent.har: the file cannot be read"
    ),
    (
      ["record-traffic": "/nowhere/a.har", "open": "http://localhost:3000"],
      "the traffic cannot be recorded: /nowhere/a.har: No such file or directory"
    ),
    (
      ["record-credentials": "on", "open": "http://localhost:3000"],
      "“record-credentials” needs “record-traffic”, the file to write"
    ),
  ])
  func `Fields that cannot be used are refused`(_ fields: [String: String], _ reason: String) async
  {
    let subject = Subject(fields.map { Subject.Field($0.key, $0.value) })
    await #expect(throws: SubjectError.self) {
      do { _ = try await WebOpener().openInTask(subject) } catch let error as SubjectError {
        #expect(error.message == reason)
        throw error
      }
    }
  }
}
