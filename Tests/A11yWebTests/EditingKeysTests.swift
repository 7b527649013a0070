// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Testing

/// Tests for editing keys on pages that listen for key events.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct EditingKeysTests {
  @Test func `Editing keys work on a page that changes with every key`() async throws {
    let html = """
      <label>Name <input id=field value=Anna></label><p id=out data-count=0></p><script>
      field.onkeydown = () => out.dataset.count = +out.dataset.count + 1</script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Name", "activate")
    #expect(await walker.run("press backspace") == ["a"])
    #expect(await walker.run("press home", "press delete") == ["cap A", "cap A"])
    #expect(await walker.run("press shift-end") == ["nn selected"])
    await walker.run("type Rose")
    #expect(await walker.run("describe").last?.contains("Name, Rose, text field") == true)
  }

  @Test(arguments: [
    ("<input aria-label=Name maxlength=3>", "abcde", ["abc"], "abc, "),
    ("<input aria-label=Name onkeypress='return event.key < \":\"'>", "a1b2", ["12"], "12, "),
    ("<input aria-label=Name oninput='value = value.toUpperCase()'>", "ab", ["ab"], "AB, "),
    ("<input aria-label=Name readonly value=Ann>", "x", [], "Ann, "),
    ("<input aria-label=Name maxlength=2 value=ab>", "x", [], "ab, "),
    (
      "<input aria-label=Name oninput='value = value && \"(\" + value + \")\"'>", "5", ["5"],
      "(5), "
    ),
  ])
  func `Only the text that a page accepts is echoed`(
    _ field: String,
    _ text: String,
    _ heard: [String],
    _ value: String
  ) async throws {
    let walker = Walker(try await TestBrowser.open(html: field))
    defer { walker.close() }
    await walker.run("choose Name", "activate")
    #expect(await walker.run("type \(text)") == heard)
    #expect(walker.notices == (heard.isEmpty ? ["The page did not accept the text."] : []))
    #expect(await walker.run("describe").last?.hasPrefix("Name, \(value)") == true)
  }

  @Test func `A key to which a page responds without inserting text is echoed`() async throws {
    let html = """
      <input id=field aria-label=Tag><p id=out>None</p><script>
      field.onkeydown = event => {
        if (event.key !== ",") return;
        event.preventDefault();
        out.textContent = "Added";
      }</script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Tag", "activate")
    #expect(await walker.run("type ,") == ["comma"])
    #expect(walker.notices == [])
  }

  @Test(arguments: [
    ("press backspace", "deleteContentBackward acd"),
    ("press delete", "deleteContentForward abd"),
  ])
  func `Deleting sends the same events as a real key`(_ command: String, _ heard: String)
    async throws
  {
    let html = """
      <label>Name <input id=field value=abcd></label><p id=out></p><script>
      let before; field.onbeforeinput = event => before = event.inputType;
      field.oninput = event => out.textContent = before + ' ' + field.value</script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Name", "activate", "press home", "press right", "press right")
    await walker.run(command, "escape")
    #expect(await walker.run("last") == [heard])
  }

  @Test func `An editor that manages its own text is notified of a deletion`() async throws {
    let html = """
      <div id=field contenteditable role=textbox aria-label=Note></div><p id=out></p><script>
      let text = '';
      field.onbeforeinput = event => {
        event.preventDefault();
        text = event.inputType === 'insertText' ? text + event.data : text.slice(0, -1);
        field.textContent = text;
        out.textContent = 'Kept: ' + text;
        getSelection().selectAllChildren(field);
        getSelection().collapseToEnd();
      }</script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Note", "activate", "type abc", "press backspace", "escape")
    #expect(await walker.run("last") == ["Kept: ab"])
  }

  @Test func `Tab continues from an empty element, at which the cursor does not move`() async throws
  {
    let html = """
      <button>First</button><aside><p>Words</p><button>Second</button><span tabindex=0></span>
      <button>Third</button></aside>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    await walker.run("choose Second")
    #expect(await walker.run("press tab") == [])
    #expect(await walker.run("describe").last?.contains("Second, button") == true)
    #expect(await walker.run("press tab").last?.hasPrefix("Third, button") == true)
  }

  @Test func `Activating text that CSS generates activates the element to which the text belongs`()
    async throws
  {
    let html = """
      <style>div::after { content: "more"; display: block }</style>
      <div onclick="out.textContent = 'Opened'"><h2>Card</h2></div><p id=out role=status></p>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    #expect(await walker.run("choose more", "activate").last == "Opened")
  }

  @Test func `Time passes on a page that keeps sending messages to itself`() async throws {
    let html = """
      <p>Start</p><h2 id=out></h2><script>
      let isDone = false;
      setTimeout(() => isDone = true, 100);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => isDone ? out.textContent = 'Loaded' : port2.postMessage(0);
      port2.postMessage(0);</script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    #expect(await walker.run("last") == ["Loaded, heading level 2"])
    #expect(walker.notices.isEmpty)
  }

  @Test func `Increment and decrement move a separator between panes`() async throws {
    let html = """
      <div role=separator tabindex=0 aria-orientation=vertical aria-valuenow=40 aria-valuemin=0
        aria-valuemax=80 aria-label=Divider></div><script>
      document.querySelector('div').onkeydown = ({ key, target }) => {
        const step = { ArrowRight: 5, ArrowLeft: -5 }[key] ?? 0;
        target.setAttribute('aria-valuenow', +target.getAttribute('aria-valuenow') + step);
      }</script>
      """
    let walker = Walker(try await TestBrowser.open(html: html))
    defer { walker.close() }
    #expect(
      await walker.run("choose Divider").last?.contains("Divider, 40, 50%, separator") == true
    )
    #expect(await walker.run("increment") == ["45, 56.3%"])
    #expect(await walker.run("decrement", "decrement") == ["40, 50%", "35, 43.8%"])
  }
}
