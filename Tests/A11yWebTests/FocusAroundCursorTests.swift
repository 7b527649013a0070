// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Testing

/// Tests for the cursor's position after focus moves to a container or a pop-up closes.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct FocusAroundCursorTests {
  @Test(arguments: ["main", "div"])
  func `Activating text inside a focusable container leaves the cursor on the text`(
    _ container: String
  ) async throws {
    let html = """
      <\(container) tabindex=-1><h1>Desk</h1><p id=count onclick="out.textContent = ++n">Count</p>
      <p id=out>0</p></\(container)><p>Below</p><script>let n = 0</script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Count")
    #expect(await walker.run("activate") == [])
    #expect(await walker.run("repeat").last?.hasPrefix("Count") == true)
    #expect(await walker.run("next").last?.hasPrefix("1") == true)
    #expect(await walker.run("next", "wait 1s", "describe") == ["Below", "Below"])
  }

  @Test func `If the activated element is gone, focus on a container moves the cursor inside it`()
    async throws
  {
    let html = """
      <main tabindex=-1 id=m><h1>Desk</h1><p>Text</p><button onclick="go()">Next page</button></main>
      <script>function go() { m.innerHTML = "<h1>Done</h1><p>Bye</p>"; m.focus() }</script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Next page")
    #expect(await walker.run("activate").last?.hasPrefix("Done, heading level 1") == true)
  }

  @Test(arguments: [
    (
      "<button popovertarget=p>Menu</button><div id=p popover>",
      "<button onclick='p.hidePopover()'>Copy</button></div>"
    ),
    (
      "<button id=m aria-expanded=false onclick='show(true)'>Menu</button><div id=p hidden>",
      "<button onclick='show(false)'>Copy</button></div>"
    ),
  ])
  func `The cursor returns from a popover without a role to the button that expanded it`(
    _ opener: String,
    _ content: String
  ) async throws {
    let html = """
      <p>Trip</p>\(opener)\(content)<button>Guests</button><script>
      function show(isOpen) { p.hidden = !isOpen; m.setAttribute("aria-expanded", isOpen) }
      addEventListener("keydown", e => { if (e.key == "Escape" && window.m) show(false) })
      </script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Menu", "activate")
    #expect(await walker.run("next", "escape") == ["Copy, button", "Menu, button, collapsed"])
    #expect(walker.notices == [])
    await walker.run("activate")
    #expect(await walker.run("next", "activate") == ["Copy, button", "Menu, button, collapsed"])
  }

  @Test(arguments: [
    ("<input id=d value=5 aria-label=Day>", "d.focus()", "Day, 5, text field"),
    ("<button id=d>Day</button>", "", "Day, button"),
  ])
  func `The cursor returns from a pop-up to keyboard focus or to the opener`(
    _ opener: String,
    _ closing: String,
    _ heard: String
  ) async throws {
    let html = """
      <p>Trip</p>\(opener)<div id=p role=dialog aria-label=Calendar hidden><button>Previous</button>
      <button>Following</button></div><button>Guests</button>
      <script>d.onclick = () => p.hidden = false;
      addEventListener("keydown", e => { if (e.key == "Escape") { p.hidden = true; \(closing) } })
      </script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Day", "activate")
    #expect(await walker.run("next", "next").last == "Following, button")
    #expect(await walker.run("escape").last?.hasPrefix(heard) == true)
  }

  @Test func `The content of a focused wrapper is not announced as its name`() async throws {
    let html = """
      <button onclick="m.hidden = false; m.focus()">Open</button>
      <div hidden id=m tabindex=-1><button></button><h2>Change the run</h2>
      <form><label>Users <input value=1></label><button>Apply</button></form>
      <p>See the <a href="#n">notes</a></p></div>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Open")
    #expect(await walker.run("activate") == ["button"])
  }
}
