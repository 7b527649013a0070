// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// A page and a VoiceOver user who operates it.
struct VoiceOverUser {
  var page: Page
  var voiceOver = VoiceOver()
  /// The words that are spoken at the start.
  private(set) var opening = ""

  init(_ outline: String, verbosity: Verbosity = Verbosity()) {
    page = Page(outline)
    voiceOver.verbosity = verbosity
    opening = voiceOver.start(in: page.tree, at: .zero).transcript(in: page)
  }

  /// The name of the element at the cursor.
  var cursor: String? { page.name(of: voiceOver.cursor) }

  mutating func effects(_ command: VoiceOver.Command) -> [Effect] {
    voiceOver.perform(command, in: page.tree)
  }

  /// Performs a command and returns the resulting effects.
  @discardableResult
  mutating func hears(_ command: VoiceOver.Command) -> String {
    effects(command).transcript(in: page)
  }

  /// Applies an update and returns the resulting effects.
  @discardableResult
  mutating func hears(_ update: TreeUpdate) throws -> String {
    let anchor = voiceOver.cursor.flatMap { FocusAnchor($0, in: page.tree) }
    try page.apply(update)
    return voiceOver.follow(update, from: anchor, in: page.tree, at: .zero).transcript(in: page)
  }

  mutating func go(to name: String) { _ = effects(.moveTo(page[name])) }

  /// Repeats a command until the end, and returns all spoken words.
  mutating func walk(_ command: VoiceOver.Command = .next) -> [String] {
    var heard: [String] = []
    for _ in 0..<100 {
      let effects = self.effects(command)
      if case .sound(.border)? = effects.first { return heard }
      heard.append(effects.transcript(in: page))
    }
    Issue.record("there is no end to \(command)")
    return heard
  }
}
