// SPDX-License-Identifier: MIT

import A11yJSON
import Testing

@testable import A11yServer

let form = """
  - banner:
    - link "Fernwood"
  - main:
    - heading "Sign in" [level=1]
    - textbox "Name"
    - textbox "Password" [type=password]
    - button "Sign in"
  """

@MainActor @Suite("A session over the server")
struct ServerTests {
  let client = TestClient()

  @Test("A document is opened, walked and closed, and each line is the one that a transcript has")
  func walks() async {
    let opened = await client.call("open", ["content": .string(form)])
    #expect(opened["session"] == "s1")
    #expect(opened.heard == ["Fernwood, link, banner, landmark"])
    let moved = await client.call("perform", ["session": "s1", "command": "next"])
    #expect(moved.heard == ["Sign in, heading level 1, main, landmark"])
    #expect(moved["position"] == ["role": "heading", "name": "Sign in", "technology": "voiceOver"])
    #expect(await client.call("close", ["session": "s1"]) == [:])
    #expect(await client.code("perform", ["session": "s1", "command": "next"]) == -32000)
  }
}
