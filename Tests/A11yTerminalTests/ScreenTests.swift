// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import SessionFixtures
import A11yTextWidth
import Testing

@testable import A11ySession
@testable import A11yTerminal

@MainActor @Suite("A session’s screen in a terminal", .timeLimit(.minutes(30)))
struct ScreenTests {
  private func page(_ technologies: AccessibilityTechnologies = .all) -> RecordedSession {
    RecordedSession(
      [
        .init(.heading, label: "Shop"), .button("Cart"), .button("Buy \u{1B}[2J now"),
        .button("日本語 " + String(repeating: "long ", count: 30)),
      ],
      technologies
    )
  }

  private func screen(_ page: RecordedSession, columns: Int = 44, rows: Int = 20) -> Screen {
    Screen(session: page.session, title: "shop.yaml", columns: columns, rows: rows)
  }

  @Test("A switch user sees the text that is being edited and the keys of the on-screen keyboard")
  func keyboard() throws {
    let page = RecordedSession([.field("Name", value: "Ada"), .button("Send")], .switchControl)
    page.source.answer = { source, _ in .handled(source.change(1) { $0.states.isEditing = true }) }
    try page.run("set scanning manual", "set tap always", "select", "select", "next")
    let lines = screen(page, columns: 70).lines.map { String($0.text.trimmed) }
    #expect(lines.contains { $0.hasPrefix("Text: Ada") }, "\(lines)")
    #expect(
      lines.contains("Keyboard:  q to p [a to l] shift to delete  numbers to hide keyboard  Back"),
      "\(lines)"
    )
    #expect(lines.last?.hasPrefix("Space select") == true)
  }

  @Test("The screen outlines each cursor and shows the caption and the rotor below the elements")
  func layout() throws {
    let page = page()
    try page.run("next", "next")
    #expect(
      screen(page).lines.map { String($0.text.trimmed) } == [
        "a11ynav  shop.yaml           keys: VoiceOver",
        "────────────────────────────────────────────",
        "Shop, heading",
        "┌ Switch Control ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┐",
        "╎ Cart, button                           ╎",
        "└╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘",
        "┌ VoiceOver ─────────────────────────────┐",
        "│ Buy ␛[2J now, button                   │",
        "└────────────────────────────────────────┘",
        "日本語 long long long long long long long long long long long long long long long long"
          + " long long long long long long long long long long long long long long, button",
        "",
        "────────────────────────────────────────────",
        "Buy ␛[2J now, button", "", "", "",
        "────────────────────────────────────────────",
        "Rotor: headings", "",
        "←→ move  Space activate  ? help  q quit",
      ]
    )
  }

  @Test(
    "Elements are shown below their containers’ names, even if the containers begin above the screen"
  )
  func containers() throws {
    var navigation = Element(.navigation, label: "Main")
    navigation.children = (2..<14).map { ElementID(index: $0) }
    let links = (2..<14).map { Element(.link, label: "Link \($0)") }
    let page = RecordedSession([navigation], inner: links, .voiceOver)
    func lines() -> [String] { screen(page, rows: 18).lines.map(\.text) }
    #expect(lines().contains("   Main, navigation, landmark"))
    #expect(lines().contains("    Link 3, link"))
    try page.run("last")
    #expect(lines()[2] == "   Main, navigation, landmark")
    #expect(!lines().contains("    Link 2, link"))
    #expect(lines().contains { $0.hasPrefix(" │  Link 13, link") })
  }

  @Test("The top of the screen shows the containers of the first visible element")
  func contextOfTheFirst() throws {
    var banner = Element(.banner)
    banner.children = [ElementID(index: 3), ElementID(index: 4)]
    var main = Element(.main)
    main.children = (5..<16).map { ElementID(index: $0) }
    let texts = (3..<16).map { Element(.staticText, label: "Text \($0)") }
    let page = RecordedSession([banner, main], inner: texts, .voiceOver)
    try page.run("first")
    for _ in 0..<12 {
      var container = ""
      for line in screen(page, rows: 18).lines {
        if line.isContainer { container = String(line.text.trimmed) }
        guard let id = line.element else { continue }
        let number = Int(page.session.tree[id]?.label.dropFirst(5) ?? "") ?? 0
        #expect(container == (number < 5 ? "banner, landmark" : "main, landmark"))
      }
      try page.run("next")
    }
  }

  @Test("If both cursors are on the same element, their outlines are nested")
  func nested() throws {
    let page = page()
    try page.run("next")
    let lines = screen(page).lines.map(\.text.trimmed)
    #expect(lines.contains("┌ VoiceOver ─────────────────────────────┐"))
    #expect(lines.contains { $0.hasPrefix("│ ┌ Switch Control ╌") })
    #expect(lines.contains { $0.hasPrefix("│ ╎ Cart, button") && $0.hasSuffix("╎ │") })
  }

  @Test("The screen shows the scanner and the scanner’s menu")
  func scanner() throws {
    let page = page(.switchControl)
    #expect(screen(page).lines.contains { $0.text == "Scanning: auto, every 1.0 s" })
    try page.run("select")
    #expect(
      screen(page).lines.contains {
        $0.text == "Scanner menu: [Activate] Scroll  Escape  Settings  Back "
      }
    )
    try page.run("pause", "press escape")
    #expect(screen(page).lines.contains { $0.text == "Scanning: auto, every 1.0 s, paused" })
  }

  @Test("The item chooser lists the matches")
  func chooser() throws {
    let page = page()
    try page.press("/ b u")
    let lines = screen(page).lines.map(\.text)
    #expect(
      lines.contains("▸ Buy ␛[2J now, button") || lines.contains("▸ Buy \u{1B}[2J now, button")
    )
    #expect(lines.contains { $0.hasPrefix("Find: bu▏  ") })
    #expect(!lines.contains { $0.contains("Shop, heading") })
  }

  @Test(
    "Labels cannot send control sequences, and no line on the screen exceeds the terminal’s width",
    arguments: [1, 7, 20, 80, 200]
  )
  func frame(_ columns: Int) throws {
    let page = page()
    try page.run("next", "next")
    let screen = screen(page, columns: columns, rows: 24)
    for line in screen.drawn(screen.lines, theme: .dark) {
      #expect(!line.text.contains("\u{1B}[2J"))
      let shown = line.text.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
      #expect(TextWidth.of(shown) <= columns)
    }
  }

  @Test("The help lists every key on a screen with 24 rows, and the next key press closes the help")
  func help() throws {
    let page = page()
    try page.press("?")
    let lines = screen(page, columns: 80, rows: 24).lines.map(\.text)
    let rows = KeyTable.rows(for: .voiceOver) + KeyTable.sharedRows
    for row in rows where !row.isOnKeysPageOnly {
      #expect(lines.contains { $0.hasPrefix("  " + row.keys) })
    }
    #expect(lines.count <= 24)
    try page.press("right")
    #expect(screen(page).lines.contains { $0.text.contains("VoiceOver ───") })
  }

  @Test func `Help that does not fit can be scrolled`() throws {
    let page = page()
    try page.press("?")
    var screen = screen(page, columns: 80, rows: 10)
    let all = screen.helpLines
    #expect(screen.helpLast == all.count - 7)
    #expect(screen.lines.last?.text == "↑ ↓ scroll; any other key goes back.")
    var scrolling = HelpScrolling()
    func take(_ key: Key) -> Int? {
      let isTaken = scrolling.take(key, height: screen.helpHeight, last: screen.helpLast)
      return isTaken ? scrolling.start : nil
    }
    #expect(take(Key(.down)) == 1)
    #expect(take(Key(.pageDown)) == 7)
    #expect(take(Key(.up)) == 6)
    #expect(take(Key(.end)) == screen.helpLast)
    #expect(take(Key(.right)) == nil)
    screen.helpStart = scrolling.start
    #expect(screen.lines[screen.lines.count - 2].text == "  " + (all.last ?? ""))
  }

  @Test func `On narrow screens the help wraps beside its keys without losing words`()
    throws
  {
    let page = page()
    try page.press("?")
    func words(_ columns: Int) -> [Substring] {
      screen(page, columns: columns, rows: 24).helpLines.flatMap { $0.split(separator: " ") }
    }
    #expect(words(40) == words(200))
    let lines = screen(page, columns: 40, rows: 24).helpLines
    #expect(lines.allSatisfy { TextWidth.of($0) <= 38 })
    let place = try #require(lines.firstIndex { $0.hasPrefix("Space Enter   activate") })
    #expect(lines[place + 1].hasPrefix("              "))
  }

  @Test func `The caption shows an element’s role, however long its label`() throws {
    let page = page()
    try page.run("next", "next", "next")
    let lines = screen(page, columns: 30, rows: 20).lines.filter { $0.style == .caption }
    #expect(lines.count == 4)
    #expect(lines.first?.text.hasPrefix("  日本語 long") == true)
    #expect(lines.map(\.text).joined(separator: " ").contains("…"))
    #expect(lines.last?.text.hasSuffix("button") == true)
  }

  @Test func `Both of two outlines that start at the same element end`() throws {
    var cart = Element(.toolbar, label: "Cart")
    cart.children = [ElementID(index: 3), ElementID(index: 4)]
    let page = RecordedSession(
      [cart, .button("Buy")],
      inner: [.button("Less"), .button("More")],
      .all
    )
    // The VoiceOver cursor is on the first button, and the Switch Control cursor is on the whole group.
    try page.run("next", "previous")
    let lines = screen(page).lines.map { String($0.text.trimmed) }
    let shown = lines.dropFirst(2).prefix { !$0.hasPrefix("───") }.map { $0.prefix(16) }
    #expect(
      shown.filter { !$0.isEmpty } == [
        "Cart, toolbar", "┌ Switch Control", "╎ ┌ VoiceOver ──", "╎ │  Less, butto",
        "╎ └─────────────", "╎  More, button ", "└╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌", "Buy, button",
      ]
    )
  }

  @Test func `Outside UTF-8 locales, lines are drawn in ASCII`() throws {
    let page = page()
    try page.run("next", "next")
    var screen = screen(page)
    screen.glyphs = Glyphs(environment: ["LC_ALL": "C", "LANG": "en_US.UTF-8"])
    let lines = screen.drawn(screen.lines, theme: nil).map {
      $0.text.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
    }
    #expect(lines.contains { $0.hasPrefix(" + VoiceOver ---") })
    #expect(lines.contains { $0.hasPrefix(" : Cart, button") })
    let own = lines.filter { !$0.contains("日") }.joined()
    #expect(own.unicodeScalars.filter { !$0.isASCII && $0 != "\u{241B}" }.isEmpty)
    screen.glyphs = Glyphs(environment: ["LANG": "de_DE.utf8"])
    let drawn = screen.drawn(screen.lines, theme: nil)
    #expect(drawn.contains { $0.text.contains("┌ VoiceOver ───") })
  }

  @Test("A notice that does not fit on one line occupies two lines")
  func notice() throws {
    let page = page()
    try page.press(": n x t enter")
    let lines = screen(page, columns: 40, rows: 16).lines.map(\.text)
    #expect(lines.contains("There is no command called “nxt”; the"))
    #expect(lines.contains("closest match is “next”."))
    #expect(lines.count == 16)
  }

  @Test("Without a color theme, no colors are sent to the terminal")
  func noColor() throws {
    let screen = screen(page())
    for line in screen.drawn(screen.lines, theme: nil) { #expect(!line.text.contains("[1;3")) }
  }

  @Test(
    "The session is drawn on a screen of any size",
    arguments: [(0, 0), (1, 1), (3, 2), (500, 3), (2, 100)]
  )
  func sizes(_ columns: Int, _ rows: Int) throws {
    let screen = screen(page(), columns: columns, rows: rows)
    #expect(screen.drawn(screen.lines, theme: nil).count == rows)
  }

  @Test
  func `Only changed lines are redrawn, or all of them if the screen’s content is unknown`()
    throws
  {
    let page = page()
    func drawn() -> [VisibleText] {
      let screen = screen(page)
      return screen.drawn(screen.lines, theme: .dark)
    }
    let old = drawn()
    try page.run("next")
    let new = drawn()
    let changed = zip(old, new).enumerated().filter { $1.0 != $1.1 }
    #expect(!changed.isEmpty && changed.count < new.count)
    let words = changed.map { "\u{1B}[\($0 + 1)H\($1.1)" }.joined()
    #expect(Screen.change(from: old, to: new).text == words)
    #expect(Screen.change(from: new, to: new).text.isEmpty)
    let all = new.enumerated().map { "\u{1B}[\($0 + 1)H\($1)" }.joined() + "\u{1B}[J"
    #expect(Screen.change(from: [], to: new).text == all)
    #expect(Screen.change(from: Array(old.dropLast()), to: new).text == all)
  }
}

@Suite("Measuring how long a switch key is held", .timeLimit(.minutes(30)))
struct SwitchHoldTests {
  private let space = Key.space

  @Test("A switch key that repeats for long enough counts as a single long press")
  func held() {
    var hold = SwitchHold()
    let needed = Duration.seconds(1)
    #expect(hold.press(space, at: .zero, needed: needed) == nil)
    #expect(hold.press(space, at: .milliseconds(500), needed: needed) == nil)
    for time in stride(from: 550, through: 950, by: 50) {
      #expect(hold.press(space, at: .milliseconds(time), needed: needed) == nil)
    }
    #expect(hold.press(space, at: .milliseconds(1000), needed: needed) == .seconds(1))
    #expect(hold.press(space, at: .milliseconds(1050), needed: needed) == nil)
    #expect(hold.release(at: .milliseconds(1100)) == nil)
    #expect(hold.release(at: .milliseconds(1300)) == nil)
    #expect(hold.deadline == nil)
  }

  @Test("A short switch press is reported as soon as the key is known to have been released")
  func short() {
    var hold = SwitchHold()
    #expect(hold.press(space, at: .zero, needed: .seconds(1)) == nil)
    #expect(hold.deadline == .milliseconds(700))
    #expect(hold.release(at: .milliseconds(600)) == nil)
    #expect(hold.release(at: .milliseconds(700))?.held == .zero)
    #expect(hold.deadline == nil)
  }

  @Test("Two short switch presses do not count as one long press")
  func twice() {
    var hold = SwitchHold()
    #expect(hold.press(space, at: .zero, needed: .seconds(1)) == nil)
    #expect(hold.press(space, at: .milliseconds(900), needed: .seconds(1)) == nil)
    #expect(hold.press(space, at: .milliseconds(1200), needed: .seconds(1)) == nil)
  }
}

@Suite("Repeated moves while a switch key is held", .timeLimit(.minutes(30)))
struct MoveRepeatTests {
  private let right = Key(.right)

  /// Returns the times at which a key moves the scanner, in milliseconds.
  private func moves(_ times: [Int], after delay: Int = 0) -> [Int] {
    var repeats = MoveRepeat()
    return times.filter {
      repeats.moves(
        right,
        at: .milliseconds($0),
        after: .milliseconds(delay),
        every: .milliseconds(300)
      )
    }
  }

  @Test func `A held key moves after each interval, whatever its repeat rate`() {
    let held = [0, 500] + Array(stride(from: 530, through: 1500, by: 30))
    #expect(moves(held) == [0, 500, 800, 1100, 1400])
  }

  @Test func `Separate presses all move`() {
    #expect(moves([0, 800, 1600]) == [0, 800, 1600])
    var repeats = MoveRepeat()
    for key in [right, Key(.left), right] {
      let moves = repeats.moves(key, at: .zero, after: .zero, every: .seconds(1))
      #expect(moves)
    }
  }

  @Test func `A press moves the scanner once the press has lasted for the hold duration`() {
    let held = [0, 500] + Array(stride(from: 530, through: 1500, by: 30))
    #expect(moves(held, after: 600) == [620, 920, 1220])
    #expect(moves([0, 500, 530], after: 600) == [])
  }
}
