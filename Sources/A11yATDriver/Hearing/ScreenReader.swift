// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// A session that programs drive: the commands come from connections instead of keys.
@MainActor
public final class ScreenReader {
  /// The settings that the next session begins with, and the current one has.
  public private(set) var settings: SessionSettings
  private let first: SessionSettings
  private let readingOrder: ReadingOrder
  /// How much time passes after each command: what a page does with a delay belongs to it.
  private let rest: Duration
  private var driver: ScriptDriver?
  private var keys = ScreenReaderKeys()
  private var onRecord: ((TranscriptRecord) -> Void)?

  /// Creates a screen reader at nothing yet.
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

  /// The session; `nil` while there is nothing to hear.
  package var session: AssistiveSession? { driver?.session }

  /// Begins a session on a source, in place of the one before.
  public func begin(at source: any TreeSource) {
    end()
    let session = AssistiveSession(
      source: source,
      settings: settings,
      readingOrder: readingOrder,
      waitsOnTheWall: true
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

  /// Sets what is called with everything that happens.
  package func listen(_ onRecord: ((TranscriptRecord) -> Void)?) { self.onRecord = onRecord }

  /// Makes the settings and the keyboard what they were at first.
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

  /// Turns Quick Nav with arrows and letters on or off, as its keys do.
  package func setQuickNav(_ isOn: Bool) throws(ATDriverError) {
    if keys.hasQuickNav != isOn { try perform(keys.switchQuickNav()) }
  }

  /// Turns Quick Nav with letters alone on or off, as its keys do.
  package func setSingleKeyQuickNav(_ isOn: Bool) throws(ATDriverError) {
    if keys.hasSingleKeyQuickNav != isOn { try perform(keys.switchSingleKeyQuickNav()) }
  }

  /// Performs commands, and returns once all of their consequences were said.
  func perform(_ commands: [SessionCommand]) throws(ATDriverError) {
    guard let driver else { throw Self.nothing }
    guard !commands.isEmpty else { return driver.session.silence() }
    for command in commands where !driver.session.isFinished { driver.perform(command) }
    catchUp()
  }

  /// Says what the source has sent by itself.
  func catchUp() {
    guard let driver, !driver.session.isFinished else { return }
    MainQueue.drain()
    driver.perform(.wait(rest))
    driver.finishReading()
  }

  /// Changes a setting by name.
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
