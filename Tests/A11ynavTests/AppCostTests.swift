// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Cost limits in app transcripts", .needsExamples, .timeLimit(.minutes(30)))
struct AppCostTests {
  private let transcript = """
    app: Pantry
    preview: Pantry
    hints: off

    Pantry, heading
    cost "Add" <= 1 press
    > next
    Add, button
    cost "Nothing" <= 9 presses
    cost "Add" <= 2 presses

    """

  @Test("A transcript fails if a cost exceeds its limit or the element does not exist")
  func overLimit() throws {
    let folder = try WalkFolder(["a.a11y": transcript])
    defer { folder.remove() }
    let result = try folder.test("a.a11y")
    #expect(result.status == 1)
    #expect(result.output.contains("a.a11y:6:1: cost \"Add\" is 2 presses"))
    #expect(result.output.contains("the scanner does not reach “Nothing”"))
  }

  @Test("Costs that an app reports are recorded in the transcript")
  func recording() throws {
    let known = transcript.replacingOccurrences(of: "cost \"Nothing\" <= 9 presses\n", with: "")
    let folder = try WalkFolder(["a.a11y": known])
    defer { folder.remove() }
    #expect(try folder.test("a.a11y", "--record").output.contains("recorded"))
    #expect(try folder.read("a.a11y").contains("Pantry, heading\ncost \"Add\" <= 2 presses\n"))
    #expect(try folder.test("a.a11y").status == 0)
  }
}
