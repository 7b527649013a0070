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
    ("data/js/focusFirst.js", nil, "Till: the setup script focusFirst is missing"),
    ("reference/page.html", nil, "Till: the page reference/page.html does not exist"),
    ("data/references.csv", "refId,value\n", "Till: references.csv does not specify a page"),
    (
      "data/assertions.csv", "assertionId,priority\nname,1\n",
      "Till: there is no assertion called “role”"
    ),
    (
      "data/voiceover_macos-commands.csv", "testId,command\nother,b\n",
      "Till: voiceover_macos-commands.csv refers to the “other” test, which is not in tests.csv"
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

extension TestPlanTests {
  @Test func `A plan in the first format has its assertions in the table of tests`() throws {
    let folder = try PlanFolder()
    defer { folder.remove() }
    try folder.write("data/voiceover_macos-commands.csv", nil)
    try folder.write("data/tests.csv", Self.firstTests)
    try folder.write("data/commands.csv", Self.firstCommands)
    let plan = try TestPlan(folder.url)
    #expect(
      plan.commands.map(\.keys) == ["ctrl+opt+right ctrl+opt+right", "b", "shift+j", "up down"]
    )
    #expect(plan.commands.map(\.settings) == [[], ["quickNavOn"], ["quickNavOn"], ["quickNavOff"]])
    #expect(plan.commands.map(\.test) == ["Go", "Go", "Go", "Operate"])
    #expect(plan.commands.map(\.setup?.name) == ["focusFirst", "focusFirst", "focusFirst", nil])
    #expect(
      plan.commands[0].assertions.map(\.statement) == [
        "Role 'button' is conveyed", "Name 'Pay: now' is conveyed",
      ]
    )
    #expect(plan.commands[0].assertions.map(\.priority) == [.must, .should])
    #expect(TestPlan.all(in: folder.url).plans.map(\.name) == ["Till"])
  }

  @Test func `A plan in the first format without commands for VoiceOver is left out`() throws {
    let folder = try PlanFolder()
    defer { folder.remove() }
    try folder.write("data/voiceover_macos-commands.csv", nil)
    try folder.write("data/commands.csv", "testId,task,mode,at,commandA\n1,go,reading,JAWS,B\n")
    let (plans, problems) = TestPlan.all(in: folder.url)
    #expect(plans.isEmpty && problems.isEmpty)
  }

  @Test func `A task without commands is reported`() throws {
    let folder = try PlanFolder()
    defer { folder.remove() }
    try folder.write("data/voiceover_macos-commands.csv", nil)
    try folder.write("data/tests.csv", Self.firstTests)
    try folder.write("data/commands.csv", "testId,task,mode,at,commandA\n")
    #expect(
      TestPlan.all(in: folder.url).problems.map(\.description) == [
        "Till: commands.csv has no commands for the “go to button” task"
      ]
    )
  }

  @Test(arguments: [("ri", 2), ("up", 1), ("shift+j", 1), ("zz", 2)])
  func `Two letters that are not a key’s name are typed`(_ word: String, _ count: Int) {
    #expect(PlanRun.chords(for: word)?.count == count)
    #expect(PlanRun.chords(for: "hoem") == nil)
    #expect(PlanRun.chords(for: "ctrl+zz") == nil)
  }

  private static let firstTests = """
    testId,title,appliesTo,mode,task,setupScript,instructions,assertion1,assertion2
    1,Go,"JAWS,voiceover_macos",interaction,go to 'button',focusFirst,,Role 'button' is conveyed,\
    2:Name 'Pay: now' is conveyed
    2,Read,NVDA,reading,read button,,,Role 'button' is conveyed,
    3,Operate,Desktop Screen Readers,interaction,operate button,missing,,Change in state is conveyed,

    """

  private static let firstCommands = """
    testId,task,mode,at,commandA,commandB,commandC
    1,go to button,interaction,JAWS,TAB,,
    1,Go to button,interaction,voiceover_macos,"CTRL_OPT_RIGHT,CTRL_OPT_RIGHT",\
    B (with Quick Nav on),SHIFT_CTRL_OPT_CMD_J
    3,operate button,interaction,voiceover_macos,UP_AND_DOWN (with quick nav off),,

    """
}

/// A test plan with two commands, in a separate folder.
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

  /// Writes a file of the plan, or removes the file if no text is given.
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
