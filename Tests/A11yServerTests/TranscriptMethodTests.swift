// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yTranscripts
import A11yTree
import Foundation
import Testing

@testable import A11yServer

@MainActor @Suite("Transcripts that the server creates from sessions")
struct TranscriptMethodTests {
  let client = TestClient()

  /// Returns the passages in which a transcript of the sign-in document differs from the spoken words.
  private func differences(_ text: String) throws -> [Passage] {
    let transcript = try Transcript(path: "t.a11y", data: Data(text.utf8))
    let source = try CapturedTree(Document(data: Data(signIn.utf8)))
    return TranscriptPlayer(transcript, on: source).differences()
  }

  @Test("A session’s transcript passes as a test with the same settings and technologies")
  func passes() async throws {
    await client.call(
      "open",
      [
        "content": .string(signIn), "name": "sign-in.json", "technology": "both",
        "settings": ["hints": false, "interval": "2s"],
      ]
    )
    for command in [
      "next", "activate", "type Ada", "tab", "wait 1s", "find previous headings",
      "technology switch-control", "select", "wait 3s", "technology voiceover", "set hints on",
      "last", "next",
    ] {
      let response = await client.response(
        "perform",
        ["session": "s1", "command": .string(command)]
      )
      #expect(response["error"] == .null)
    }
    let text = try #require(await client.call("transcript", ["session": "s1"])["text"].string)
    #expect(
      text.hasPrefix(
        "open: sign-in.json\ntechnology: voiceover,switch-control\nhints: off\ninterval: 2s\n\nSign in"
      )
    )
    #expect(text.contains("\n> type Ada\n"))
    #expect(try differences(text).isEmpty)
    #expect(try !differences(text.replacingOccurrences(of: "Name", with: "Nom")).isEmpty)
  }

  @Test(
    "A transcript that a client requests while a page is being read aloud also passes as a test"
  )
  func whileReading() async throws {
    await client.call("open", ["content": .string(signIn)])
    let heard = await client.call("perform", ["session": "s1", "command": "read from top"]).heard
    #expect(heard == ["Sign in, heading level 1, main, landmark"])
    let text = try #require(await client.call("transcript", ["session": "s1"])["text"].string)
    #expect(text.hasSuffix("> read from top\nSign in, heading level 1, main, landmark\n...\n"))
    #expect(try differences(text).isEmpty)
  }

  @Test("If a transcript is too long, the request for it fails, but the session continues")
  func tooLong() async {
    await client.call("open", ["content": .string(signIn)])
    await client.call("find", ["session": "s1", "text": "Name"])
    await client.call("act", ["session": "s1"])
    await client.call(
      "type",
      ["session": "s1", "text": .string(String(repeating: "x", count: 500_000))]
    )
    for _ in 0..<9 { await client.call("perform", ["session": "s1", "command": "describe"]) }
    #expect(await client.code("transcript", ["session": "s1"]) == -32004)
    let heard = await client.call("move", ["session": "s1", "direction": "next"]).heard
    #expect(heard == ["Password, secure text field, double tap to edit"])
  }

  @Test("No message from the server contains the typed password")
  func secret() async throws {
    let secret = "hunter2"
    await client.call("open", ["content": .string(signIn), "technology": "both"])
    await client.call("find", ["session": "s1", "text": "Password"])
    await client.call("act", ["session": "s1"])
    await client.call("type", ["session": "s1", "text": .string(secret)])
    await client.call("perform", ["session": "s1", "command": .string("type \(secret)")])
    await client.call("press", ["session": "s1", "keys": .array(secret.map { .string("\($0)") })])
    _ = await client.response("press", ["session": "s1", "keys": [.string(secret)]])
    _ = await client.response("type", ["session": "s1", "txt": .string(secret)])
    _ = await client.response("type", ["session": 5, "text": .string(secret)])
    for (method, params) in [
      ("describe", [:]), ("tree", [:]), ("tree", ["form": "json"]), ("read", [:]), ("audit", [:]),
      ("transcript", [:]), ("cost", [:]), ("picture", [:]), ("settings", [:]),
    ] as [(String, JSONValue)] {
      var members = params.members
      members["session"] = "s1"
      await client.call(method, .object(members))
    }
    #expect(client.received.map(\.text).joined().contains("•"))
    for message in client.received { #expect(!message.text.contains(secret)) }
  }
}
