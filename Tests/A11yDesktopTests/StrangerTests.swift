// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yTree
import Foundation
import Testing

@testable import A11yDesktop

extension DesktopTests {
  /// Tests for apps that hang, crash, give false answers or send too many events. After an app in these tests fails,
  /// the session continues and can still read the content that the app last showed.
  @MainActor @Suite(.timeLimit(.minutes(30))) struct StrangerTests {}
}

extension DesktopTests.StrangerTests {
  @Test func `Children that do not exist are left out`()
    async throws
  {
    let user = try await TestDesktop.open("stranger.py --lie")
    #expect(user.heard().last == "Stranger, Knock, button, actions available")
    #expect(await user.run("last") == ["Diary, Dear diary, text field"])
    user.close()
  }

  @Test func `The cursor does not move if an app sets focus while it is first being read`()
    async throws
  {
    let user = try await TestDesktop.open("stranger.py --early-focus")
    #expect(user.heard() == ["Stranger, Knock, button, actions available"])
    #expect(await user.run("next", "next").last == "Agree, checkbox, unchecked")
    user.close()
  }

  @Test func `A column without a header does not get another column’s header`() async throws {
    let user = try await TestDesktop.open("stranger.py --table")
    await user.run("focus Graz")
    #expect(await user.run("next") == ["To, Rome, column 3"])
    user.close()
  }

  @Test(arguments: ["", " --lie", " --cycle"])
  func `An app reads the same whether it reports all objects together or one by one`(
    _ option: String
  ) async throws {
    let user = try await TestDesktop.open("stranger.py --cache\(option)")
    #expect(user.heard().last == "Stranger, Knock, button, actions available")
    #expect(await user.run("activate", "next").last == "Knocked 1")
    #expect(await user.run("next") == ["Agree, checkbox, unchecked"])
    #expect(await user.run("next") == ["Diary, Dear diary, text field"])
    user.close()
  }

  /// To describe more objects, the app would need several seconds and, on a busy machine, more time than the session
  /// waits.
  @Test func `An app may report 20000 objects together`() async throws {
    let user = try await TestDesktop.open("stranger.py --cache --children 20000")
    #expect(await user.run("last") == ["Items, Item 20000, list end"])
    #expect(user.session.base.tree.count < 500)
    user.close()
  }

  @Test func `An object that is its own descendant is read once`() async throws {
    let user = try await TestDesktop.open("stranger.py --cycle")
    #expect(await user.run("last", "next").last == "[border]")
    user.close()
  }

  @Test func `A list with 100000 children is read in parts`()
    async throws
  {
    let user = try await TestDesktop.open("stranger.py --children 100000")
    #expect(await user.run("last") == ["Items, Item 100000, list end"])
    #expect(user.session.base.tree.count < 500)
    user.close()
  }

  @Test func `Objects that give invalid answers are left out, and all others are read`()
    async throws
  {
    let user = try await TestDesktop.open("stranger.py --children 3000 --garbage 1000")
    #expect(user.heard().last == "Stranger, Knock, button, actions available")
    #expect(await user.run("focus Item 1").last?.contains("Item 1") == true)
    #expect(await user.run("next") == ["Item 3"])
    #expect(await user.run("last") == ["Item 3000, list end"])
    #expect(await user.run("first", "activate", "next").last == "Knocked 1")
    user.close()
  }

  @Test
  func
    `The cursor enters a popover once, even if it is shown and hidden a hundred times in a turn`()
    async throws
  {
    let user = try await TestDesktop.open("stranger.py --flicker 100")
    let heard = await user.run("activate")
    #expect(heard == ["[screen change]", "Pop, dialog, Inside, button"])
    #expect(await user.run("activate").last == "Knock, button, actions available")
    #expect(await user.run("last") == ["Diary, Dear diary, text field"])
    user.close()
  }

  @Test func `Reading rows does not delay other work`() async throws {
    let user = try await TestDesktop.open("stranger.py --children 100000")
    let tree = user.session.base.tree
    let rows = try #require(tree.root.flatMap { tree.first(.unmade, in: $0) })
    let response = user.source.makeRows(of: rows, isForward: true)
    // The rows of the list have been requested. This test does not wait for the rows, and nothing has changed yet.
    let isUnderWay = if case .underWay = response.outcome { true } else { false }
    #expect(isUnderWay && response.update.isEmpty)
    #expect(user.session.base.tree[rows] == tree[rows])
    user.close()
  }

  @Test func `The session handles a flood of events`() async throws {
    let user = try await TestDesktop.open("stranger.py --flood 1")
    #expect(await user.run("focus Agree").last == "Agree, checkbox, unchecked")
    user.close()
  }

  @Test func `The last tree of an app that has ended can still be read`() async throws {
    let user = try await TestDesktop.open("stranger.py --die 75")
    for _ in 0..<30 where !user.notices.contains(where: { $0.hasPrefix("The app has exited") }) {
      await user.run("activate")
    }
    #expect(user.notices.contains("The app has exited. The last content can still be read."))
    #expect(await user.run("last") == ["Diary, Dear diary, text field"])
    user.close()
  }

  @Test func `An app that stops answering is reported`()
    async throws
  {
    let user = try await TestDesktop.open("stranger.py --hang 75")
    for _ in 0..<40 where user.notices.isEmpty { await user.run("activate") }
    // The app may have stopped during the action or while the session waited for its effects, so the next action
    // certainly fails.
    await user.run("activate")
    #expect(user.notices.last?.hasPrefix("The app is not responding") == true)
    // The elements that were already read can still be reached.
    #expect(await user.run("last").isEmpty == false)
    user.close()
  }

  @Test
  func `An app that sends invalid UTF-8 is ended by the bus, and this is reported`() async throws {
    let user = try await TestDesktop.open("stranger.py --bad-utf8")
    #expect(user.notices.contains { $0.hasPrefix("The app has exited") })
    user.close()
  }

  @Test func `An unknown app name is an error`() async throws {
    try TestDesktop.start()
    let error = await #expect(throws: DesktopError.self) {
      try await Task.detached { try await DesktopSource(attachingTo: "nobody") }.value
    }
    #expect(error?.description.hasPrefix("There is no app named “nobody”.") == true)
  }

  @Test func `In a document with 100000 paragraphs, only paragraphs near the cursor are read`()
    async throws
  {
    let user = try await TestDesktop.open("stranger.py --paragraphs 100000")
    #expect(await user.run("last").last?.contains("Paragraph 100000") == true)
    #expect(await user.run("previous").last?.contains("Paragraph 99999") == true)
    #expect(user.session.base.tree.count < 500)
    user.close()
  }

  @Test func `After a flood of a thousand changes a second, the last change is read`() async throws
  {
    let user = try await TestDesktop.open("stranger.py --flood 2")
    var heard: [String] = []
    for _ in 0..<200 where heard.isEmpty {
      await user.untilQuiet()
      heard = await user.run("focus The flood is over")
    }
    #expect(heard == ["The flood is over"])
    user.close()
  }

  @Test(arguments: [3, 12, 60])
  func `An app that never stops changing can be used like any other`(_ times: Int) async throws {
    let user = try await TestDesktop.open("stranger.py --tick \(times) --announce")
    #expect(user.heard().last == "Stranger, Knock, button, actions available")
    #expect(await user.run("activate").contains("Knock 1 was heard"))
    #expect(await user.run("last") == ["Diary, Dear diary, text field"])
    #expect(await user.run("first", "activate").contains("Knock 2 was heard"))
    #expect(user.notices.isEmpty)
    user.close()
  }

  @Test func `A request is answered before the app is quiet`() async throws {
    let user = try await TestDesktop.open("stranger.py --tick 60 --name \"a restless app\"")
    let button = try #require(user.session.base.focus(of: .voiceOver))
    let app = try await Task.detached { try DesktopApps.find("a restless app") }.value
    let (reports, sent) = AsyncStream.makeStream(of: AppLink.Report.self)
    let link = try await Task { @BusActor in
      let bus = try await AccessibilityBus()
      let link = AppLink(to: app, on: bus.connection) { sent.yield($0) }
      link.open()
      link.settle(1)
      link.perform(ActionRequest(.activate, on: button), RequestTicket(1))
      return link
    }.value
    var order: [String] = []
    for await report in reports {
      switch report {
      case .answered(_, let response): order.append(response.isHandled ? "answered" : "refused")
      case .settled(let number): order.append("settled \(number)")
      case .changed, .notice, .highlighted, .closed: continue
      }
      if order.count == 2 { break }
    }
    #expect(order == ["answered", "settled 1"])
    await link.close()
    user.close()
  }

  @Test func `An app’s custom actions are announced and performed`()
    async throws
  {
    let user = try await TestDesktop.open("stranger.py --announce")
    #expect(user.heard().last?.hasSuffix("Knock, button, actions available") == true)
    let heard = await user.run("action knock twice")
    #expect(heard.contains("Knock 2 was heard"))
    user.close()
  }

  @Test func `A display that no longer answers is reported once`() async throws {
    let user = try await TestDesktop.open("stranger.py")
    let display = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
    setenv("DISPLAY", ":65000", 1)
    defer { setenv("DISPLAY", display, 1) }
    let element = try #require(user.session.base.focus(of: .voiceOver))
    user.source.highlight([element])
    await user.run("activate")
    user.source.highlight([])
    user.source.highlight([element])
    await user.run("activate")
    #expect(
      user.notices.filter { $0.hasPrefix("Nothing is highlighted.") }
        == ["Nothing is highlighted. Display “:65000” is not responding."]
    )
    user.close()
  }
}
