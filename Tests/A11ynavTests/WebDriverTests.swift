// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation
import Testing

/// Tests for WebDriver in `a11ynav at-driver`, and for the page that its client opens.
@Suite(.enabled(if: Program.hasBrowser), .serialized, .timeLimit(.minutes(30)))
struct WebDriverTests {
  private static let page = """
    data:text/html,<!doctype html><html lang=en><title>Till</title>
    <button onclick="this.nextElementSibling.focus()">Set up</button><button>Pay</button>
    <p role=status></p><a href="%23">Help</a>
    """

  /// Performs the same steps as the W3C's test harness for one of a plan's commands.
  @Test func `A page is opened, set up and read`() throws {
    let program = try DriverProgram("--webdriver", "0", "--no-hints", "--name", "VoiceOver")
    defer { program.end() }
    let client = try program.connect()
    #expect(try client.begin()["capabilities"]["atName"] == "VoiceOver")
    let wanted: JSONValue = ["capabilities": ["alwaysMatch": ["browserName": "chrome"]]]
    let created = try program.webDriver("POST", "/session", wanted)
    #expect(created["capabilities"]["browserName"] == "chrome")
    let session = "/session/\(try #require(created["sessionId"].string))"
    for _ in 0..<2 {
      #expect(try program.webDriver("POST", "\(session)/frame", ["id": .null]) == .null)
      _ = try program.webDriver("POST", "\(session)/window/minimize")
      _ = try program.webDriver("POST", "\(session)/window/rect", ["x": 0, "y": 0])
      let address = Self.page.replacing("\n", with: "")
      #expect(try program.webDriver("POST", "\(session)/url", ["url": .string(address)]) == .null)
      let ready = try program.webDriver(
        "POST",
        "\(session)/execute/async",
        ["script": "setTimeout(arguments[0], 900, document.readyState)", "args": []]
      )
      #expect(ready == "complete")
      let found = try program.webDriver(
        "POST",
        "\(session)/elements",
        ["using": "css selector", "value": "button:first-of-type"]
      )
      guard case .object(let element)? = found.array.first else {
        Issue.record("there is no button: \(found.text)")
        return
      }
      let handle = try #require(element.values.first?.string)
      #expect(
        try program.webDriver("POST", "\(session)/element/\(handle)/click") == .null
      )
      try client.skip()
      try client.press("\u{E009}", "\u{E00A}", "\u{E014}", hears: ["Help, link"])
      try client.press("\u{E008}", "\u{E004}", hears: ["Pay, button"])
    }
    #expect(try program.webDriver("DELETE", session) == .null)
    let keys: JSONValue = ["name": "pressKeys", "keys": ["h"]]
    let after = try client.call("interaction.userIntent", keys)
    #expect(after["error"] == "cannot simulate keyboard interaction")
  }

  @Test func `A refused command returns WebDriver’s error`() throws {
    let program = try DriverProgram("--webdriver", "0")
    defer { program.end() }
    func error(_ method: String, _ path: String, _ parameters: JSONValue = [:]) throws -> String? {
      try program.webDriver(method, path, parameters)["error"].string
    }
    #expect(try error("POST", "/session/none/url", ["url": "about:blank"]) == "invalid session id")
    let firefox: JSONValue = ["capabilities": ["alwaysMatch": ["browserName": "firefox"]]]
    #expect(try error("POST", "/session", firefox) == "session not created")
    #expect(try error("GET", "/nothing") == "unknown command")
    #expect(try error("GET", "/session") == "unknown method")
    let created = try program.webDriver("POST", "/session")
    let session = "/session/\(try #require(created["sessionId"].string))"
    #expect(try error("POST", "/session") == "session not created")
    #expect(try error("POST", "\(session)/url", ["url": "nowhere"]) == "invalid argument")
    #expect(try error("POST", "\(session)/url", ["url": 3]) == "invalid argument")
    let dead: JSONValue = ["url": "http://127.0.0.1:9/"]
    #expect(try error("POST", "\(session)/url", dead) == "unknown error")
    #expect(try error("POST", "\(session)/frame", ["id": 1]) == "no such frame")
    let selector: JSONValue = ["using": "css selector", "value": "[["]
    #expect(try error("POST", "\(session)/elements", selector) == "invalid selector")
    let none: JSONValue = ["using": "css selector", "value": "video"]
    #expect(try error("POST", "\(session)/element", none) == "no such element")
    #expect(try error("POST", "\(session)/element/1-1/click") == "stale element reference")
    let broken: JSONValue = ["script": "throw new Error('no')", "args": []]
    #expect(try error("POST", "\(session)/execute/sync", broken) == "javascript error")
    #expect(try error("POST", "\(session)/timeouts", ["script": 200]) == nil)
    let endless: JSONValue = ["script": "", "args": []]
    #expect(try error("POST", "\(session)/execute/async", endless) == "script timeout")
    #expect(try error("POST", "\(session)/shadow") == "unknown command")
  }
}
