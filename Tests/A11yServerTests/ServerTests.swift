// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yTree
import Foundation
import Testing

@testable import A11yServer

/// A document with a password field.
let signIn = """
  {"format": "a11ynav", "version": 1, "root": "0", "elements": [
    {"id": "0", "role": "main", "children": ["1", "2", "3", "4"]},
    {"id": "1", "role": "heading", "label": "Sign in", "level": 1},
    {"id": "2", "role": "textbox", "label": "Name"},
    {"id": "3", "role": "securetextbox", "label": "Password"},
    {"id": "4", "role": "button", "label": "Sign in", "actions": ["activate"]}]}
  """

@MainActor @Suite("Controlling sessions through the server")
struct ServerTests {
  let client = TestClient()

  @Test("Reading a document through the server produces the same lines as a transcript")
  func walks() async {
    let opened = await client.call("open", ["content": .string(signIn)])
    #expect(opened["session"] == "s1")
    #expect(opened.heard == ["Sign in, heading level 1, main, landmark"])
    let moved = await client.call("perform", ["session": "s1", "command": "next"])
    #expect(moved.heard == ["Name, text field, double tap to edit"])
    #expect(moved["position"] == ["role": "textbox", "name": "Name", "technology": "voiceOver"])
    #expect(await client.call("close", ["session": "s1"]) == [:])
    #expect(await client.code("perform", ["session": "s1", "command": "next"]) == -32000)
  }

  @Test("Every method returns the result that its description declares")
  func everyMethod() async {
    let calls: [(String, JSONValue)] = [
      ("initialize", ["client": "test"]), ("open", ["content": .string(signIn)]),
      ("perform", ["session": "s1", "command": "next"]),
      ("move", ["session": "s1", "direction": "next", "rotor": "headings"]),
      ("find", ["session": "s1", "text": "Name"]), ("act", ["session": "s1"]),
      ("type", ["session": "s1", "text": "Ada"]), ("press", ["session": "s1", "keys": ["tab"]]),
      ("wait", ["session": "s1", "for": 1.5]), ("read", ["session": "s1", "limit": 2]),
      ("describe", ["session": "s1"]), ("tree", ["session": "s1", "form": "json"]),
      ("transcript", ["session": "s1"]), ("audit", ["session": "s1"]),
      ("settings", ["session": "s1", "set": ["hints": false]]), ("cost", ["session": "s1"]),
      ("picture", ["session": "s1", "order": "scan"]), ("close", ["session": "s1"]),
      ("shutdown", [:]),
    ]
    #expect(Set(calls.map(\.0)) == Set(Method.all.map(\.name)))
    for (name, params) in calls {
      let response = await client.response(name, params)
      #expect(response["error"] == .null, "\(name)")
    }
    #expect(client.hasEnded)
    #expect(client.opener.isClosed)
  }

  @Test("A request to read a page does not move the cursor, and reports whether text was omitted")
  func reading() async {
    await client.call("open", ["content": .string(signIn)])
    await client.call("perform", ["session": "s1", "command": "last"])
    let all = await client.call("read", ["session": "s1"])
    #expect(all.heard.map { $0.prefix(4) } == ["Sign", "Name", "Pass", "Sign"])
    #expect(all["complete"] == true)
    #expect(all["stops"] == 4)
    let some = await client.call("read", ["session": "s1", "limit": 2])
    #expect(some.heard.count == 2)
    #expect(some["complete"] == false)
    let scan = await client.call("read", ["session": "s1", "technology": "switchControl"])
    #expect(scan.heard.first?.hasPrefix("Name, text field — 0 presses, 0 s; 2 presses") == true)
    #expect(await client.call("describe", ["session": "s1"])["element"]["role"] == "button")
  }

  @Test("If VoiceOver and Switch Control are both on, each line names the technology that spoke")
  func technologies() async {
    let opened = await client.call(
      "open",
      ["content": .string(signIn), "technology": "both", "platform": "macos", "language": "de"]
    )
    #expect(opened["heard"].array.map { $0["technology"] } == ["voiceOver", "switchControl"])
    #expect(opened.heard.first?.contains("Überschrift") == true)
    let settings = await client.call("settings", ["session": "s1"])["settings"]
    #expect(settings["platform"] == "macos")
  }

  @Test(
    "A page opens with the header fields from the request, and unknown fields are rejected"
  )
  func pageFields() async {
    let fields: JSONValue = ["wait-for": "Saved", "reduced-motion": true]
    await client.call("open", ["subject": "shop", "page": fields])
    #expect(client.opener.subjects.last?["wait-for"] == "Saved")
    #expect(client.opener.subjects.last?["reduced-motion"] == "on")
    let response = await client.response("open", ["subject": "shop", "page": ["run": "rm"]])
    let message = response["error"]["message"].string ?? ""
    #expect(message.hasPrefix("“page” has no field “run”; its fields are `wait-for`, "))
    #expect(client.opener.subjects.count == 1)
  }

  @Test("A request with invalid parameters fails with an error that names them")
  func wrongParameters() async {
    await client.call("open", ["content": .string(signIn)])
    let wrong: [(String, JSONValue, String)] = [
      ("perform", ["session": "s1"], "“command” is missing"),
      ("perform", ["session": "s1", "command": 5], "“command” must be a string"),
      (
        "perform", ["session": "s1", "command": "next", "x": 1], "there is no parameter called “x”"
      ),
      (
        "move", ["session": "s1", "direction": "up"],
        "“direction” must be one of “next”, “previous”, “first”, “last”"
      ),
      ("read", ["session": "s1", "limit": 0], "“limit” must be a whole number from 1 to 1000000"),
      ("press", ["session": "s1", "keys": ["tab", 3]], "“an entry of keys” must be a string"),
      ("wait", ["session": "s1"], "specify either “for” or “until”"),
      ("wait", ["session": "s1", "for": -1], "“for” must be a number from 0 to 86400"),
      (
        "open", ["subject": "x", "page": ["wait-for": ["a"]]],
        "“wait-for” must be a string, a number or a Boolean"
      ),
      ("open", [:], "specify one of “subject”, “content”, “endpoint”, “serve” and “app”"),
      (
        "open", ["content": "x", "app": "y"],
        "specify one of “subject”, “content”, “endpoint”, “serve” and “app”"
      ),
      (
        "open", ["content": .string(signIn), "settings": ["hintz": "off"]],
        "there is no setting called “hintz”; the closest match is “hints”"
      ),
    ]
    for (method, params, words) in wrong {
      let error = await client.response(method, params)["error"]
      #expect(error["code"] == -32602)
      #expect(error["message"].string == words)
    }
    #expect(await client.code("fly", ["session": "s1"]) == -32601)
  }

  @Test("The server’s errors have stable codes and machine-readable details")
  func errors() async {
    let missing = await client.response("open", ["subject": "no.yaml"])["error"]
    #expect(missing["code"] == -32001)
    #expect(missing["data"] == ["subject": "no.yaml", "reason": "there is no such file"])
    await client.call("open", ["content": .string(signIn)])
    let unknown = await client.response("perform", ["session": "s1", "command": "nxt"])["error"]
    #expect(unknown["code"] == -32003)
    #expect(unknown["data"] == ["nearest": "next"])
    #expect(await client.code("perform", ["session": "s1", "command": "next\nquit"]) == -32003)
    #expect(await client.code("tree", ["session": "s1", "form": "json", "limit": 2]) == -32004)
    #expect(await client.code("audit", ["session": "s1", "acting": true]) == -32005)
    #expect(await client.code("open", ["content": "{"]) == -32001)
    await client.call("perform", ["session": "s1", "command": "quit"])
    #expect(await client.code("perform", ["session": "s1", "command": "next"]) == -32000)
  }

  @Test("The server reports the switch cost of one element or of all elements")
  func cost() async {
    await client.call("open", ["content": .string(signIn)])
    let cost = await client.call("cost", ["session": "s1", "target": "Password"])["cost"]
    let scan = await client.call("read", ["session": "s1", "technology": "switchControl"]).heard[1]
    #expect(scan.contains("2 presses, 1 s to activate, expected 3.2 s"))
    #expect(cost["presses"] == 2)
    #expect(cost["seconds"] == 1)
    #expect(cost["expectedSeconds"] == 3.2)
    let all = await client.call("cost", ["session": "s1"])
    #expect(all["elements"].array.count == 3)
    #expect(all["summary"].string?.hasPrefix("3 elements: ") == true)
    #expect(await client.code("cost", ["session": "s1", "target": "Nothing"]) == -32602)
  }
}
