// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Testing

/// Tests for announcements of live regions in which text is added, changed and removed in one turn.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct LiveTextTests {
  /// The test cases, each with a region, the script that the button runs, and the spoken words.
  nonisolated static let cases: [(region: String, script: String, heard: [String])] = [
    // Pieces of text that are added in the same turn are separated by a space.
    ("<p id=it aria-live=polite></p>", "it.innerHTML = '<b>One</b><i>Two</i>'", ["One Two"]),
    // Content that was already there is not announced again.
    ("<p id=it aria-live=polite><b>Old</b></p>", "it.append(part('New'))", ["New"]),
    ("<p id=it role=log><b>Old</b></p>", "it.append(part('New'), part('.'))", ["New."]),
    ("<p id=it aria-live=polite>A<b>B</b>C</p>", "it.children[0].firstChild.data = 'D'", ["D"]),
    // An atomic region is announced completely.
    ("<p id=it role=status><b>Old.</b></p>", "it.append(part('New'))", ["Old. New"]),
    ("<p role=status>Left: <b id=it>4</b> pieces</p>", "it.textContent = 3", ["Left: 3 pieces"]),
    // If removed text is announced, it is announced first.
    (
      "<div id=it aria-live=polite aria-relevant=all><p>Old</p></div>",
      "it.innerHTML = '<p>One</p><p>Two</p>'", ["Old deleted", "One", "Two"]
    ),
    (
      "<div id=it aria-live=polite aria-relevant=removals><p>One</p><p>Two</p><p>Three</p></div>",
      "it.children[0].remove(); it.children[0].remove()", ["One Two deleted"]
    ),
    (
      "<p id=it aria-live=polite><b>One</b><b>Two</b></p>", "it.lastChild.remove()", []
    ),
    // A region that is rendered again announces only its additional words, even if it was empty for a moment.
    (
      "<div id=it aria-live=polite><p>Tea is hot.</p></div>",
      "it.innerHTML = '<p>Tea is hot. Milk is <b>cold</b>.</p>'", ["Milk is cold."]
    ),
    (
      "<div id=it aria-live=polite><p>Tea is hot.</p></div>",
      "it.replaceChildren(); setTimeout(() => it.innerHTML = '<p>Tea is hot. Drink it.</p>', 20)",
      ["Drink it."]
    ),
    // A region's name is not part of the region's content.
    ("<div id=it role=log aria-atomic=true></div>", "it.ariaLabel = 'Full screen'", []),
    // A dialog that is not modal is announced, and its name is spoken once.
    (
      "<div id=it></div>",
      """
      it.innerHTML = '<div role=alertdialog aria-modal=false aria-labelledby=t tabindex=0>'
        + '<p id=t>Added</p><button>Undo</button></div>'
      """, ["Added", "Undo, button"]
    ),
    // List items outside a list are separate lines.
    (
      "<ul id=it role=log><li>Kim: hello</li></ul>",
      "it.append(Object.assign(document.createElement('li'), { textContent: 'Lou: hi' }))",
      ["• Lou: hi"]
    ),
    // Only the types of change that the region's author has specified are announced.
    (
      "<p id=it aria-live=polite aria-relevant=text><b>One</b></p>", "it.append(part('Two'))", []
    ),
    (
      "<p id=it aria-live=polite aria-relevant=text>One<b> two</b></p>",
      "it.firstChild.data = 'Three'", ["Three"]
    ),
  ]

  @Test("A web page’s live region announces its changes", arguments: cases)
  func isSaid(_ region: String, _ script: String, _ heard: [String]) async throws {
    let page = """
      \(region)<button id=go>Go</button><script>
      const it = document.getElementById('it');
      const part = text => Object.assign(document.createElement('span'), { textContent: text });
      go.onclick = () => { \(script) };
      </script>
      """
    let walker = Walker(try await TestBrowser.open(html: page))
    await walker.run("last")
    #expect(await walker.run("activate") == heard, "\(region)")
    walker.close()
  }

  @Test func `An element that becomes the current page is announced completely`()
    async throws
  {
    let walker = Walker(
      try await TestBrowser.open(
        html: """
          <a href='#' aria-current=page>Home</a> <a href='#'>About</a><script>
          for (const link of document.links) link.onclick = event => {
            event.preventDefault();
            for (const other of document.links) other.removeAttribute('aria-current');
            link.setAttribute('aria-current', 'page');
          };</script>
          """
      )
    )
    #expect(await walker.run("next") == ["About, link"])
    #expect(await walker.run("activate") == ["About, current page, link"])
    #expect(await walker.run("previous") == ["Home, link"])
    walker.close()
  }

  @Test func `A state that changes inside a live region is not announced`() async throws {
    let html = """
      <div role=alert>Out now. <a href="">Hide</a> <button aria-pressed=false id=b>Pin</button></div>
      <button onclick="b.setAttribute('aria-pressed', 'true')">Press</button>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Press")
    #expect(await walker.run("activate") == [])
  }

  @Test func `A region that shows the same words again announces them again`() async throws {
    let html = """
      <p id=it aria-live=polite>Saved</p><button onclick="it.textContent = '';
      setTimeout(() => it.textContent = 'Saved', 500)">Go</button>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    #expect(await walker.run("last", "activate", "wait 1s").last == "Saved")
  }

  @Test func `A new title that a live region announces is announced once`() async throws {
    let html = """
      <title>Home</title><p id=it aria-live=assertive></p>
      <button onclick="it.textContent = document.title = 'Hens'">Go</button>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("last")
    #expect(await walker.run("activate") == ["Hens"])
  }

  @Test(arguments: [["wait 6s"], ["wait 1s", "wait 2s", "wait 3s"]])
  func `Every state of a live region is announced, however long the wait`(_ waits: [String])
    async throws
  {
    let html = """
      <button onclick="let count = 0; const timer = setInterval(() => {
        it.textContent = 'Step ' + ++count; count === 5 && clearInterval(timer); }, 1000)">Go</button>
      <p id=it role=status></p>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Go", "activate")
    var heard: [String] = []
    for wait in waits { heard += await walker.run(wait) }
    #expect(heard == (1...5).map { "Step \($0)" })
  }

  @Test
  func `A live region that is filled behind a modal dialog is announced when the dialog closes`()
    async throws
  {
    let html = """
      <p id=it role=status></p><dialog id=box aria-label=Box><button>Close</button></dialog>
      <button onclick="box.showModal()">Open</button><script>
      box.querySelector('button').onclick = () => { it.textContent = 'Sold'; box.close(); }</script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Open", "activate", "choose Close")
    #expect(await walker.run("activate").contains("Sold"))
    // A region that reappears unchanged is not announced.
    await walker.run("choose Open", "activate")
    #expect(await walker.run("escape").contains("Sold") == false)
  }
}
