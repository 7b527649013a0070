// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// A screen reader session that other programs control through commands instead of keys.
@MainActor
public final class ScreenReader {
  /// The settings for the current session and the next one.
  public private(set) var settings: SessionSettings
  private let first: SessionSettings
  private let readingOrder: ReadingOrder
  /// The time that passes after each command, so that delayed changes on a page are attributed to the command.
  private let rest: Duration
  private var driver: ScriptDriver?
  private var keys = ScreenReaderKeys()
  private var onRecord: ((TranscriptRecord) -> Void)?

  /// Creates a screen reader without a session.
  public init(
    settings: SessionSettings,
    readingOrder: ReadingOrder = .source,
    rest: Duration = .seconds(1)
  ) {
    first = settings
    self.settings = settings
    self.readingOrder = readingOrder
    self.rest = rest
  }

  /// The session, or `nil` while there is no source.
  package var session: AssistiveSession? { driver?.session }

  /// Starts a session with a source, replacing the previous session.
  public func begin(at source: any TreeSource) {
    end()
    let session = AssistiveSession(
      source: source,
      settings: settings,
      readingOrder: readingOrder,
      pacing: .scriptOnTheWall
    )
    session.onRecord = { [weak self] in self?.onRecord?($0) }
    let driver = ScriptDriver(session)
    self.driver = driver
    driver.start()
  }

  /// Ends the session.
  public func end() {
    driver?.session.close()
    driver = nil
  }

  /// Sets the closure that receives every event.
  package func listen(_ onRecord: ((TranscriptRecord) -> Void)?) { self.onRecord = onRecord }

  /// Resets the settings and the keyboard to their initial state.
  func reset() {
    keys = ScreenReaderKeys()
    for name in SessionSettings.names {
      let value = first.value(of: name)
      if value != settings.value(of: name) { try? set(name, to: value) }
    }
  }

  /// Presses the keys of a chord.
  package func press(_ chord: KeyChord) throws(ATDriverError) {
    guard driver != nil else { throw Self.nothing }
    try perform(keys.commands(for: chord))
  }

  /// Turns Quick Nav with arrow keys and letters on or off, through the same commands as the keys that toggle this
  /// mode.
  package func setQuickNav(_ isOn: Bool) throws(ATDriverError) {
    if keys.hasQuickNav != isOn { try perform(keys.switchQuickNav()) }
  }

  /// Turns single-key Quick Nav, which uses only letters, on or off, through the same commands as the keys that toggle
  /// this mode.
  package func setSingleKeyQuickNav(_ isOn: Bool) throws(ATDriverError) {
    if keys.hasSingleKeyQuickNav != isOn { try perform(keys.switchSingleKeyQuickNav()) }
  }

  /// Performs commands and returns once all of their consequences have been spoken.
  func perform(_ commands: [SessionCommand]) throws(ATDriverError) {
    guard let driver else { throw Self.nothing }
    guard !commands.isEmpty else { return driver.session.silence() }
    for command in commands where !driver.session.isFinished { driver.perform(command) }
    catchUp()
  }

  /// Announces the changes that the source has sent unprompted.
  func catchUp() {
    guard let driver, !driver.session.isFinished else { return }
    MainQueue.drain()
    driver.perform(.wait(rest))
    driver.finishReading()
  }

  /// Changes the setting with the given name.
  func set(_ name: String, to value: String) throws(ATDriverError) {
    do { try settings.set(name, to: value) } catch {
      throw ATDriverError(.invalidArgument, "\(error)")
    }
    driver?.perform(.set(name, value))
  }

  private static let nothing = ATDriverError(
    .cannotSimulateKeyboard,
    "there is nothing to read yet; open a page with WebDriver first"
  )
}
