// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Testing

/// Tests for the effects of keys that the browser handles itself, and for the cursor's position in native controls.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct NativeControlTests {
  private func open(_ html: String) async throws -> Walker {
    Walker(try await TestBrowser.open(html: html + "<p role=status id=st></p>"))
  }

  private static let radios = """
    <label><input type=radio name=size required>Small</label>
    <label><input type=radio name=size>Large</label>
    """

  @Test func `Arrow keys choose among native radio buttons, all of which remain required`()
    async throws
  {
    let walker = try await open(Self.radios)
    defer { walker.close() }
    await walker.run("choose Small", "activate")
    #expect(await walker.run("press down") == ["Large, radio button, checked, 2 of 2, required"])
    #expect(await walker.run("press down") == ["Small, radio button, checked, 1 of 2, required"])
    #expect(await walker.run("next") == ["Large, radio button, unchecked, 2 of 2, required"])
  }

  private static let country = """
    <label>Country <select onchange="st.textContent = 'In ' + this.value">
    <option>France<option>Germany<option>Greece</select></label>
    """

  @Test func `Arrow keys move through an open select element, and Return and Escape close it`()
    async throws
  {
    let walker = try await open(Self.country)
    defer { walker.close() }
    await walker.run("choose Country")
    #expect(await walker.run("activate") == ["selected, France"])
    #expect(await walker.run("press down") == ["selected, Germany", "In Germany"])
    #expect(await walker.run("press enter") == ["Country, Germany, pop up button"])
    #expect(
      await walker.run("activate", "press up") == [
        "selected, Germany", "selected, France", "In France",
      ]
    )
    #expect(await walker.run("escape") == ["Country, France, pop up button"])
    // The closed element still has the page's focus.
    #expect(await walker.run("press down") == ["Germany", "In Germany"])
  }

  @Test(arguments: [("multiple", "Olives,Onion"), ("size=3", "Onion")])
  func `Activating an option in a native list box chooses it and keeps the cursor on it`(
    kind: String,
    chosen: String
  ) async throws {
    let walker = try await open(
      """
      <label>Toppings <select \(kind)
       onchange="st.textContent = 'chosen ' + [...this.selectedOptions].map(o => o.text)">
      <option selected>Olives<option>Onion<option>Pepper</select></label>
      """
    )
    defer { walker.close() }
    await walker.run("choose Onion")
    #expect(await walker.run("activate") == ["selected", "chosen \(chosen)"])
    #expect(await walker.run("next") == ["Pepper, list end"])
    await walker.run("last")
    #expect(await walker.run("choose Toppings").first?.hasPrefix("Toppings, ") == true)
  }

  @Test func `Text is sent key by key to an element that handles keys but is not edited`()
    async throws
  {
    let walker = try await open(
      "<h1>Top</h1><select size=4 aria-label=Fruit><option>Apple<option>Cherry<option>Chestnut</select>"
    )
    defer { walker.close() }
    await walker.run("choose Apple", "activate")
    #expect(await walker.run("type ch").first == "selected, Cherry")
    await walker.run("choose Top", "type x")
    #expect(walker.notices == ["Nothing is being edited; activate a text field first."])
  }

  @Test
  func
    `Only elements that the page selects are selected, not those that Chrome derives from focus`()
    async throws
  {
    let walker = try await open(
      """
      <ul role=tree aria-label=Mail><li role=treeitem tabindex=0>Inbox
      <li role=treeitem tabindex=-1 aria-selected=true>Sent</ul>
      """
    )
    defer { walker.close() }
    #expect(
      await walker.run("press tab", "next").last == "selected, Sent, tree item, level 1, 2 of 2"
    )
    #expect(await walker.run("previous") == ["Inbox, tree item, level 1, 1 of 2"])
  }

  @Test func `A header announces its column’s new sort order, and a cell describes its position`()
    async throws
  {
    let walker = try await open(
      """
      <table aria-label=Plants><tr><th aria-sort=ascending id=h>
      <button onclick="h.setAttribute('aria-sort', 'descending')">Name</button>
      <th>Height<tr><td>Fern<td>2 m</table>
      """
    )
    defer { walker.close() }
    await walker.run("choose Name")
    #expect(await walker.run("activate") == ["sort down"])
    await walker.run("choose 2 m")
    #expect(
      await walker.run("describe") == ["Plants, Height, 2 m, row 2, column 2, table end"]
    )
  }

  @Test func `A key after Ctrl-V has all of its usual effects on the page`() async throws {
    let walker = try await open("<button onclick=\"st.textContent = 'pressed'\">Press</button>")
    defer { walker.close() }
    await walker.run("tab", "press ctrl-v")
    #expect(await walker.run("press space") == ["pressed"])
    await walker.run("press ctrl-v", "press x")
    #expect(walker.notices.last == "Nothing handles the key x.")
  }

  @Test func `Keys that the page ignores are handled by the session`() async throws {
    let walker = try await open("<h1>Top</h1><button>One</button><button>Two</button>")
    defer { walker.close() }
    await walker.run("tab")
    #expect(await walker.run("press right") == ["Two, button"])
  }

  @Test(arguments: [
    "<div contenteditable>Dear</div>", "<p contenteditable=plaintext-only>Dear</p>",
    "<iframe title=Editor srcdoc='<body contenteditable>Dear</body>'></iframe>",
  ])
  func `Editable text without a role is a field`(_ editor: String) async throws {
    let walker = try await open("<p>Before</p>\(editor)")
    defer { walker.close() }
    let field = await walker.run("choose Dear")
    #expect(field.last?.hasSuffix("Dear, multi line text field") == true)
    #expect(await walker.run("activate") == ["is editing"])
    #expect(await walker.run("type !") == ["exclamation mark"])
    #expect(await walker.run("repeat") == ["exclamation mark"])
    #expect(
      await walker.run("describe").last?.hasSuffix("Dear!, multi line text field, is editing")
        == true
    )
  }

  @Test func `A value that a key has changed is announced, even in a field`() async throws {
    let walker = try await open(
      """
      <input role=spinbutton aria-label=Guests value=3 aria-valuenow=3 aria-valuemax=4 onkeydown="
      if (event.key == 'ArrowUp') this.setAttribute('aria-valuenow', ++this.value)">
      <label>Seats <input type=number value=2></label><label>Name <input value=Ada></label>
      """
    )
    defer { walker.close() }
    await walker.run("activate")
    #expect(await walker.run("press up", "press up", "repeat") == ["4", "5", "5"])
    await walker.run("choose Seats", "activate")
    #expect(await walker.run("press up") == ["3"])
    await walker.run("choose Name", "increment")
    #expect(walker.notices.last == "The element has no value to adjust.")
  }

  @Test func `The completed text in a combo box and the opening of its list are announced`()
    async throws
  {
    let walker = try await open(
      """
      <input id=c role=combobox aria-label=Fruit aria-expanded=false aria-controls=l>
      <ul id=l role=listbox hidden><li role=option>Apple</ul>
      <script>c.oninput = () => {
        l.hidden = false; c.setAttribute("aria-expanded", true);
        c.value = "Apple"; c.setSelectionRange(1, 5);
      }</script>
      """
    )
    defer { walker.close() }
    await walker.run("tab")
    #expect(await walker.run("type A") == ["cap A", "expanded", "Apple"])
  }

  @Test func `Following a link within the page moves the cursor to its target`() async throws {
    let walker = Walker(try await TestBrowser.open("frames/links.html"))
    defer { walker.close() }
    #expect(await walker.run("activate") == ["Words, main, landmark"])
    await walker.run("choose To the end")
    #expect(await walker.run("activate") == ["Last, end, main"])
    await walker.run("choose To nothing")
    #expect(await walker.run("activate") == [])
  }

  @Test func `The cursor stays on an element that the page creates again`() async throws {
    let walker = try await open(
      """
      <h1>Top</h1><div id=list></div><script>
      function draw(n) {
        list.innerHTML = `<button onclick="draw(1)">Plus</button><button>Minus</button><p>${n} items`;
      }
      draw(0)</script>
      """
    )
    defer { walker.close() }
    await walker.run("choose Plus")
    #expect(await walker.run("activate") == ["Plus, button"])
    #expect(await walker.run("next", "next") == ["Minus, button", "1 items"])
  }

  @Test func `A live region is announced even if the cursor moves at the same time`() async throws {
    let walker = try await open(
      """
      <button id=b>Menu</button><div id=m hidden><button id=x>Save</button></div>
      <p id=s role=status></p><script>
      b.onclick = () => { m.hidden = false; x.focus(); };
      x.onclick = () => { m.hidden = true; b.focus(); s.textContent = "Saved"; };
      </script>
      """
    )
    defer { walker.close() }
    await walker.run("choose Menu", "activate")
    #expect(await walker.run("activate") == ["Saved", "Menu, button"])
  }

  @Test func `Escape closes a dialog in a frame`() async throws {
    let walker = try await open(
      """
      <h1>Top</h1><iframe title=Inner srcdoc="<button onclick='d.showModal()'>Open</button>
      <dialog id=d aria-label=One><button>More</button></dialog>"></iframe>
      """
    )
    defer { walker.close() }
    for escape in ["escape", "press escape"] {
      await walker.run("choose Open", "activate")
      #expect(await walker.run(escape).last?.hasSuffix("Open, button") == true)
    }
    #expect(walker.notices == [])
  }
}
