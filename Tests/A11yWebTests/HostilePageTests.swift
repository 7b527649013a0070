// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Testing

/// Pages that misbehave. The session continues with the last content that it has read.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct HostilePageTests {
  @Test func `Each of several consecutive alerts is announced`()
    async throws
  {
    let walker = Walker(try await TestBrowser.open("hostile/endless-alerts.html"))
    await walker.run("next")
    #expect(await walker.run("activate") == ["[screen change]", "Alert 1, alert, OK, button"])
    #expect(await walker.run("activate") == ["[screen change]", "Alert 2, alert, OK, button"])
    walker.close()
  }

  @Test func `A timer or an animation may claim to last longer than any duration`()
    async throws
  {
    let walker = Walker(try await TestBrowser.open("hostile/endless-times.html"))
    #expect(await walker.run("wait 10s").isEmpty)
    #expect(await walker.run("next") == ["Animate, button"])
    #expect(await walker.run("activate", "wait 10s") == ["Animated"])
    #expect(walker.notices.isEmpty)
    walker.close()
  }

  @Test func `An endless script is stopped`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/endless-loop.html"))
    await walker.run("next", "activate")
    #expect(walker.notices == ["A script on the page ran too long and was stopped."])
    #expect(await walker.run("next") == ["Block for two seconds, button"])
    walker.close()
  }

  @Test func `A page that crashes can still be read`() async throws {
    let walker = Walker(
      try await TestBrowser.open(html: "<h1>Here</h1><a href='chrome://crash'>x</a>")
    )
    _ = walker.session.base.source.perform(SystemRequest.openURL("chrome://crash"))
    await walker.run("next")
    #expect(walker.notices.contains("The page has crashed. The last content can still be read."))
    #expect(await walker.run("first") == ["Here, heading level 1"])
    walker.close()
  }

  @Test func `Downloads are refused and reported`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/download.html"))
    await walker.run("next", "activate", "wait 1s")
    #expect(walker.notices.contains { $0.hasPrefix("The page tried to download") })
    walker.close()
  }

  @Test func `Only a limited number of windows are opened`()
    async throws
  {
    let walker = Walker(
      try await TestBrowser.open(
        html: "<button onclick=\"for (let i = 0; i < 40; i++) window.open('about:blank')\">Open"
      )
    )
    await walker.run("activate")
    #expect(walker.page.windowCount == 16)
    #expect(walker.notices == ["The page opened 25 more windows, which were closed."])
    walker.close()
  }

  @Test func `A page that changes many times a second is read once per turn`()
    async throws
  {
    let walker = Walker(try await TestBrowser.open("hostile/many-changes.html"))
    #expect(await walker.run("next").count == 1)
    #expect(await walker.run("wait 10s").count <= 12)
    walker.close()
  }

  @Test func `A focused element may disappear`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/removes-focused.html"))
    let heard = await walker.run("next", "activate", "tab")
    #expect(
      heard.contains {
        $0.contains("Hides, button") || $0.contains("Moves, button") || $0.contains("Twin, button")
      }
    )
    walker.close()
  }

  @Test func `Requests for permissions are refused and reported`() async throws {
    let walker = Walker(
      try await TestBrowser.open(
        html: "<button onclick=\"Notification.requestPermission().then(answer => out.textContent "
          + "= answer)\">Ask</button><p id=out role=status></p>"
      )
    )
    #expect(await walker.run("activate") == ["denied"])
    #expect(
      walker.notices == [
        "The page asked for permission to show notifications, but permission was denied."
      ]
    )
    // A page that asks for permission repeatedly causes only one notice.
    await walker.run("activate")
    #expect(walker.notices.count == 1)
    walker.close()
  }

  @Test func `A page cannot forge a report of a permission request`()
    async throws
  {
    let walker = Walker(
      try await TestBrowser.open(
        html: "<h1>Tries</h1><script>globalThis.a11ynavAsked?.('camera');"
          + "globalThis.a11ynavAsked?.('\\u001b]0;x\\u0007')</script>"
      )
    )
    await walker.run("wait 1s")
    #expect(walker.notices == [])
    walker.close()
  }

  @Test func `A page with a hundred thousand nodes can be read`()
    async throws
  {
    let walker = Walker(try await TestBrowser.open("hostile/many-nodes.html"))
    #expect(await walker.run("last") == ["Item 50000"])
    #expect(await walker.run("previous") == ["Item 49999"])
    walker.close()
  }

  @Test func `A page that is never idle can be used`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/never-quiet.html"))
    #expect(await walker.run("next") == ["Count, button"])
    #expect(await walker.run("activate") == ["1"])
    walker.close()
  }

  @Test func `A window may close itself`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/closes-itself.html"))
    await walker.run("next", "activate")
    #expect(await walker.run("first") == ["Closes itself, heading level 1"])
    walker.close()
  }

  @Test func `A page can be used after its scripts throw errors`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/throws.html"))
    #expect(await walker.run("next") == ["Press, button"])
    await walker.run("activate", "wait 1s")
    #expect(await walker.run("first") == ["Throws, heading level 1"])
    walker.close()
  }

  @Test func `A script that keeps the page from loading is stopped`() async throws {
    let walker = Walker(try await TestBrowser.open("hostile/endless-loop-loading.html"))
    #expect(walker.notices == ["A script on the page ran too long and was stopped."])
    #expect(await walker.run("first") == ["Endless loop while loading, heading level 1"])
    walker.close()
  }
}
