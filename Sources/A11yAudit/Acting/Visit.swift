// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// A user at a fresh screen, and what they hear.
@MainActor
final class Visit {
  let screen: FreshScreen
  let session: AssistiveSession
  private let driver: ScriptDriver
  private let address: String
  private(set) var records: [TranscriptRecord] = []

  /// Begins a session on a screen.
  init(_ screen: FreshScreen, _ settings: SessionSettings) {
    self.screen = screen
    session = AssistiveSession(
      source: screen.source,
      settings: settings,
      readingOrder: screen.readingOrder,
      pacing: .scriptOnTheWall
    )
    driver = ScriptDriver(session)
    address = screen.address()
    session.onRecord = { [unowned self] in self.records.append($0) }
    driver.start()
    session.makeAllRows()
  }

  /// The elements now.
  var tree: AccessibilityTree { session.tree }

  /// Whether the screen shows something else than at first.
  var hasLeft: Bool {
    session.isFinished || Self.page(screen.address()) != Self.page(address)
  }

  /// An address without the place in the page.
  private static func page(_ address: String) -> Substring { address.prefix { $0 != "#" } }

  /// Performs a command, and returns once all of its consequences have arrived.
  func perform(_ command: SessionCommand) {
    guard !session.isFinished else { return }
    driver.perform(command)
  }

  /// Forgets what was heard.
  func forget() { records = [] }

  /// Closes the screen.
  func close() { session.close() }
}
