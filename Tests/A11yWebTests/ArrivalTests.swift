// SPDX-License-Identifier: MIT

import A11ySession
import A11yTesting
import A11yTree
import Testing

@testable import A11yWeb

/// What happens on a page while we are busy with it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ArrivalTests {
  /// The texts of the page's live region, one after the other as they are announced.
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
    // The page changes again after it has said what it shows, and before that has arrived.
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
    await session.settle()
    #expect(session.heard().contains { $0.contains("Are you there?") })
    let notices = session.transcript.filter {
      if case .notice = $0.content { true } else { false }
    }
    #expect(notices.isEmpty)
    // Nobody has looked whether time passes: that is done after some seconds.
    #expect(!browser.calls.contains("Runtime.terminateExecution"))
    session.base.close()
  }
}
