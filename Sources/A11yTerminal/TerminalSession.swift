// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yPlatform
import A11ySession
import A11ySpeech
import A11yTree

/// A session that a person drives with keys in a terminal.
@MainActor
public final class TerminalSession {
  /// How the session is shown.
  public enum Style: Sendable {
    /// A caption, the elements around the cursors, and the state, redrawn in place; without a theme,
    /// without colours.
    case screen(Theme?)
    /// A line for each thing spoken or shown; nothing is ever redrawn.
    case plain
  }

  /// How long an escape waits for what makes it a sequence: a slow line sends them apart.
  private static let escapeDelay: Duration = .milliseconds(60)
  /// How long to wait for the rest of a sequence that has begun.
  private static let sequenceDelay: Duration = .milliseconds(500)

  let session: AssistiveSession
  let title: String
  let style: Style
  let device: TerminalDevice
  /// A message for the start, such as that there is no voice.
  public var notice = ""
  /// Switches besides the usual keys.
  public var switches = SwitchSet()
  /// Called after each turn, once its result is shown.
  public var onTurn: (@MainActor () -> Void)?
  private var lines = SwitchLines()
  private var decoder = KeyDecoder()
  private var backlog = InputBacklog()
  /// How much of the backlog is done before more is read: Ctrl-C may be behind it.
  private static let slice = 256
  /// When a lone escape becomes the Escape key.
  private var escapeDeadline: Duration?
  /// The elements in the rows of the screen.
  private(set) var hits: [ElementID?] = []
  /// The lines on the screen; none if they are not known.
  private var shown: [VisibleText] = []
  let plain: PlainLines
  private var hold = SwitchHold()
  private var help = HelpScrolling()
  private let glyphs: Glyphs
  /// Whether the input has ended; then the session ends, even if the program would rather not.
  private var isInputOver = false
  /// Whether nothing more can be read.
  private var isAtEnd = false
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let reports: SpeechReports

  /// Creates a session with a display style. The session must be in real time.
  public init(
    session: AssistiveSession,
    title: String,
    style: Style,
    device: TerminalDevice,
    speech: any SpeechOutput,
    glyphs: Glyphs = .unicode
  ) {
    self.session = session
    self.glyphs = glyphs
    self.title = title
    self.style = style
    self.device = device
    plain = PlainLines(on: device)
    start = clock.now
    reports = SpeechReports(of: speech, wake: device.waker)
  }

  /// Why the program would not end although the input has ended; `nil` if it did not have to say.
  public var refusal: String? {
    guard isInputOver, !session.isFinished else { return nil }
    return "the input has ended; what was not saved is lost"
  }

  private var elapsed: Duration { clock.now - start }

  /// Runs until the user ends it or the input ends.
  public func run() {
    var usesScreen = false
    if case .screen = style { usesScreen = true }
    if !usesScreen { session.onRecord = { [weak self] in self?.printPlain($0) } }
    device.enterRawMode(usesScreen: usesScreen)
    defer {
      plain.end()
      device.leaveRawMode()
      session.close()
    }
    session.start()
    if !notice.isEmpty { session.notify(notice) }
    draw()
    onTurn?()
    while !session.isFinished {
      let events = device.wait(atMost: backlog.isEmpty ? timeout : .zero)
      session.advance(to: elapsed)
      for event in events { handle(event) }
      takeBacklog()
      if isAtEnd, backlog.isEmpty, !session.isFinished {
        session.perform(.quit)
        isInputOver = true
      }
      if session.isFinished || isInputOver { return }
      reports.take(
        finished: { session.speechDidFinish($0, isHeard: $1) },
        failed: { session.notify("\($0)") }
      )
      draw()
      onTurn?()
      // Nobody can see or hear what else happens.
      if device.isOutputClosed { return }
    }
  }

  private var timeout: Duration? {
    let deadlines = [session.deadline, hold.deadline, escapeDeadline]
    if let deadline = deadlines.compactMap(\.self).min() {
      return max(deadline - elapsed, .zero)
    }
    return nil
  }

  private func handle(_ event: TerminalDevice.Event) {
    switch event {
    case .input(let bytes):
      let inputs = decoder.decode(bytes)
      let delay = decoder.isInSequence ? Self.sequenceDelay : Self.escapeDelay
      escapeDeadline = decoder.isWaiting ? elapsed + delay : nil
      backlog.add(inputs)
      // A pipe is a script, where everything counts.
      if device.hasKeyboard { backlog.interrupt() }
    case .program: break
    case .timeout:
      if let deadline = escapeDeadline, deadline <= elapsed {
        escapeDeadline = nil
        backlog.add(decoder.flush())
      }
      if let (key, held) = hold.release(at: elapsed) { use(key, held: held) }
    case .switches(let bytes):
      // A line is a press that was long enough: whoever wrote it has seen to that.
      let held = session.settings.switchControl.holdDuration
      for line in lines.take(bytes) where !session.isFinished {
        session.perform(.switchControl(switches.command(forLine: line), held: held))
      }
    case .endOfInput:
      backlog.add(decoder.finish())
      isAtEnd = true
    case .signal(let number):
      forgetScreen()
      handle(signal: number)
    }
  }

  private func takeBacklog() {
    var left = device.hasKeyboard ? Self.slice : .max
    while left > 0, !session.isFinished, let input = backlog.next(into: session.typingPlace) {
      take(input)
      left -= 1
    }
  }

  private func handle(signal number: Int32) {
    switch number {
    case SIGTSTP: suspend()
    case SIGCONT, SIGWINCH: break
    default:
      plain.end()
      device.die(of: number)
    }
  }

  /// Stops the process for ^Z; an app is in the background meanwhile.
  private func suspend() {
    session.silence()
    session.enter(background: true)
    device.suspend()
    forgetScreen()
    session.enter(background: false)
  }

  func press(_ key: Key) {
    if key == Key(.character("z"), .control) { return suspend() }
    if key == Key(.character("l"), .control), case .screen = style { return forgetScreen() }
    if takesForHelp(key) { return }
    let needed = session.settings.switchControl.holdDuration
    guard needed > .zero, ownSwitch(key) != nil || session.isSwitch(key) else {
      let before = session.prompt
      if case .plain = style { echo(key, in: before) }
      use(key, held: .zero)
      if case .plain = style, before == nil, session.prompt?.kind == .command { plain.begin(":") }
      return
    }
    if let held = hold.press(key, at: elapsed, needed: needed) { use(key, held: held) }
  }

  /// Has all of the screen drawn again: another program may have written to it.
  private func forgetScreen() { shown = [] }

  /// Scrolls or closes the help, which has the whole screen. Switches still select, and Ctrl-C quits.
  private func takesForHelp(_ key: Key) -> Bool {
    guard case .screen = style, screen.isHelp, key != Key("c", .control),
      ownSwitch(key) == nil, !session.isSwitch(key)
    else { return false }
    if !help.take(key, height: screen.helpHeight, last: screen.helpLast) {
      help.close()
      session.notify("")
    }
    return true
  }

  private var screen: Screen {
    let size = device.size
    return Screen(
      session: session,
      title: title,
      columns: size.columns,
      rows: size.rows,
      glyphs: glyphs,
      helpStart: help.start
    )
  }

  /// What a key does that the user has made a switch; in an open line it types.
  private func ownSwitch(_ key: Key) -> SwitchControl.Command? {
    session.prompt == nil ? switches.keys[key] : nil
  }

  private func use(_ key: Key, held: Duration) {
    let command = ownSwitch(key).map { SessionCommand.switchControl($0, held: held) }
    session.perform(command ?? .press(key, held: held))
  }

  private func draw() {
    guard case .screen(let theme) = style else { return }
    let screen = screen
    let lines = screen.lines
    let new = screen.drawn(lines, theme: theme)
    hits = lines.map(\.element)
    guard new != shown else { return }
    device.write(Screen.change(from: shown, to: new))
    shown = new
  }
}
