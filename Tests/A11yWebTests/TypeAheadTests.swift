// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree
import A11yWeb
import Foundation
import Testing

/// Tests for keys that arrive faster than a page answers.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct TypeAheadTests {
  /// The number of keys to type, which is 100 unless `A11YNAV_KEYS` sets another number.
  private static let count =
    ProcessInfo.processInfo.environment["A11YNAV_KEYS"].flatMap { Int($0) } ?? 100

  /// Opens a page, starts to edit its field, and returns the walker.
  private func open(_ html: String) async throws -> Walker {
    let walker = Walker(try await TestBrowser.open(html: html))
    await walker.run("choose Field", "activate")
    return walker
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
  ]

  @Test(
    "Keys typed ahead produce the same text and insertion point as keys typed slowly",
    arguments: pages,
    [1, 2] as [UInt64]
  )
  func sameText(html: String, seed: UInt64) async throws {
    let keys = keys(seed: seed)
    let slow = try await open(html)
    for key in keys {
      slow.session.base.perform(.press(key))
      await slow.session.settle(within: .seconds(300))
    }
    let fast = try await open(html)
    for (place, key) in keys.enumerated() {
      fast.session.base.perform(.press(key))
      // Now and then, the test gives the page a moment to answer.
      if place % 7 == Int(seed) { await Task.yield() }
    }
    await fast.session.settle(within: .seconds(300))
    let typed = try #require(slow.session.base.editedText)
    let ahead = try #require(fast.session.base.editedText)
    #expect(ahead == typed)
    #expect(typed.before.count + typed.after.count > 10)
    #expect(fast.notices == slow.notices)
    slow.close()
    fast.close()
  }

  @Test("Letters typed right after Tab go to the newly focused field")
  func afterTab() async throws {
    let walker = Walker(
      try await TestBrowser.open(html: "<input aria-label=Field><input aria-label=Other>")
    )
    await walker.run("choose Field", "activate")
    let session = walker.session.base
    for key in "ab" { session.perform(.press(Key(.character(key)))) }
    session.perform(.press(Key(.tab)))
    for key in "qh" { session.perform(.press(Key(.character(key)))) }
    await walker.session.settle(within: .seconds(300))
    #expect(session.editedText?.before == "qh")
    await walker.run("press escape")
    #expect(await walker.run("choose Field").last == "Field, ab, text field")
    #expect(await walker.run("choose Other").last == "Other, qh, text field")
    walker.close()
  }
}
