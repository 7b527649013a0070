// SPDX-License-Identifier: MIT

import A11yJSON
import A11yWire
import Foundation
import Testing

/// Tests in which a client uses `a11ynav at-driver` with a document.
@Suite(.serialized, .timeLimit(.minutes(30))) struct ATDriverTests {
  private static let document = Program.repositoryFile("Examples/Trees/sign-up.aria.yaml")
  private static let (control, option, right) = ("\u{E009}", "\u{E00A}", "\u{E014}")

  @Test func `A client presses keys and captures the spoken words`() throws {
    let program = try DriverProgram(Self.document, "--no-hints")
    defer { program.end() }
    let client = try program.connect()
    let session = try client.begin(["platformName": "linux", "atVersion": ">0.1"])
    #expect(session["sessionId"].string?.count == 36)
    #expect(session["capabilities"]["atName"] == "a11ynav")
    #expect(try client.press(Self.control, Self.option, Self.right).count == 1)
    try client.press("\u{E012}", "\u{E014}", hears: ["Quick nav on"])
    try client.press("h", hears: ["Become a member, heading level 1, main, landmark"])
    try client.press("\u{E008}", "h", hears: ["heading not found"])
  }

  @Test func `Settings are listed, read and set by name`() throws {
    let program = try DriverProgram(Self.document)
    defer { program.end() }
    let client = try program.connect()
    _ = try client.begin()
    let all = try client.call("settings.getSupportedSettings")["result"]["settings"].array
    #expect(all.contains(["name": "hints", "value": true]))
    #expect(all.contains(["name": "rate", "value": 175]))
    let set = try client.call(
      "settings.setSettings",
      ["settings": [["name": "hints", "value": false], ["name": "interval", "value": "2s"]]]
    )
    #expect(set["result"] == [:])
    let read = try client.call(
      "settings.getSettings",
      ["settings": [["name": "hints"], ["name": "interval"]]]
    )
    #expect(
      read["result"]["settings"] == [
        ["name": "hints", "value": false], ["name": "interval", "value": "2s"],
      ]
    )
    // The original settings are in effect again for the next client.
    client.leave()
    let next = try program.connect()
    _ = try next.begin()
    let again = try next.call("settings.getSettings", ["settings": [["name": "hints"]]])
    #expect(again["result"]["settings"] == [["name": "hints", "value": true]])
  }

  @Test func `A switch user’s stops have segments and a cost`() throws {
    let program = try DriverProgram(Self.document, "--technology", "switch-control")
    defer { program.end() }
    let client = try program.connect()
    _ = try client.begin(["a11ynav:stops": true])
    let press: JSONValue = ["name": "a11ynav:switchPress", "switch": "next"]
    #expect(try client.call("interaction.userIntent", press)["result"] == [:])
    let stop = try #require(client.stops().first)
    #expect(stop["technology"] == "switch-control")
    #expect(stop["segments"].array.first?["text"].string == "main")
    #expect(stop["cost"]["presses"].integer != nil)
  }

  @Test func `A refused command returns the protocol’s error`() throws {
    let program = try DriverProgram(Self.document)
    defer { program.end() }
    let client = try program.connect()
    func code(_ method: String, _ params: JSONValue = [:]) throws -> String? {
      try client.call(method, params)["error"].string
    }
    #expect(try code("settings.getSupportedSettings") == "invalid session id")
    #expect(try code("session.new") == "invalid argument")
    let other: JSONValue = ["capabilities": ["alwaysMatch": ["atName": "JAWS"]]]
    #expect(try code("session.new", other) == "session not created")
    _ = try client.begin()
    #expect(try code("session.new", ["capabilities": [:]]) == "session not created")
    #expect(try code("session.end") == "unknown command")
    #expect(try code("settings.getSettings", ["settings": []]) == "invalid argument")
    let unknown: JSONValue = ["settings": [["name": "colour"]]]
    #expect(try code("settings.getSettings", unknown) == "invalid argument")
    let wrong: JSONValue = ["settings": [["name": "hints", "value": ["no"]]]]
    #expect(try code("settings.setSettings", wrong) == "invalid argument")
    #expect(try code("interaction.userIntent", ["name": "sing"]) == "unknown user intent")
    let keys: JSONValue = ["name": "pressKeys", "keys": ["\u{E05F}"]]
    #expect(try code("interaction.userIntent", keys) == nil)
    let unidentified: JSONValue = ["name": "pressKeys", "keys": ["\u{E000}"]]
    let cannot = "cannot simulate keyboard interaction"
    #expect(try code("interaction.userIntent", unidentified) == cannot)
    let quit: JSONValue = ["name": "a11ynav:command", "command": "quit"]
    #expect(try code("interaction.userIntent", quit) == "invalid argument")
    #expect(try client.send("not JSON")["error"] == "invalid argument")
    #expect(try client.send("not JSON")["id"] == .null)
    // Keys still work after all these errors.
    #expect(try !client.press(Self.control, Self.option, Self.right).isEmpty)
  }

  @Test func `A client that disconnects makes room for the next`() throws {
    let program = try DriverProgram(Self.document)
    defer { program.end() }
    var first = try program.connect()
    _ = try first.begin()
    let params: JSONValue = ["capabilities": [:]]
    for _ in 1...20 {
      let second = try program.connect()
      #expect(try second.call("session.new", params)["error"] == "session not created")
      first.leave()
      #expect(try second.begin()["sessionId"].string != nil)
      first = second
    }
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
    "GET /session HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
    "GET /session HTTP/1.1\r\nHost: example.com\r\n\r\n",
    "GET /session HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: http://example.com\r\n\r\n",
    "nonsense\r\n\r\n",
  ])
  func `Requests from other machines and pages are refused`(_ request: String) throws {
    let program = try DriverProgram(Self.document)
    defer { program.end() }
    let socket = try #require(ServerAddress(host: "127.0.0.1", port: program.port).connect())
    defer { close(socket) }
    let text = request.replacing("PORT", with: "\(program.port)")
    #expect(SocketBytes.send(Array(text.utf8), to: socket))
    let status = try #require(HTTPHead(from: socket)?.status)
    #expect([403, 404, 426].contains(status))
  }

  @Test func `A port in use is named in the error`() throws {
    let program = try DriverProgram(Self.document)
    defer { program.end() }
    let result = try Program.run("at-driver", Self.document, "--port", "\(program.port)")
    #expect(result.status == 1)
    #expect(
      result.errors.hasSuffix(
        "Error: Cannot open port \(program.port); another program may be using it.\n"
      )
    )
  }
}
