// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import Foundation
import Testing

/// `a11ynav serve` and `a11ynav mcp` as a client starts them.
@Suite("The server on standard input and output", .serialized, .timeLimit(.minutes(5)))
struct ServeCommandTests {
  private static let document = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")
  private static let opening: JSONValue = ["subject": .string(document)]

  private func request(_ id: Int, _ method: String, _ params: JSONValue = [:]) -> String {
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .number(Double(id)), "method": .string(method), "params": params,
    ]
    return message.text
  }

  /// The messages in the output of a server with one message for each line.
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

  @Test("Messages with headers are answered with headers, and the server ends with its input")
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

  @Test("A thousand requests at once are all answered, in order")
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

  @Test("A hundred sessions are independent")
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

  @Test("Half a message, garbage and unknown methods are answered with errors")
  func damage() throws {
    let answers = try serve(["garbage", request(1, "fly"), "{\"jsonrpc\""])
    #expect(answers.map { $0["error"]["code"].integer } == [-32700, -32601, -32700])
    let half = try Program.run(
      ["serve", "--stdio"],
      input: Data("Content-Length: 50\r\n\r\n{".utf8)
    )
    #expect(half.status == 0)
    #expect(half.output.contains("the input ended within a message"))
  }

  @Test("A client that never reads is waited for, and one that has gone ends the server")
  func goneClient() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = try Program.executable
    process.environment = Program.environment
    process.arguments = ["serve", "--stdio", "--lines"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    // Far more output than a pipe holds.
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

  @Test("Without --stdio, or with a wrong origin, the command line is invalid")
  func wrongOptions() throws {
    let serve = try Program.run("serve")
    #expect(serve.status == 64)
    #expect(serve.errors.contains("Give --stdio"))
    let mcp = try Program.run("mcp", "--allow-origin", "example.com")
    #expect(mcp.status == 64)
    #expect(mcp.errors.contains("“example.com” is not an origin, such as https://example.com."))
  }

  @Test(
    "An agent buys in the shop by ear, and the transcript passes",
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
}
