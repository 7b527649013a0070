// SPDX-License-Identifier: MIT

import A11ySession
import SessionFixtures
import Testing

/// Tests for keys that arrive faster than a page can answer.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct TypeAheadTests {
  private func typist(_ html: String) async throws -> Typist {
    try await Typist(try await TestBrowser.open(html: html))
  }

  nonisolated private static let pages = [
    "<input aria-label=Field>", "<textarea aria-label=Field></textarea>",
    "<input type=search maxlength=12 aria-label=Field>", "<input type=email aria-label=Field>",
    "<p role=textbox contenteditable aria-label=Field></p>",
    // This page sets its field's text itself, a few milliseconds after each input.
    """
    <input aria-label=Field><script>
    const field = document.querySelector('input')
    field.oninput = () => {
      const [text, place] = [field.value, field.selectionStart]
      setTimeout(() => { field.value = text; field.setSelectionRange(place, place) }, 5)
    }
    </script>
    """,
    // This page changes the text immediately, and inserts a space after every fourth character.
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
    "Typing ahead produces the same text and the same insertion point as typing slowly",
    arguments: pages
  )
  func sameText(html: String) async throws {
    let keys = Typist.keys(seed: UInt64(html.utf8.count))
    let slow = try await typist(html)
    await slow.press(keys)
    let fast = try await typist(html)
    await fast.pressAhead(keys)
    let typed = try #require(slow.session.editedText)
    let ahead = try #require(fast.session.editedText)
    #expect(ahead == typed)
    #expect(fast.values == slow.values)
    #expect(slow.values.joined().count > 10)
    #expect(fast.notices == slow.notices)
    slow.close()
    fast.close()
  }

  @Test("Letters that are typed right after Tab are entered in the newly focused field")
  func afterTab() async throws {
    let typist = try await typist("<input aria-label=Field><input aria-label=Other>")
    await typist.pressAhead(Key.keys("ab") + [Key(.tab)] + Key.keys("qh"))
    #expect(typist.session.editedText?.before == "qh")
    #expect(typist.values == ["Field: ab", "Other: qh"])
    typist.close()
  }

  @Test("If a page moves focus to the next field after each letter, each field receives one letter")
  func oneLetterEach() async throws {
    let field = "<input maxlength=1 aria-label=Digit%>"
    let fields = (1...6).map { field.replacing("%", with: "\($0)") }.joined()
    let typist = try await typist(
      """
      \(fields)<script>
      for (const field of document.querySelectorAll('input')) {
        field.oninput = () => field.value && field.nextElementSibling?.focus()
      }
      </script>
      """
    )
    // After a few keys, the session knows that the page responds immediately.
    await typist.press([Key](repeating: Key(.left), count: 4))
    await typist.pressAhead(Key.keys("123456"))
    #expect(typist.values == (1...6).map { "Digit\($0): \($0)" })
    typist.close()
  }

  @Test("Every typed letter and word is echoed exactly once")
  func echo() async throws {
    let typist = try await typist("<input aria-label=Field>")
    await typist.press(Key.keys("abcd "))
    typist.session.perform(.set("typing-echo", "both"))
    var lines: [String] = []
    typist.session.onRecord = { record in
      if case .speech = record.content, let line = record.line { lines.append(line) }
    }
    await typist.pressAhead(
      Key.keys("one two") + [Key(.left), Key(.backspace), Key(.home), Key(.left)]
    )
    #expect(typist.values == ["Field: abcd one to"])
    #expect(lines == ["o", "n", "e", "space", "one", "t", "w", "o", "o", "w", "a"])
    typist.close()
  }
}
