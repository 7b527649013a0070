// SPDX-License-Identifier: MIT

import A11yTree
import Foundation
import Testing

@testable import A11ySession
@testable import A11yWeb

/// Tests for keys that arrive faster than a page answers.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct TypeAheadTests {
  /// The number of keys to type, which is 100 unless `A11YNAV_KEYS` sets another number.
  private static let count =
    ProcessInfo.processInfo.environment["A11YNAV_KEYS"].flatMap { Int($0) } ?? 100

  /// A person who types into the first field of a page.
  @MainActor
  private final class Typist {
    let page: WebPage
    let session: AssistiveSession
    private let driver: TaskDriver
    private(set) var notices: [String] = []

    init(_ html: String) async throws {
      page = try await TestBrowser.open(html: html)
      var settings = SessionSettings()
      settings.verbosity.speaksHints = false
      session = AssistiveSession(
        source: page,
        settings: settings,
        pacing: .person(waitsForVoice: false)
      )
      driver = TaskDriver(session, limit: .seconds(300))
      session.onRecord = { [weak self] record in
        if case .notice(let text) = record.content { self?.notices.append(text) }
      }
      await driver.start()
      await press(Key(.enter))
    }

    /// Presses keys, each of which waits for the page to answer the key before it.
    func press(_ keys: Key...) async {
      for key in keys { await driver.perform(.press(key)) }
    }

    /// Waits until all keys have had their effects.
    func wait() async {
      await withCheckedContinuation { done in session.whenTurnIsOver { done.resume() } }
    }

    /// The values of the page's fields.
    var values: [String] {
      let elements = page.reader.page.elements.values.filter(\.role.isTextEntry)
      return elements.map { "\($0.label): \($0.value)" }.sorted()
    }

    func close() { session.close() }
  }

  /// Returns random keys that type, move and delete.
  private func keys(seed: UInt64) -> [Key] {
    var state = seed
    let others: [Key] = [
      Key(.left), Key(.right), Key(.backspace), Key(.delete), Key(.home), Key(.end), Key(" "),
    ]
    return (0..<Self.count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(state >> 33)
      if number % 3 == 0 { return others[number / 3 % others.count] }
      let letters = Array("abcdefghijklmnopqrstuvwxyzqQäß")
      return Key(.character(letters[number / 3 % letters.count]))
    }
  }

  nonisolated private static let pages = [
    "<input aria-label=Field>", "<textarea aria-label=Field></textarea>",
    "<input type=search maxlength=12 aria-label=Field>", "<input type=email aria-label=Field>",
    "<p role=textbox contenteditable aria-label=Field></p>",
    // This page sets its field's text itself, a little later.
    """
    <input aria-label=Field><script>
    const field = document.querySelector('input')
    field.oninput = () => {
      const [text, place] = [field.value, field.selectionStart]
      setTimeout(() => { field.value = text; field.setSelectionRange(place, place) }, 5)
    }
    </script>
    """,
    // This page changes the text at once, and inserts a space after every fourth character.
    """
    <input aria-label=Field><script>
    const field = document.querySelector('input')
    field.oninput = () => {
      const text = field.value.toUpperCase().replaceAll(' ', '')
      field.value = text.replace(/.{4}(?=.)/g, '$& ')
    }
    </script>
    """,
    // This page uses some keys itself, and hides them from all other listeners.
    """
    <input aria-label=Field><script>
    document.querySelector('input').onkeydown = event => {
      if (event.key === 'ArrowLeft') { event.preventDefault(); event.target.value += '<' }
      if (event.key === 'x') { event.preventDefault(); event.target.setSelectionRange(0, 0) }
      if (event.key === 'Home' || event.key === 'ArrowRight') event.stopPropagation()
    }
    </script>
    """,
    // This page moves focus back and forth between two fields.
    """
    <input aria-label=Field><input aria-label=Other><script>
    const fields = document.querySelectorAll('input')
    fields[0].oninput = () => { if (fields[0].value.length % 5 === 4) fields[1].focus() }
    fields[1].onkeyup = () => { if (fields[1].value.length % 3 === 2) fields[0].focus() }
    </script>
    """,
  ]

  @Test(
    "Keys typed ahead produce the same text and insertion point as keys typed slowly",
    arguments: pages,
    [1, 2] as [UInt64]
  )
  func sameText(html: String, seed: UInt64) async throws {
    let keys = keys(seed: seed)
    let slow = try await Typist(html)
    for key in keys { await slow.press(key) }
    let fast = try await Typist(html)
    for (place, key) in keys.enumerated() {
      fast.session.perform(.press(key))
      // Now and then, the test gives the page a moment to answer.
      if place % 7 == Int(seed) { await Task.yield() }
    }
    await fast.wait()
    let typed = try #require(slow.session.editedText)
    let ahead = try #require(fast.session.editedText)
    #expect(ahead == typed)
    #expect(fast.values == slow.values)
    #expect(slow.values.joined().count > 10)
    #expect(fast.notices == slow.notices)
    slow.close()
    fast.close()
  }

  @Test("Letters typed right after Tab go to the newly focused field")
  func afterTab() async throws {
    let typist = try await Typist("<input aria-label=Field><input aria-label=Other>")
    for key in "ab" { typist.session.perform(.press(Key(.character(key)))) }
    typist.session.perform(.press(Key(.tab)))
    for key in "qh" { typist.session.perform(.press(Key(.character(key)))) }
    await typist.wait()
    #expect(typist.session.editedText?.before == "qh")
    #expect(typist.values == ["Field: ab", "Other: qh"])
    typist.close()
  }

  @Test("A page that moves to the next field after each letter receives one letter in each field")
  func oneLetterEach() async throws {
    let field = "<input maxlength=1 aria-label=Digit%>"
    let fields = (1...6).map { field.replacing("%", with: "\($0)") }.joined()
    let typist = try await Typist(
      """
      \(fields)<script>
      for (const field of document.querySelectorAll('input')) {
        field.oninput = () => field.value && field.nextElementSibling?.focus()
      }
      </script>
      """
    )
    // The page is known to answer at once after a few keys.
    for _ in 0..<4 { await typist.press(Key(.left)) }
    for key in "123456" { typist.session.perform(.press(Key(key))) }
    await typist.wait()
    #expect(typist.values == (1...6).map { "Digit\($0): \($0)" })
    typist.close()
  }

  @Test("Every letter is echoed, and so are words, in a field that is typed into ahead")
  func echo() async throws {
    let typist = try await Typist("<input aria-label=Field>")
    await typist.press(Key("a"), Key("b"), Key("c"), Key("d"), Key(" "))
    typist.session.perform(.set("typing-echo", "both"))
    var lines: [String] = []
    typist.session.onRecord = { record in
      if case .speech = record.content, let line = record.line { lines.append(line) }
    }
    for key in "one two" { typist.session.perform(.press(Key(key))) }
    typist.session.perform(.press(Key(.left)))
    typist.session.perform(.press(Key(.backspace)))
    typist.session.perform(.press(Key(.home)))
    typist.session.perform(.press(Key(.left)))
    await typist.wait()
    #expect(typist.values == ["Field: abcd one to"])
    #expect(lines == ["o", "n", "e", "space", "one", "t", "w", "o", "o", "w", "a"])
    typist.close()
  }
}
