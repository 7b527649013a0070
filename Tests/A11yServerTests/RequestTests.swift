// SPDX-License-Identifier: MIT

import A11yAudit
import A11yDocuments
import A11yJSON
import A11yTree
import Foundation
import Testing

@testable import A11yServer

@MainActor @Suite("Requests that the server is processing")
struct RequestTests {
  let client: TestClient
  let slow = SlowSource()

  init() {
    let opener = TestOpener()
    let source = slow
    opener.sources["slow"] = { source }
    client = TestClient(opener)
  }

  /// Lets the server handle all requests that it has received so far.
  private func settle() async { for _ in 0..<100 { await Task.yield() } }

  @Test("A session that is waiting for its page does not delay other sessions")
  func independence() async {
    await client.call("open", ["subject": "slow"])
    await client.call("open", ["content": .string(signIn)])
    let press = client.begin("act", ["session": "s1"])
    let next = client.begin("move", ["session": "s1", "direction": "next"])
    #expect(
      await client.call("perform", ["session": "s2", "command": "next"]).heard
        == ["Name, text field, double tap to edit"]
    )
    #expect(client.received.last?["id"] != .number(Double(press)))
    slow.answer()
    let bought = await client.response(to: press)["result"]
    #expect(bought.heard == ["Bought"])
    #expect(await client.response(to: next)["result"].heard == ["[border]"])
  }

  @Test("Requests for the same session are processed in the order in which they arrive")
  func order() async {
    await client.call("open", ["content": .string(signIn)])
    let ids = (0..<1000).map { number in
      client.begin(
        "move",
        ["session": "s1", "direction": number.isMultiple(of: 2) ? "next" : "previous"]
      )
    }
    for (place, id) in ids.enumerated() {
      let name = await client.response(to: id)["result"]["position"]["name"]
      #expect(name == (place.isMultiple(of: 2) ? "Name" : "Sign in"))
    }
    let answered = client.received.compactMap { $0["id"].integer }
    #expect(answered == answered.sorted())
  }

  @Test("Requests for a session that is being opened wait until it is open")
  func whileOpening() async {
    client.begin("open", ["content": .string(signIn)])
    let next = client.begin("perform", ["session": "s1", "command": "next"])
    let other = client.begin("perform", ["session": "s2", "command": "next"])
    #expect(
      await client.response(to: next)["result"].heard == ["Name, text field, double tap to edit"]
    )
    #expect(await client.response(to: other)["error"]["code"] == -32000)
  }

  @Test("A pending or queued request is canceled immediately, and the session continues")
  func cancellation() async {
    await client.call("open", ["subject": "slow"])
    let press = client.begin("act", ["session": "s1"])
    let queued = client.begin("move", ["session": "s1", "direction": "next"])
    let last = client.begin("move", ["session": "s1", "direction": "first"])
    await settle()
    for id in [queued, press, 99] {
      client.send([
        "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": .number(Double(id))],
      ])
    }
    #expect(await client.response(to: press)["error"]["code"] == -32800)
    #expect(await client.response(to: queued)["error"]["code"] == -32800)
    #expect(await client.response(to: last)["result"].heard == ["Buy, button"])
  }

  @Test("A canceled audit opens no further screens, and the session continues")
  func cancelledAudit() async throws {
    var openings = 0
    client.opener.explore = { settings, limits, isCancelled in
      while !isCancelled() { await Task.yield() }
      let explorer = Explorer(settings: settings, limits: limits) {
        openings += 1
        guard openings == 1 || !isCancelled() else { throw CancellationError() }
        return FreshScreen(SlowSource("Show", .session))
      }
      #expect(throws: CancellationError.self) { try explorer.explore() }
      throw CancellationError()
    }
    await client.call("open", ["subject": "slow"])
    let audit = client.begin("audit", ["session": "s1", "acting": true])
    let last = client.begin("move", ["session": "s1", "direction": "first"])
    await settle()
    client.send([
      "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": .number(Double(audit))],
    ])
    #expect(await client.response(to: audit)["error"]["code"] == -32800)
    #expect(await client.response(to: last)["result"].heard == ["Buy, button"])
    #expect(openings == 2)
  }

  @Test("A canceled request to open a session leaves no session behind")
  func cancelledOpening() async {
    let open = client.begin("open", ["subject": "slow"])
    client.send([
      "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": .number(Double(open))],
    ])
    #expect(await client.response(to: open)["error"]["code"] == -32800)
    await settle()
    #expect(await client.code("move", ["session": "s1", "direction": "next"]) == -32000)
  }

  @Test("Words that no request caused are sent as a notification")
  func notifications() async {
    await client.call("open", ["subject": "slow"])
    slow.announce("Sold out")
    #expect(
      client.notifications == [
        [
          "jsonrpc": "2.0", "method": "heard",
          "params": [
            "session": "s1",
            "line": ["kind": "utterance", "text": "Sold out", "technology": "voiceOver"],
          ],
        ]
      ]
    )
  }

  @Test("A page that crashes is reported, and later requests for it fail")
  func crash() async {
    await client.call("open", ["subject": "slow"])
    let press = client.begin("act", ["session": "s1"])
    await settle()
    slow.crash()
    let lost = await client.response(to: press)
    #expect(
      lost["result"].notices.last
        == "The browser has exited. The last content can still be read."
    )
    #expect(await client.call("read", ["session": "s1"]).heard == ["Buy, button"])
    #expect(await client.code("move", ["session": "s1", "direction": "next"]) == -32002)
    await client.call("close", ["session": "s1"])
    #expect(await client.call("open", ["content": .string(signIn)])["session"] == "s2")
  }

  @Test("The server exits after its input has ended and every request has been answered")
  func endOfInput() async {
    await client.call("open", ["subject": "slow"])
    let press = client.begin("act", ["session": "s1"])
    client.endInput()
    await settle()
    #expect(!client.hasEnded)
    slow.answer()
    let bought = await client.response(to: press)["result"]
    #expect(bought.heard == ["Bought"])
    await settle()
    #expect(client.hasEnded)
    #expect(slow.isClosed)
  }

  @Test(
    "A shutdown request is answered after all earlier requests, and later requests are rejected"
  )
  func shutdown() async {
    await client.call("open", ["subject": "slow"])
    let press = client.begin("act", ["session": "s1"])
    let shutdown = client.begin("shutdown")
    let late = client.begin("open", ["content": .string(signIn)])
    #expect(await client.response(to: late)["error"]["code"] == -32600)
    await settle()
    slow.answer()
    #expect(await client.response(to: shutdown)["result"] == [:])
    #expect(client.received.last?["id"] == .number(Double(shutdown)))
    #expect(await client.response(to: press)["error"] == .null)
    #expect(client.hasEnded)
  }

  @Test("A request ID that is in use is rejected, but can be reused afterward")
  func idTwice() async {
    await client.call("open", ["subject": "slow"])
    let press = client.begin("act", ["session": "s1"])
    client.send(["jsonrpc": "2.0", "id": .number(Double(press)), "method": "initialize"])
    #expect(client.received.last?["error"]["code"] == -32600)
    await settle()
    slow.answer()
    await settle()
    client.send(["jsonrpc": "2.0", "id": .number(Double(press)), "method": "initialize"])
    await settle()
    #expect(client.received.last?["result"]["protocol"] == 1)
  }

  @Test(
    "A message that is not a valid request is rejected with the appropriate error code",
    arguments: [
      ("{", -32700), ("\u{FF}", -32700), ("[]", -32600), ("5", -32600), ("{}", -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"initialize"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"initialize"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"initialize"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1e300,"method":"initialize"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":[1]}"#, -32602),
    ]
  )
  func noRequest(text: String, code: Int) {
    client.send(bytes: text == "\u{FF}" ? [0xFF] : Array(text.utf8))
    #expect(client.received.last?["error"]["code"].integer == code)
  }

  @Test("Unknown notifications are ignored")
  func unknownNotification() {
    client.send(["jsonrpc": "2.0", "method": "initialized"])
    #expect(client.received.isEmpty)
  }
}
