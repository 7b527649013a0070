// SPDX-License-Identifier: MIT

import A11yJSON
import Testing

@testable import A11yWeb

/// Tests for the scripts that run inside pages, each on a separate page.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct PageScriptTests {
  /// Opens a page, and returns the DOM node for each element that a selector matches.
  private func open(
    _ html: String,
    _ selectors: String...
  ) async throws -> (page: WebPage, nodes: [Int]) {
    let page = try await TestBrowser.open(html: html)
    var nodes: [Int] = []
    for selector in selectors {
      let world = try #require(page.target.worlds[page.target.mainFrame])
      let expression = "document.querySelector(\(JSONValue.string(selector).text))"
      let object = try await page.target.call(.evaluateObject(expression, in: world)).object
      let node = try await page.target.call(.describeNode(#require(object)))
      nodes.append(try #require(node))
    }
    return (page, nodes)
  }

  /// Evaluates an expression in the page's own context.
  private func ask(_ page: WebPage, _ expression: String) async throws -> JSONValue {
    try await page.target.call(.evaluate(expression)).value
  }

  @Test func `Every function that is called by name is defined`() async throws {
    let page = try await TestBrowser.open(html: "")
    for function in PageFunction.allCases {
      let type = try await page.target.evaluate("typeof a11ynav.\(function.rawValue)")
      #expect(type.string == "function", "\(function)")
    }
    page.close()
  }

  @Test
  func `The page script reads the selection of the focused field`() async throws {
    let (page, nodes) = try await open("<input value=hello>", "input")
    #expect(try await page.target.evaluate(.state)["selection"].array.isEmpty)
    #expect(try await page.target.call(.focus, on: nodes[0]).isTrue)
    try await page.target.call(.select, on: nodes[0], 1, 4)
    #expect(try await page.target.evaluate(.state)["selection"] == [1, 4])
    try await page.target.call(.blur, on: nodes[0])
    #expect(try await page.target.evaluate(.state)["selection"].array.isEmpty)
    page.close()
  }

  @Test
  func `The changes script notices new nodes and values that scripts set, once each`() async throws
  {
    let (page, _) = try await open("<input value=a><p>Text</p>")
    _ = try await page.target.evaluate(.takeChanged)
    #expect(try await page.target.evaluate(.takeChanged) == false)
    for change in ["document.querySelector('input').value = 'b'", "document.body.append('More')"] {
      _ = try await ask(page, change)
      #expect(try await page.target.evaluate(.takeChanged) == true)
      #expect(try await page.target.evaluate(.takeChanged) == false)
    }
    page.close()
  }

  @Test
  func `The places script gives a node a selector that matches no other node`() async throws {
    let (page, nodes) = try await open(
      "<div id=same></div><div id=same><b>One</b><b>Two</b></div>",
      "b:last-child"
    )
    let selector = try await page.target.call(.selector, on: nodes[0])["selector"]
    let found = "[...document.querySelectorAll(\(selector.text))].map(e => e.textContent).join()"
    #expect(try await ask(page, found).string == "Two")
    page.close()
  }

  @Test
  func `The acting script sends the same events as a finger`() async throws {
    let (page, nodes) = try await open(
      """
      <button>Go</button><script>
      window.seen = [];
      for (const kind of ["pointerdown", "mousedown", "focus", "pointerup", "mouseup", "click"])
        document.querySelector("button").addEventListener(kind, e => seen.push(e.type));
      </script>
      """,
      "button"
    )
    try await page.target.call(.activate, on: nodes[0])
    #expect(
      try await ask(page, "seen.join(' ')").string
        == "pointerdown mousedown focus pointerup mouseup click"
    )
    page.close()
  }

  @Test
  func `The tabbing script restores focus that has left the page`() async throws {
    let (page, nodes) = try await open("<button>Go</button>", "button")
    try await page.target.call(.focus, on: nodes[0])
    _ = try await page.target.evaluate(.rememberFocus)
    #expect(try await page.target.evaluate(.hasSameFocus).isTrue)
    try await page.target.call(.blur, on: nodes[0])
    #expect(try await page.target.evaluate(.hasNoFocus).isTrue)
    #expect(try await page.target.evaluate(.keepFocus, true).isTrue)
    #expect(try await ask(page, "document.activeElement.localName").string == "button")
    page.close()
  }

  @Test
  func `The keys script distinguishes keys that the page uses from keys that it ignores`()
    async throws
  {
    let (page, _) = try await open(
      "<script>addEventListener('keydown', e => { if (e.key === 'x') e.preventDefault(); })</script>"
    )
    for (key, isUsed) in [("x", true), ("y", false)] {
      _ = try await page.target.evaluate(.watchKey, false)
      let event = "new KeyboardEvent('keydown', { key: '\(key)', bubbles: true, cancelable: true })"
      _ = try await ask(page, "document.body.dispatchEvent(\(event))")
      #expect(try await page.target.evaluate(.keyWasUsed) == .bool(isUsed))
    }
    page.close()
  }

  @Test
  func `The driving script reports an invalid selector and a missing element`() async throws {
    let (page, _) = try await open("<button onclick=\"this.remove()\">Go</button>")
    #expect(try await page.target.evaluate(.find, "a[").string?.contains("a[") == true)
    #expect(try await page.target.evaluate(.find, "button") == [0])
    #expect(try await page.target.evaluate(.click, 0) == true)
    #expect(try await page.target.evaluate(.click, 0) == false)
    page.close()
  }

  @Test
  func `The permissions script reports requests in a way that the page cannot detect`()
    async throws
  {
    let (page, _) = try await open("")
    #expect(try await ask(page, "typeof globalThis.\(PageScript.binding)").string == "undefined")
    var notices: [String] = []
    page.onEvent = { if case .notice(let notice) = $0 { notices.append(notice) } }
    _ = try await ask(page, "navigator.geolocation.getCurrentPosition(() => {}), 0")
    #expect(
      notices == ["The page asked for permission to use your location, but permission was denied."]
    )
    page.close()
  }

  @Test
  func `The frames script draws frames only while virtual time passes`() async throws {
    let (page, _) = try await open(
      "<script>n = 0; (function f() { n++; requestAnimationFrame(f) })()</script>"
    )
    let before = try #require(try await ask(page, "n").number)
    #expect(try await ask(page, "n").number == before)
    try await page.window.clock.grant(.seconds(1))
    let after = try #require(try await ask(page, "n").number)
    #expect(after - before >= 59)
    page.close()
  }
}

/// Tests for parsing the browser's events.
struct BrowserEventTests {
  @Test
  func `A navigation of the outermost frame has no parent frame`() {
    let params: JSONValue = ["frame": ["id": "T", "url": "http://x/", "loaderId": "L"]]
    guard case .frameNavigated(let frame) = BrowserEvent(method: "Page.frameNavigated", params)
    else {
      Issue.record("the event was not recognized")
      return
    }
    #expect(frame.id == "T")
    #expect(frame.parent == nil)
    #expect(frame.loader == "L")
  }

  @Test
  func `An event without its essential parameters counts only as a change to the page`() {
    guard case .other = BrowserEvent(method: "Target.targetCreated", [:]) else {
      Issue.record("a tab without an id was reported")
      return
    }
    guard case .pageChanged = BrowserEvent(method: "Page.frameAttached", [:]) else {
      Issue.record("a frame without an id was reported")
      return
    }
    guard case .domChanged = BrowserEvent(method: "DOM.attributeModified", [:]) else {
      Issue.record("a change of the nodes was missed")
      return
    }
  }

  @Test
  func `Announcements and permission requests are distinguished`() {
    guard case .announcement(let said) = PageReport("say high de Guten Tag") else {
      Issue.record("the announcement was missed")
      return
    }
    #expect(said.text == "Guten Tag")
    guard case .permission("camera") = PageReport("camera") else {
      Issue.record("the permission was missed")
      return
    }
    #expect(PageReport("say high -  ") == nil)
    #expect(PageReport("anything else") == nil)
  }
}
