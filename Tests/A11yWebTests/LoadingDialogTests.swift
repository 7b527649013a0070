// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Testing

/// Tests for messages that a page shows before it can be read.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct LoadingDialogTests {
  @Test func `An alert that opens while the page loads is announced first`() async throws {
    let html = "<h1>Shop</h1><script>alert('Closed today')</script><p>After</p>"
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    #expect(await walker.run("describe") == ["Closed today, alert, OK, button"])
    #expect(await walker.run("activate").last?.hasPrefix("Shop, heading level 1") == true)
    #expect(await walker.run("next") == ["After"])
  }

  @Test func `Questions that open one after another are answered in turn`() async throws {
    let html = """
      <script>const name = prompt("Who?"); const sure = confirm("Sure?")</script>
      <p id=p></p><script>p.textContent = `${name}, ${sure}`</script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("find next text fields", "activate", "type Ann", "find next buttons")
    #expect(await walker.run("activate").last == "Sure?, alert, OK, button")
    #expect(await walker.run("next", "activate").last == "Ann, false")
  }

  @Test func `An alert that appears with a new window is announced first`() async throws {
    let html = """
      <button onclick="open('data:text/html,<h1>Two</h1>'); alert('Opened')">Open</button>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    #expect(await walker.run("activate").last == "Opened, alert, OK, button")
  }
}
