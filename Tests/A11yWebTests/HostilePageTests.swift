import A11yTree
import A11yWeb
import Testing

/// Pages that misbehave: the session goes on with what it last knew.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .timeLimit(.minutes(10)))
struct HostilePageTests {
  @Test func alertsOneAfterTheOtherAreEachHeard() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/endless-alerts.html"))
    await walker.run("next")
    #expect(await walker.run("activate") == ["[screen change]", "Alert 1, alert, OK, button"])
    #expect(await walker.run("activate") == ["[screen change]", "Alert 2, alert, OK, button"])
    walker.close()
  }

  @Test func aScriptWithoutEndIsStopped() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/endless-loop.html"))
    await walker.run("next", "activate")
    #expect(walker.notices == ["A script of the page did not end, and was stopped."])
    #expect(await walker.run("next") == ["Block for two seconds, button"])
    walker.close()
  }

  @Test func aPageThatCrashesCanStillBeRead() async throws {
    let walker = Walker(
      try await TestBrowser.open(html: "<h1>Here</h1><a href='chrome://crash'>x</a>")
    )
    _ = walker.session.base.source.perform(SystemRequest.openURL("chrome://crash"))
    await walker.run("next")
    #expect(walker.notices.contains("The page has crashed. What was there last can still be read."))
    #expect(await walker.run("first") == ["Here, heading level 1"])
    walker.close()
  }

  @Test func downloadsAreRefusedAndShown() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/download.html"))
    await walker.run("next", "activate", "wait 1s")
    #expect(walker.notices.contains { $0.hasPrefix("The page offered a download") })
    walker.close()
  }

  @Test func onlySomeOfAThousandWindowsAreOpened() async throws {
    let walker = Walker(
      try await TestBrowser.open(
        html: "<button onclick=\"for (let i = 0; i < 40; i++) open('about:blank')\">Open</button>"
      )
    )
    await walker.run("activate")
    #expect(walker.page.windowCount <= 16)
    walker.close()
  }

  @Test func manyChangesASecondAreReadOnceATurn() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/many-changes.html"))
    #expect(await walker.run("next").count == 1)
    #expect(await walker.run("wait 10s").count <= 2)
    walker.close()
  }

  @Test func whatHasFocusMayVanish() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/removes-focused.html"))
    let heard = await walker.run("next", "activate", "tab")
    #expect(
      heard.contains {
        $0.contains("Hides, button") || $0.contains("Moves, button") || $0.contains("Twin, button")
      }
    )
    walker.close()
  }
}
