// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yWire
import Foundation
import Testing

/// Tests for `a11ynav serve` and `a11ynav mcp` as a client starts them.
@Suite("The server on standard input and output", .serialized, .timeLimit(.minutes(30)))
struct ServeCommandTests {
  private static let document = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")
  private static let opening: JSONValue = ["subject": .string(document)]

  private func request(_ id: Int, _ method: String, _ params: JSONValue = [:]) -> String {
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .number(Double(id)), "method": .string(method), "params": params,
    ]
    return message.text
  }

  /// Returns the messages in the output of a server that writes one message per line.
  private func messages(_ output: String) throws -> [JSONValue] {
    try output.split(separator: "\n").map { try JSONValue(json: $0.utf8) }
  }

  private func serve(_ lines: [String], _ arguments: [String] = ["serve", "--stdio", "--lines"])
    throws
    -> [JSONValue]
  {
    let input = Data(lines.map { $0 + "\n" }.joined().utf8)
    let result = try Program.run(arguments, input: input)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    return try messages(result.output)
  }

  @Test("Messages with headers are answered with headers, and the server exits when its input ends")
  func headers() throws {
    let messages = [
      request(1, "open", Self.opening), request(2, "read", ["session": "s1", "limit": 1]),
    ]
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    let result = try Program.run(["serve", "--stdio"], input: Data(input.utf8))
    #expect(result.status == 0)
    let parts = result.output.components(separatedBy: "\r\n\r\n")
    #expect(parts.count == 3)
    let last = try JSONValue(json: parts[2].utf8)
    #expect(parts[1].hasSuffix("Content-Length: \(parts[2].utf8.count)"))
    #expect(last["result"]["heard"].array[0]["text"] == "Fernwood Library, link, banner, landmark")
  }

  @Test("The server answers a thousand simultaneous requests in order")
  func manyRequests() throws {
    let steps = (1...1000).map {
      request(
        $0,
        "move",
        ["session": "s1", "direction": $0.isMultiple(of: 2) ? "previous" : "next"]
      )
    }
    let answers = try serve([request(0, "open", Self.opening)] + steps)
    #expect(answers.map { $0["id"].integer } == Array(0...1000))
    #expect(answers.last?["result"]["position"]["name"] == "Fernwood Library")
  }

  @Test("A hundred simultaneous sessions on the server are independent")
  func manySessions() throws {
    let opening = (1...100).map { request($0, "open", Self.opening) }
    let steps = (1...100).flatMap { number in
      (0..<number % 4).map { step in
        request(
          1000 * number + step,
          "move",
          ["session": .string("s\(number)"), "direction": "next"]
        )
      }
    }
    let asking = (1...100).map {
      request(200 + $0, "describe", ["session": .string("s\($0)")])
    }
    let answers = try serve(opening + steps + asking)
    let names = ["Fernwood Library", "Catalogue", "Events", "Your account"]
    for number in 1...100 {
      let answer = answers.first { $0["id"].integer == 200 + number }
      #expect(answer?["result"]["element"]["name"] == .string(names[number % 4]))
    }
  }

  @Test(
    "The server does not open standard input or a pipe as a document",
    arguments: ["-", "/dev/zero", "/tmp"]
  )
  func noFile(subject: String) throws {
    let answers = try serve([
      request(1, "open", ["subject": .string(subject)]), request(2, "initialize"),
    ])
    let error = answers.first { $0["id"] == 1 }?["error"]
    #expect(error?["code"] == -32001)
    #expect(error?["data"]["reason"] == "this file does not exist or is not a regular file")
    #expect(answers.contains { $0["id"] == 2 && $0["result"] != .null })
  }

  @Test("The server answers incomplete messages, garbage and unknown methods with errors")
  func damage() throws {
    let answers = try serve(["garbage", request(1, "fly"), "{\"jsonrpc\""])
    #expect(answers.map { $0["error"]["code"].integer } == [-32700, -32601, -32700])
    let half = try Program.run(
      ["serve", "--stdio"],
      input: Data("Content-Length: 50\r\n\r\n{".utf8)
    )
    #expect(half.status == 0)
    #expect(half.output.contains("the input ended in the middle of a message"))
  }

  @Test("The server waits for a client that does not read, and exits when the client disconnects")
  func goneClient() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = try Program.executable
    process.environment = Program.environment
    process.arguments = ["serve", "--stdio", "--lines"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    // These requests produce far more output than a pipe can hold.
    let reading = (1...2000).map { request($0, "read", ["session": "s1"]) + "\n" }.joined()
    let text = request(0, "open", Self.opening) + "\n" + reading
    input.fileHandleForWriting.write(Data(text.utf8))
    let first = output.fileHandleForReading.readData(ofLength: 1000)
    #expect(String(decoding: first, as: UTF8.self).contains("\"session\":\"s1\""))
    #expect(process.isRunning)
    try output.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("A server does not start without `--stdio` or with an invalid origin")
  func wrongOptions() throws {
    let serve = try Program.run("serve")
    #expect(serve.status == 64)
    #expect(serve.errors.contains("Specify --stdio"))
    let mcp = try Program.run("mcp", "--allow-origin", "example.com")
    #expect(mcp.status == 64)
    #expect(
      mcp.errors.contains(
        "“example.com” is not an origin; an origin looks like https://example.com."
      )
    )
  }

  @Test(
    "An agent can shop using only spoken words, and the resulting transcript passes",
    .enabled(if: Program.hasBrowser)
  )
  func agent() throws {
    let shop = URL(fileURLWithPath: Program.repositoryFile("Examples/Web"))
    let walk = try String(contentsOf: shop.appendingPathComponent("checkout.a11y"), encoding: .utf8)
    let steps =
      walk.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) } + [
        "choose Email address", "find next text fields", "activate", "type rose@example.com",
        "find next text fields", "activate", "type zebra-stripes", "choose Place order", "activate",
      ]
    let calls: [(String, [String: JSONValue])] =
      [
        ("open", ["subject": "checkout.html"]),
        ("step", ["session": "s1", "command": "choose Place order"]), ("act", ["session": "s1"]),
      ]
      + steps.map {
        ("step", ["session": "s1", "command": .string($0), "confirmed": true])
      }
      + [("transcript", ["session": "s1"])]
    let lines = calls.enumerated().map { number, call in
      request(number, "tools/call", ["name": .string(call.0), "arguments": .object(call.1)])
    }
    let result = try Program.run(
      ["mcp"],
      input: Data(lines.map { $0 + "\n" }.joined().utf8),
      in: shop
    )
    let answers = try messages(result.output)
    let texts = answers.compactMap { $0["result"]["content"].array.first?["text"].string }
    #expect(texts.count == calls.count)
    #expect(texts[2].contains("(Nothing was pressed: “Place order” suggests a lasting effect"))
    #expect(texts[texts.count - 2].contains("\nThank you – Alder Garden Supply\n"))
    #expect(!result.output.contains("zebra"))
    let transcript = (texts.last ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().dropLast().joined(separator: "\n")
    let file = shop.appendingPathComponent("agent-\(UUID().uuidString).a11y")
    try Data(transcript.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let test = try Program.run("test", file.path)
    #expect(test.status == 0, "\(transcript)\n\(test.output)")
  }

  @Test(
    "A tab in a running browser can be read through the server and stays open",
    .enabled(if: Program.hasBrowser)
  )
  func attaching() throws {
    let browser = try RunningBrowser()
    defer { browser.end() }
    let page = "data:text/html,<title>Same</title><h1>%@</h1>"
    let other = try browser.tab(page.replacing("%@", with: "Other"))
    let own = try browser.tab(page.replacing("%@", with: "Own"))
    let endpoint = JSONValue.string("http://127.0.0.1:\(browser.port)")
    for (target, words) in [(own, "Own"), (other, "Other")] {
      let answers = try serve([
        request(1, "open", ["endpoint": endpoint, "target": .string(target)]),
        request(2, "close", ["session": "s1"]),
        request(3, "open", ["endpoint": endpoint, "target": "no such tab"]),
      ])
      let opened = answers.first { $0["id"] == 1 }
      #expect(
        opened?["result"]["heard"].array.first?["text"] == .string("\(words), heading level 1")
      )
      let missing = answers.first { $0["id"] == 3 }?["error"]
      #expect(missing?["code"] == -32001)
      #expect(
        missing?["message"].string?.contains("there is no such tab; the open tabs are “") == true
      )
    }
    #expect(try browser.tabs().isSuperset(of: [own, other]))
  }

  @Test("A page cannot cause an agent to open another host", .enabled(if: Program.hasBrowser))
  func otherHosts() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "location.href = 'http://127.0.0.2:' + location.port + '/other.html'"
    try Data("<script>\(script)</script>".utf8).write(
      to: folder.appendingPathComponent("index.html")
    )
    try Data("<h1>Other</h1>".utf8).write(to: folder.appendingPathComponent("other.html"))
    let server = try PythonServer(folder)
    defer { server.end() }
    let opening = request(
      1,
      "tools/call",
      [
        "name": "open",
        "arguments": ["subject": .string("http://127.0.0.1:\(server.port)/index.html")],
      ]
    )
    func heard(_ arguments: [String]) throws -> String {
      let answer = try #require(try serve([opening], ["mcp"] + arguments).first)
      return answer["result"]["content"].array.first?["text"].string ?? ""
    }
    #expect(try !heard([]).contains("Other"))
    let allowed = "http://127.0.0.2:\(server.port)"
    #expect(try heard(["--allow-origin", allowed]).contains("\nOther, heading level 1\n"))
  }
}

/// A browser with a debugging port, as another test tool for web pages may have started it.
private struct RunningBrowser {
  let port: Int
  private let process = Process()
  private let folder: URL
  private var server: ServerAddress { ServerAddress(host: "127.0.0.1", port: port) }

  init() throws {
    folder = try Program.scratchFolder()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let names = "chromium chromium-browser google-chrome"
    process.arguments = [
      "sh", "-c",
      "exec \"$(for name in \(names); do command -v $name && break; done)\" --headless=new --no-sandbox "
        + "--disable-gpu --remote-debugging-port=0 --user-data-dir=\"$0\" about:blank 2>&1",
      folder.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // “DevTools listening on ws://127.0.0.1:40123/devtools/browser/…”
    var text = ""
    while text.firstMatch(of: /127\.0\.0\.1:(\d+)\//) == nil {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the browser has ended: \(text)")
      text += String(decoding: data, as: UTF8.self)
    }
    port = try #require(text.firstMatch(of: /127\.0\.0\.1:(\d+)\//).flatMap { Int($0.1) })
  }

  /// Opens a tab and returns its ID.
  func tab(_ address: String) throws -> String {
    let query = address.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return try #require(try ask("PUT", "/json/new?\(query)")["id"].string)
  }

  /// Returns the IDs of all tabs.
  func tabs() throws -> Set<String> {
    Set(try ask("GET", "/json/list").array.compactMap { $0["id"].string })
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private func ask(_ method: String, _ path: String) throws -> JSONValue {
    let socket = try #require(server.connect())
    defer { close(socket) }
    let request =
      "\(method) \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n"
    #expect(SocketBytes.send(Array(request.utf8), to: socket))
    let head = try #require(HTTPHead(from: socket))
    var bytes = head.rest
    let length = Int(head["Content-Length"] ?? "") ?? 0
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < length {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return try JSONValue(json: bytes)
  }
}

/// A server for the files in a folder, available at every address of this machine.
private struct PythonServer {
  let port: Int
  private let process = Process()

  init(_ folder: URL) throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-u", "-m", "http.server", "0", "--bind", "0.0.0.0"]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = ""
    while !line.contains("port "), process.isRunning {
      line += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }
    port = try #require(line.firstMatch(of: /port (\d+)/).flatMap { Int($0.1) })
  }

  func end() {
    // A program inherits the set of blocked signals from the thread of the test that starts it.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
