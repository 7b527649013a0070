// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import A11yJudge

struct TestPlanTests {
  @Test func `A table with byte order marks, carriage returns and quotations is read`() throws {
    let text = "\u{FEFF}id, words\r\n1,\"a, \"\"b\"\"\r\nc\"\r\n\r\n2, d \n3"
    let rows = try #require(PlanTable(text)).rows
    #expect(
      rows == [["id": "1", "words": "a, \"b\"\r\nc"], ["id": "2", "words": "d"], ["id": "3"]]
    )
    #expect(PlanTable("id\n\"open") == nil)
    #expect(PlanTable("")?.rows == [])
  }

  @Test func `A command’s exceptions change its test’s assertions`() throws {
    let folder = try PlanFolder()
    defer { folder.remove() }
    let plan = try TestPlan(folder.url)
    #expect(plan.commands.map(\.keys) == ["ctrl+opt+right", "b"])
    #expect(plan.commands[0].assertions.map(\.id) == ["name", "role"])
    #expect(plan.commands[1].assertions.map(\.id) == ["name"])
    #expect(plan.commands[1].assertions.map(\.priority) == [.should])
    #expect(plan.commands[1].settings == ["quickNavOn"])
    #expect(plan.commands[0].setup?.name == "focusFirst")
  }

  @Test(arguments: [
    ("data/tests.csv", nil, "Till: tests.csv is missing"),
    ("data/tests.csv", "testId\n\"", "Till: tests.csv has an unterminated quoted field"),
    ("data/js/focusFirst.js", nil, "Till: the set-up script focusFirst is missing"),
    ("reference/page.html", nil, "Till: the page reference/page.html does not exist"),
    ("data/references.csv", "refId,value\n", "Till: references.csv does not name a page"),
    (
      "data/assertions.csv", "assertionId,priority\nname,1\n",
      "Till: there is no assertion called “role”"
    ),
    (
      "data/voiceover_macos-commands.csv", "testId,command\nother,b\n",
      "Till: voiceover_macos-commands.csv names the test “other”, which is not in tests.csv"
    ),
  ])
  func `A mistake in a plan is reported in one line`(
    _ file: String,
    _ text: String?,
    _ problem: String
  ) throws {
    let folder = try PlanFolder()
    defer { folder.remove() }
    try folder.write(file, text)
    let (plans, problems) = TestPlan.all(in: folder.url)
    #expect(plans.isEmpty)
    #expect(problems.map(\.description) == [problem])
  }
}

/// A plan with two commands, in its own folder.
struct PlanFolder {
  let url: URL
  private let parent: URL

  init() throws {
    parent = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    url = parent.appendingPathComponent("Till")
    let files = [
      "data/references.csv": "refId,type,value\nreference,metadata,reference/page.html\n",
      "data/tests.csv": "testId,setupScript,assertions\ngo,focusFirst,name role\n",
      "data/assertions.csv": """
      assertionId,priority,assertionStatement
      name,1,"Name of the button, 'Pay', is conveyed|more"
      role,1,Role 'button' is conveyed

      """,
      "data/voiceover_macos-commands.csv": """
      testId,command,settings,assertionExceptions
      go,ctrl+opt+right,,
      go,b,quickNavOn,2:name 0:role

      """,
      "data/js/focusFirst.js": "testPageDocument.querySelector('a').focus();",
      "reference/page.html": """
      <!doctype html><html lang=en><title>Till</title><a href="#">Help</a><button>Pay</button>
      """,
    ]
    for (file, text) in files { try write(file, text) }
  }

  /// Writes a file in the plan, or removes the file if no text is given.
  func write(_ file: String, _ text: String?) throws {
    let place = url.appendingPathComponent(file)
    guard let text else { return try FileManager.default.removeItem(at: place) }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: place)
  }

  func remove() { try? FileManager.default.removeItem(at: parent) }
}
