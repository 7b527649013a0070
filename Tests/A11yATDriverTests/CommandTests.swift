// SPDX-License-Identifier: MIT

import A11yJSON
import Testing

@testable import A11yATDriver

struct CommandTests {
  @Test func `A command has a number, a method and parameters`() throws {
    let text = #"{"id":7,"method":"session.new","params":{"capabilities":{}},"more":1}"#
    let command = try ATCommand(Array(text.utf8))
    #expect(command.id == 7)
    #expect(command.method == "session.new")
    #expect(command.params == ["capabilities": [:]])
  }

  @Test(arguments: [
    ("", nil, "the message is not valid JSON"), ("{", nil, "the message is not valid JSON"),
    ("{}{}", nil, "the message is not valid JSON"),
    ("[1]", nil, "the message is not a JSON object"),
    (#"{"id":-1,"method":"a","params":{}}"#, nil, "“id” is not a non-negative integer"),
    (#"{"id":1.5,"method":"a","params":{}}"#, nil, "“id” is not a non-negative integer"),
    (#"{"id":3,"params":{}}"#, 3, "“method” is not a string"),
    (#"{"id":3,"method":"a"}"#, 3, "“params” is not an object"),
  ])
  func `An invalid command is answered with its id if the id can be read`(
    _ text: String,
    _ id: Int?,
    _ words: String
  ) {
    #expect(throws: ATCommand.Refusal(id, words)) { try ATCommand(Array(text.utf8)) }
  }

  @Test func `Required capabilities that do not match are refused`() throws {
    let ours = ATCapabilities(
      name: "a11ynav",
      version: "0.3.0",
      platform: "linux",
      extensions: ["a11ynav:stops": true]
    )
    try ours.match(.null)
    try ours.match(["atName": "A11ynav", "atVersion": ">=0.2", "platformName": "Linux"])
    try ours.match(["a11ynav:stops": true])
    let refused: [(JSONValue, ATDriverError.Code)] = [
      (["atName": "NVDA"], .sessionNotCreated), (["atVersion": "<0.3"], .sessionNotCreated),
      (["atVersion": "new"], .invalidArgument), (["atName": 3], .invalidArgument),
      (["other:thing": true], .sessionNotCreated), ([], .invalidArgument),
    ]
    for (required, code) in refused {
      #expect(throws: ATDriverError.self) { try ours.match(required) }
      do { try ours.match(required) } catch { #expect(error.code == code, "\(required)") }
    }
  }

  @Test(arguments: ["example.com:9222", "localhost", "localhost:0", "localhost:x", ":1"])
  func `Only a browser on this machine is accepted`(_ address: String) {
    #expect(throws: ATDriverError.self) {
      try ATBrowser.read(["a11ynav:debuggerAddress": .string(address)])
    }
  }

  @Test func `A browser’s address can be given in the same way as for Chrome’s WebDriver`() throws {
    let options: JSONValue = ["goog:chromeOptions": ["debuggerAddress": "localhost:41000"]]
    #expect(try ATBrowser.read(options) == ATBrowser(port: 41000))
    #expect(try ATBrowser.read([:]) == nil)
  }
}
