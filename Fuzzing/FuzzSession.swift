// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree
import Synchronization

/// A session on a randomly changing tree, with random key presses.
@MainActor
enum FuzzSession {
  private static let keys =
    "hlrbcitsxwmHLR123aAp.;/,:?[] \r\u{1B}".map { Key($0 == "\r" ? .enter : .character($0)) }
    + [
      Key(.left), Key(.right), Key(.up), Key(.down), Key(.home), Key(.end), Key(.tab),
      Key(.tab, .shift), Key(.escape), Key(.backspace), Key(.delete), Key(.function(2)),
      Key(.up, .alt), Key(.down, .control), Key("w", .control), Key("u", .control), Key(.pageDown),
    ]

  /// The number of keys, commands and changes so far.
  nonisolated static let commands = Atomic<Int>(0)

  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let source = FuzzSource()
    var settings = SessionSettings()
    settings.technologies = [.voiceOver, .switchControl]
    if input.choice(2) == 1 { settings.switchControl.scanning = .auto }
    let session = AssistiveSession(source: source, settings: settings)
    session.start()
    while !input.isAtEnd, !session.isFinished {
      commands.add(1, ordering: .relaxed)
      switch input.choice(8) {
      case 0, 1: session.take(source.change(&input))
      case 2: session.perform(.wait(.milliseconds(input.choice(256) * 20)))
      case 3: session.paste(input.text())
      case 4:
        if let command = try? CommandParser.parse(input.text(), for: session.driven) {
          session.perform(command)
        }
      default: session.perform(.press(keys[input.choice(keys.count)]))
      }
      for technology in AssistiveTechnology.allCases {
        guard let id = session.focus(of: technology) else { continue }
        precondition(session.tree[id] != nil, "a cursor is on an element that no longer exists")
      }
    }
    session.close()
  }
}
