// SPDX-License-Identifier: MIT

import A11ySession
import A11yTesting
import A11yTree
import Testing

@testable import A11yWeb

/// Tests for changes and events that arrive while the test is reading or waiting for the page.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ArrivalTests {
  /// Returns the messages in the page's live region, in the order in which they are announced.
  private func liveTexts(of page: WebPage) -> AsyncStream<String> {
    AsyncStream { stream in
      page.onEvent = { event in
        guard case .changed(let update) = event else { return }
        let labels = update.changes.map(\.element.label).filter { !$0.isEmpty }
        if !update.liveTexts.isEmpty { for label in labels { stream.yield(label) } }
      }
    }
  }

  @Test func aChangeThatArrivesWhileThePageIsReadIsReadAfterThat() async throws {
    let browser = FakeBrowser()
    let page = try await browser.open(.real)
    let texts = liveTexts(of: page)
    // The page changes again after it has captured its content, but before the capture arrives.
    browser.onCall = { [weak browser] method, _ in
      guard let browser, method == "DOMSnapshot.captureSnapshot" else { return true }
      browser.onCall = { _, _ in true }
      browser.liveText = "second"
      browser.emit("DOM.characterDataModified")
      return true
    }
    browser.liveText = "first"
    browser.emit("DOM.characterDataModified")
    var heard: [String] = []
    for await text in texts {
      heard.append(text)
      if text == "second" { break }
    }
    #expect(heard == ["first", "second"])
    page.close()
  }

  @Test func `A tab that finishes loading just as its state is requested is read immediately`()
    async throws
  {
    let browser = FakeBrowser()
    browser.isLoaded = false
    browser.liveText = "ready"
    // The response and the event arrive together, so both are handled before any other code runs here.
    browser.afterAnswer = { [weak browser] method, params in
      guard params["expression"] == "a11ynav.state()", let browser, !browser.isLoaded else {
        return
      }
      browser.isLoaded = true
      browser.emit("Page.loadEventFired")
    }
    let page = try await browser.openTab(PageOptions())
    let session = Session(source: page).exhaustive(false)
    session.perform("last")
    #expect(session.heard().last == "ready")
    #expect(notices(of: session).isEmpty)
    session.base.close()
  }

  @Test func `A document that begins within the granted time is given the rest of this time`()
    async throws
  {
    let browser = FakeBrowser()
    browser.clock = 0
    var isFirst = true
    browser.onCall = { [weak browser] method, params in
      guard let browser, method == "Emulation.setVirtualTimePolicy",
        let budget = params["budget"].number
      else { return true }
      if isFirst {
        isFirst = false
        browser.beginDocument()
      } else {
        browser.clock = (browser.clock ?? 0) + budget
      }
      return true
    }
    let page = try await browser.open(.virtual)
    let session = Session(source: page).exhaustive(false)
    session.perform("wait 1s")
    await session.settle(within: .seconds(300))
    #expect(notices(of: session).isEmpty)
    #expect((browser.clock ?? 0) >= 1_000)
    session.base.close()
  }

  /// Returns a session's notices.
  private func notices(of session: Session) -> [String] {
    session.transcript.compactMap { record in
      if case .notice(let text) = record.content { text } else { nil }
    }
  }

  @Test func `A page that the browser refuses to read is reported and read again later`()
    async throws
  {
    let browser = FakeBrowser()
    let page = try await browser.open(.virtual)
    let session = Session(source: page).exhaustive(false)
    browser.refusal = { $0 == "Accessibility.getFullAXTree" ? "Tree is disabled" : nil }
    browser.liveText = "new"
    session.perform("wait 1s")
    await session.settle(within: .seconds(300))
    #expect(
      notices(of: session)
        == ["The page cannot be read: Tree is disabled. Its last content is still shown."]
    )
    browser.refusal = { _ in nil }
    session.perform("wait 1s")
    await session.settle(within: .seconds(300))
    session.perform("last")
    #expect(session.heard().last == "new")
    session.base.close()
  }

  @Test func `A reading that is refused once is repeated without a notice`() async throws {
    let browser = FakeBrowser()
    let page = try await browser.open(.virtual)
    let session = Session(source: page).exhaustive(false)
    browser.refusal = { [weak browser] method in
      guard method == "Accessibility.getFullAXTree" else { return nil }
      browser?.refusal = { _ in nil }
      return "Tree is disabled"
    }
    browser.liveText = "new"
    session.perform("wait 1s")
    await session.settle(within: .seconds(300))
    session.perform("last")
    #expect(session.heard().last == "new")
    #expect(notices(of: session).isEmpty)
    session.base.close()
  }

  @Test func `All operations that wait for a page’s virtual time continue once it has passed`()
    async throws
  {
    let browser = FakeBrowser()
    let page = try await browser.open(.virtual)
    var isHeld = true
    browser.onCall = { method, params in
      !(isHeld && method == "Emulation.setVirtualTimePolicy" && params["policy"].string != "pause")
    }
    let clock = page.window.clock
    async let first: Void = clock.grant(.milliseconds(10))
    async let second: Void = clock.grant(.milliseconds(10))
    while !browser.calls.contains("Emulation.setVirtualTimePolicy") { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    isHeld = false
    browser.release()
    _ = try await (first, second)
    page.close()
  }

  @Test func aMessageThatAppearsBeforeAWaitForTimeIsShownAtOnce() async throws {
    let browser = FakeBrowser()
    let page = try await browser.open(.virtual)
    let session = Session(source: page).exhaustive(false)
    browser.afterAnswer = { [weak browser] method, _ in
      guard let browser, method == "Emulation.setVirtualTimePolicy" else { return }
      browser.afterAnswer = { _, _ in }
      browser.showDialog("Are you there?")
    }
    session.perform("wait 1s")
    await session.settle(within: .seconds(300))
    #expect(session.heard().contains { $0.contains("Are you there?") })
    #expect(notices(of: session).isEmpty)
    // The session has not checked whether time passes, because it performs that check only after some seconds.
    #expect(!browser.calls.contains("Runtime.terminateExecution"))
    session.base.close()
  }
}
