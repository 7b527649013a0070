// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation
import Testing

@testable import A11yServer

@Suite("The server’s reference page")
struct ReferenceTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Server.md")

  @Test("The server’s reference page matches the output of `a11ynav serve --reference`")
  func page() throws {
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == Method.reference)
  }

  @Test("The server’s schema lists each method with its required parameters")
  func schema() {
    let definitions = Method.schema["$defs"]
    #expect(Set(definitions.members.keys) == Set(Method.all.map(\.name)))
    let move = definitions["move"]["properties"]["params"]
    #expect(move["required"] == ["session", "direction"])
    #expect(move["properties"]["direction"]["enum"] == ["next", "previous", "first", "last"])
    #expect(move["additionalProperties"] == false)
  }
}
