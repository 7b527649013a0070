// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Foundation
import Testing

/// Tests for pages that do not change on their own. An audit can examine pages that do not change on their own faster
/// than a session could.
@MainActor
@Suite(
  "Web pages on which nothing changes",
  .enabled(if: TestBrowser.isThere),
  .serialized,
  .timeLimit(.minutes(30))
)
struct StillPageTests {
  private func words(of round: TabRound?, on page: WebPage) -> [String]? {
    let labels = Dictionary(
      uniqueKeysWithValues: page.start().changes.map { ($0.id, $0.element.label) }
    )
    return round?.order.map { labels[$0] ?? "?" }
  }

  @Test("The Tab order of a long page is complete, and focus is restored afterward")
  func longPage() async throws {
    let names = (1...100).map { "Link \($0)" }
    let links = names.map { "<a href='#'>\($0)</a>" }.joined()
    let page = try await TestBrowser.open(html: "\(links)<input aria-label=Field autofocus>")
    let round = try #require(await page.tabRound(atMost: 300))
    // Pressing Tab for the first time leaves the field and moves focus to the top of the page.
    #expect(words(of: round, on: page) == names + ["Field"])
    #expect(!round.isCut)
    // Only the second call compares the page with the page's state after every element has had focus.
    _ = await page.staysStill(for: .seconds(1))
    #expect(await page.staysStill(for: .seconds(1)) == true)
    #expect(await page.tabRound(atMost: 300)?.order == round.order)
    page.close()
  }

  @Test("Reading a page’s hidden content does not count as a change to the page")
  func hiddenContent() async throws {
    let page = try await TestBrowser.open(
      html:
        "<details><summary>More</summary><table><tr><td>1<td>2</table></details><a href='#'>Next</a>"
    )
    #expect(await page.staysStill(for: .seconds(1)) == true)
    page.close()
  }

  @Test("In real time, nothing can guarantee that a page will stay unchanged")
  func realTime() async throws {
    var options = PageOptions()
    options.time = .real
    let page = try await TestBrowser.open(html: "<p>Text", options)
    #expect(await page.staysStill(for: .seconds(1)) == nil)
    page.close()
  }

  @Test("A walk through the Tab order stops at the limit and reports that the walk is incomplete")
  func limit() async throws {
    let links = (1...50).map { "<a href='#'>Link \($0)</a>" }.joined()
    let page = try await TestBrowser.open(html: links)
    let round = try #require(await page.tabRound(atMost: 40))
    #expect(words(of: round, on: page) == (1...40).map { "Link \($0)" })
    #expect(round.isCut)
    page.close()
  }

  @Test(
    "In the Tab order, elements with a positive tabindex come first, and a date field is one stop"
  )
  func order() async throws {
    let page = try await TestBrowser.open(
      html:
        "<a href='#'>Third</a><button tabindex=2>Second</button><button tabindex=1>First</button>"
        + "<input type=date aria-label=Fourth><a href='#'>Fifth</a>"
    )
    let round = await page.tabRound(atMost: 300)
    #expect(words(of: round, on: page) == ["First", "Second", "Third", "Fourth", "Fifth"])
    page.close()
  }

  @Test func `Stops that are hidden from VoiceOver are listed with the stops before them`()
    async throws
  {
    let page = try await TestBrowser.open(
      html:
        "<button>Buy</button><div aria-hidden=true><a href='#'>Ad</a></div><button>Sell</button>"
    )
    let round = try #require(await page.tabRound(atMost: 300))
    #expect(words(of: round, on: page) == ["Buy", "Sell"])
    #expect(round.unheard == [round.order[0]])
    page.close()
  }

  @Test(
    "The fast walk through the Tab order is not used if a page reacts to focus or intercepts keys",
    arguments: [
      "<button onfocus='this.textContent = 1'>a</button><button>b</button>",
      "<button onfocus='setTimeout(() => document.title = 1, 400)'>a</button>",
      "<div id=host></div><script>host.attachShadow({mode: 'open'}).innerHTML = '<button>a</button>'</script>",
      "<button>a</button><iframe srcdoc='<button>b</button>'></iframe>",
      "<input oninput='' onfocus='this.value = 1' aria-label=a>",
      "<button>a</button><script>addEventListener('keyup', e => e.stopImmediatePropagation(), true)</script>",
    ]
  )
  func reactions(html: String) async throws {
    let page = try await TestBrowser.open(html: html)
    #expect(await page.tabRound(atMost: 300) == nil)
    page.close()
  }

  @Test(
    "A page on which nothing changes is considered still",
    arguments: [
      ("<p>Text", true),
      ("<p>Text<script>setInterval(() => {}, 100)</script>", true),
      ("<p id=p>Text<script>setTimeout(() => { p.textContent = 'New' }, 5000)</script>", false),
      ("<p role=status>Text<script>setTimeout(() => document.title = 'New', 9900)</script>", false),
      ("<button id=b>Go</button><script>setTimeout(() => b.focus(), 3000)</script>", false),
      ("<p>Text<script>setTimeout(() => alert('Hello'), 2000)</script>", false),
      ("<p>Text<script>setTimeout(() => { location.hash = 'x' }, 2000)</script>", false),
      ("<p>Text<script>setTimeout(() => open('about:blank'), 2000)</script>", false),
      (
        "<input type=checkbox id=c><script>setTimeout(() => { c.checked = true }, 2000)</script>",
        false
      ),
      ("<p>Text<meta http-equiv=refresh content=4>", false),
    ]
  )
  func stillness(html: String, isStill: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data("<!doctype html><html lang=en><title>Test</title>\(html)".utf8).write(to: file)
    let page = try await TestBrowser.shared().open(file.absoluteString)
    #expect(await page.staysStill(for: .seconds(10)) == isStill)
    page.close()
  }
}
