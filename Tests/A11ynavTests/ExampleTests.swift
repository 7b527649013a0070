// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The examples in a11ynav’s repository", .timeLimit(.minutes(30)))
struct ExampleTests {
  @Test("For a walk without patterns, `replay` always prints the walk’s own lines, byte for byte")
  func walk() throws {
    let path = Program.repositoryFile("Examples/Walks/sign-up.a11y")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let header = try #require(text.firstRange(of: "\n\n"))
    let result = try Program.run("replay", "--script", path)
    #expect(result.status == 0)
    #expect(result.output == text[header.upperBound...])
    #expect(try Program.run("replay", "--script", path).output == result.output)
  }

  @Test(
    "Each example document can be read with VoiceOver and with Switch Control",
    arguments: ["voiceover", "switch-control"]
  )
  func trees(_ technology: String) throws {
    let folder = Program.repositoryFile("Examples/Trees")
    for tree in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let result = try Program.run("read", folder + "/" + tree, "--technology", technology)
      #expect(result.status == 0)
      #expect(result.errors == "")
      #expect(result.output.split(separator: "\n").count > 3)
    }
  }
}
