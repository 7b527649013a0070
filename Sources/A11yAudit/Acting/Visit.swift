// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// A user's session on a fresh screen, and a record of all speech in the session.
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
    driver.closeMessages(while: screen.showsMessage)
    session.makeAllRows()
  }

  /// The current elements.
  var tree: AccessibilityTree { session.tree }

  /// Whether the screen now shows a different page from the one that it showed at the start.
  var hasLeft: Bool {
    session.isFinished || Self.page(screen.address()) != Self.page(address)
  }

  /// Returns an address without its fragment.
  private static func page(_ address: String) -> Substring { address.prefix { $0 != "#" } }

  /// Performs a command and waits until all of its consequences have arrived.
  func perform(_ command: SessionCommand) {
    guard !session.isFinished else { return }
    driver.perform(command)
  }

  /// The notices that have been shown so far, such as a notice that a script on the page was stopped.
  var notices: [String] {
    records.compactMap { if case .notice(let text) = $0.content { text } else { nil } }
  }

  /// Throws an error if the screen has closed on its own, because a closed screen cannot be explored.
  func checkOpen() throws(ClosedScreen) { if session.isSourceClosed { throw ClosedScreen() } }

  /// Discards the recorded speech.
  func forget() { records = [] }

  /// Closes the screen.
  func close() { session.close() }
}

/// The error that is thrown if a screen has closed on its own, as when its browser exits.
struct ClosedScreen: Error {}
