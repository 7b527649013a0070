// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Foundation
import Testing

/// Tests that walk through harmful pages, check the spoken words and the notices, and check that the session continues.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct HostileWalkTests {
  /// The words of the last element on pages that refer to themselves.
  nonisolated static let ends: [(page: String, words: String)] = [
    ("circles", "Itself, combobox, list box popup, expanded"),
    (
      "frame-recursion",
      (1...10).map { "Frame \($0), " }.joined() + "At the bottom"
    ),
    ("same-ids", "Shadow name, button"),
    ("shadow-depth", "At the bottom, button"),
    ("throws", "Text, text field"),
  ]

  @Test(arguments: ends)
  func `Reading a page that refers to itself ends`(_ page: String, _ words: String) async throws {
    let walker = Walker(try await TestBrowser.open("hostile/\(page).html"))
    #expect(await walker.run("last") == [words])
    #expect(walker.notices == [])
    walker.close()
  }

  /// Broken links, each with the reason that it leads nowhere.
  nonisolated static let links = [
    ("A port that refuses", "the browser does not allow pages on that port."),
    ("No such host", "there is no server with that name."),
    ("No such page", "there is no such file."),
  ]

  @Test(arguments: links)
  func `A broken link leads to a page that gives the reason`(
    _ link: String,
    _ reason: String
  ) async throws {
    let walker = Walker(try await TestBrowser.open("hostile/bad-links.html"))
    let heard = await walker.run("choose \(link)", "activate", "next")
    #expect(heard.dropFirst().first == "[screen change]")
    #expect(
      heard.suffix(2) == [
        "This page cannot be shown, heading level 1",
        reason.prefix(1).uppercased() + reason.dropFirst(),
      ]
    )
    #expect(walker.notices == ["The page cannot be shown: \(reason)"])
    walker.close()
  }

  @Test(arguments: ["Unknown scheme", "A page of the browser", "Data", "Mail", "View source"])
  func `A link that the browser refuses does nothing`(_ link: String) async throws {
    let walker = Walker(try await TestBrowser.open("hostile/bad-links.html"))
    await walker.run("choose \(link)", "activate")
    #expect(await walker.run("first") == ["Bad addresses, heading level 1"])
    walker.close()
  }

  @Test func `A page with a beforeunload handler asks before it is left`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/beforeunload.html"))
    await walker.run("next", "activate", "type x", "press escape", "find next links")
    #expect(await walker.run("activate") == ["[screen change]", "alert, Leave, button"])
    #expect(await walker.run("next") == ["Stay, button"])
    await walker.run("activate")
    #expect(await walker.run("first") == ["Will not let go, heading level 1"])
    walker.close()
  }

  @Test func `A script that was stopped while the page opened is reported`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/busy-soon.html"))
    #expect(walker.notices == ["A script on the page ran too long and was stopped."])
    #expect(await walker.run("first") == ["Busy soon, heading level 1"])
    walker.close()
  }

  @Test func `The text of nested live regions is announced once`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/live-flood.html"))
    await walker.run("find next buttons", "find next buttons")
    #expect(await walker.run("activate") == ["Said once"])
    walker.close()
  }

  @Test func `Ten thousand alerts are all announced`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/live-flood.html"))
    await walker.run("find next buttons")
    let heard = await walker.run("activate")
    // Only the number of lines, the first line and the last line are compared, because comparing all lines would take a
    // long time if they differed.
    #expect(heard.count == 10_000)
    #expect(heard.first == "Alert 1")
    #expect(heard.last == "Alert 10000")
    walker.close()
  }

  @Test func `A field that is replaced with every key can be typed into`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/replaces-body.html"))
    await walker.run("next", "activate", "type a", "type b")
    #expect(walker.session.base.tree.elements(called: "Text").map(\.value) == ["ab"])
    walker.close()
  }

  @Test func `Fields that compete for focus do not disturb the session`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/focus-war.html"))
    await walker.run("next", "activate", "wait 1s", "press escape")
    #expect(await walker.run("first") == ["Focus war, heading level 1"])
    walker.close()
  }

  @Test func `A page that is nested too deeply for the browser is read or refused`() async throws {
    do {
      let walker = Walker(try await TestBrowser.open("hostile/deep.html"))
      #expect(await walker.run("last") == ["At the bottom"])
      walker.close()
    } catch {
      #expect("\(error)".hasSuffix(": the page closed or crashed while it was loading"))
    }
  }

  @Test func `When a window closes itself, the previous window returns`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/closes-itself.html"))
    await walker.run("find next links", "activate")
    #expect(walker.page.windowCount == 2)
    let heard = await walker.run("find next buttons", "activate")
    #expect(heard.contains("Close, button"))
    #expect(walker.page.windowCount == 1)
    #expect(await walker.run("first") == ["Closes itself, heading level 1"])
    walker.close()
  }

  /// Runs the endless script in real time, as for a person at the keyboard.
  @Test func `An endless script is stopped in real time, too`() async throws {
    var options = PageOptions()
    options.time = .real
    let walker = Walker(try await TestBrowser.open("hostile/endless-loop.html", options))
    await walker.run("next", "activate")
    #expect(walker.notices == ["A script on the page ran too long and was stopped."])
    #expect(await walker.run("next") == ["Block for two seconds, button"])
    walker.close()
  }

  @Test func `A page that is never idle can be used in real time, too`() async throws {
    var options = PageOptions()
    options.time = .real
    let walker = Walker(try await TestBrowser.open("hostile/never-quiet.html", options))
    #expect(await walker.run("next") == ["Count, button"])
    #expect(await walker.run("activate") == ["1"])
    walker.close()
  }
}

extension AccessibilityTree {
  /// Returns the elements with the given label.
  fileprivate func elements(called label: String) -> [Element] {
    var found: [Element] = []
    guard let scope else { return [] }
    var place = first(.stop, in: scope)
    while let id = place {
      if let element = self[id], element.label == label { found.append(element) }
      place = next(.stop, after: id, in: scope)
    }
    return found
  }
}
