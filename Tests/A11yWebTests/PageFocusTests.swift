// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Testing

/// Tests for the cursor and the spoken words when a page moves its focus.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct PageFocusTests {
  @Test(arguments: [
    """
    <dialog id=d aria-label=Address><label>Street <input></label></dialog>
    <button onclick="d.showModal()">Open</button>
    """,
    """
    <div role=dialog aria-modal=true id=d aria-label=Address hidden>
    <label>Street <input id=f></label></div>
    <button onclick="d.hidden = false; f.focus()">Open</button>
    """,
  ])
  func `A focused field in a dialog is announced, even after another element was activated`(
    _ dialog: String
  ) async throws {
    let walker = Walker(try await TestBrowser.open(html: "<button>Save</button>\(dialog)"))
    defer { walker.close() }
    await walker.run("choose Save", "activate", "choose Open")
    #expect(
      await walker.run("activate") == [
        "[screen change]", "Address, dialog, Street, text field, is editing",
      ]
    )
    #expect(await walker.run("repeat") == ["Address, dialog, Street, text field, is editing"])
  }

  @Test func `Focus on a dialog stays there when something inside the dialog changes`() async throws
  {
    let html = """
      <button onclick="d.hidden = false; d.focus(); setTimeout(() => p.textContent = 'two', 1500)">
      Open</button><div id=d role=dialog aria-modal=true aria-label=Box tabindex=-1 hidden>
      <p id=p>one</p><button>Stay</button></div>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("activate", "wait 2s")
    #expect(await walker.run("describe keyboard focus") == ["Box"])
    #expect(await walker.run("tab") == ["Stay, button"])
  }

  private static let fruits = """
    <ul role=listbox tabindex=0 aria-label=Fruits id=fruits>
    <li role=option id=a>Apple<li role=option id=b>Banana<li role=option id=c>Cherry</ul>
    <script>
    function choose(option) {
      for (const other of fruits.children) other.removeAttribute("aria-selected");
      option.setAttribute("aria-selected", "true");
      fruits.setAttribute("aria-activedescendant", option.id);
    }
    fruits.onfocus = () => { if (!fruits.getAttribute("aria-activedescendant")) choose(a) };
    fruits.onclick = event => choose(event.target);
    </script>
    """

  @Test func `A chosen option is selected, and the cursor stays on it`() async throws {
    let walker = Walker(try await TestBrowser.open(html: Self.fruits))
    defer { walker.close() }
    await walker.run("choose Cherry")
    #expect(await walker.run("activate") == ["selected"])
    #expect(await walker.run("previous", "activate") == ["Banana", "selected"])
  }

  @Test func `Tab moves to the active option in a list`() async throws {
    let list = """
      <a href="#">Before</a><div role=radiogroup tabindex=0 aria-label=Size aria-activedescendant=l>
      <div role=radio aria-checked=false>Small</div><div role=radio id=l aria-checked=true>Large</div>
      </div>
      """
    let walker = Walker(try await TestBrowser.open(html: list))
    defer { walker.close() }
    #expect(await walker.run("tab") == ["Size, Large, radio button, checked, 2 of 2"])
  }

  @Test
  func `Focus on a container moves the cursor to the first stop inside, which is announced once`()
    async throws
  {
    let html = """
      <h1>Shop</h1><button onclick="menu.hidden = false; menu.focus()">File</button>
      <div id=menu tabindex=-1 hidden><ul role=menu><li role=menuitem>New<li role=menuitem>Open</ul></div>
      <button onclick="content.focus()">Skip to content</button>
      <div id=content tabindex=-1><h2>News</h2><p>One.</p><p>Two.</p></div>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose File")
    #expect(await walker.run("activate") == ["menu, New, menu item, 1 of 2"])
    await walker.run("choose Skip to content")
    let heard = await walker.run("activate", "next", "next")
    #expect(heard == ["News, heading level 2", "One.", "Two."])
  }
}
