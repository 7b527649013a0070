// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yPlatform
import A11ySession
import A11ySpeech
import A11yTree

/// A session that a person controls with keys in a terminal.
@MainActor
public final class TerminalSession {
  /// The way in which the session is displayed.
  public enum Style: Sendable {
    /// A display that is redrawn in place, with a caption, the elements around the cursors, and the state. Without a
    /// theme, no colors are used.
    case screen(Theme?)
    /// A display of lines that are never redrawn, with one line per utterance or notice.
    case plain
  }

  /// How long an escape byte waits for the rest of a sequence. A wait is needed because a slow connection may deliver
  /// the bytes separately.
  private static let escapeDelay: Duration = .milliseconds(60)
  /// The time to wait for the rest of a sequence that has begun.
  private static let sequenceDelay: Duration = .milliseconds(500)

  let session: AssistiveSession
  let title: String
  let style: Style
  let device: TerminalDevice
  /// A message to show at the start, such as a message that no voice is available.
  public var notice = ""
  /// Switches in addition to the default keys.
  public var switches = SwitchSet()
  /// A closure that is called after each turn, once the turn's result is shown.
  public var onTurn: (@MainActor () -> Void)?
  private var lines = SwitchLines()
  private var decoder = KeyDecoder()
  private var backlog = InputBacklog()
  /// The interval at which the gliding cursor is drawn.
  private static let glideDelay: Duration = .milliseconds(100)
  /// The number of inputs to handle before reading more, because a Ctrl-C may be waiting to be read.
  private static let slice = 256
  /// The time at which a lone escape byte becomes the Escape key.
  private var escapeDeadline: Duration?
  /// The element shown in each row of the screen.
  private(set) var hits: [ElementID?] = []
  /// The lines on the screen, or an empty array if they are unknown.
  private var shown: [VisibleText] = []
  let plain: PlainLines
  private var hold = SwitchHold()
  private var repeats = MoveRepeat()
  private var help = HelpScrolling()
  private let glyphs: Glyphs
  /// Whether the input has ended, which ends the session even if the program refuses to quit.
  private var isInputOver = false
  /// Whether the end of the input has been read, although some input may not have been handled yet.
  private var isAtEnd = false
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let reports: SpeechReports

  /// Creates a session with a given display style. The session must be in real time.
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

  /// The reason that the program refused to quit although the input had ended, or `nil` if it did not refuse.
  public var refusal: String? {
    guard isInputOver, !session.isFinished else { return nil }
    return "the input has ended, so unsaved changes are lost"
  }

  private var elapsed: Duration { clock.now - start }

  /// Runs the session until the user ends it or the input ends.
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
      // The session ends, because without output nobody can see or hear its results.
      if device.isOutputClosed { return }
    }
  }

  private var timeout: Duration? {
    let deadlines = [session.deadline, hold.deadline, escapeDeadline, glideDeadline]
    if let deadline = deadlines.compactMap(\.self).min() {
      return max(deadline - elapsed, .zero)
    }
    return nil
  }

  /// The time at which the gliding cursor is drawn next, or `nil` if the cursor is not moving.
  private var glideDeadline: Duration? {
    guard case .screen = style, session.driven == .switchControl,
      let scanner = session.switchControl, scanner.isScanningPoints, scanner.deadline != nil
    else { return nil }
    return elapsed + Self.glideDelay
  }

  private func handle(_ event: TerminalDevice.Event) {
    switch event {
    case .input(let bytes):
      let inputs = decoder.decode(bytes)
      let delay = decoder.isInSequence ? Self.sequenceDelay : Self.escapeDelay
      escapeDeadline = decoder.isWaiting ? elapsed + delay : nil
      backlog.add(inputs)
      // Piped input is a script, so none of it may be dropped.
      if device.hasKeyboard { backlog.interrupt() }
    case .program: break
    case .timeout:
      if let deadline = escapeDeadline, deadline <= elapsed {
        escapeDeadline = nil
        backlog.add(decoder.flush())
      }
      if let (key, held) = hold.release(at: elapsed) { use(key, held: held) }
    case .switches(let bytes):
      // The program that wrote the line has already decided that the press was long enough.
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

  /// Handles a switch that the terminal does not read itself.
  public func press(_ command: SwitchControl.Command) {
    guard !session.isFinished else { return }
    session.advance(to: elapsed)
    // The device has already decided that the press was long enough.
    session.perform(.switchControl(command, held: session.settings.switchControl.holdDuration))
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

  /// Suspends the process when the user presses Ctrl-Z. An app is in the background while the process is suspended.
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
    let settings = session.settings.switchControl
    if settings.moveRepeat > .zero, ownSwitch(key)?.isMove ?? session.isMove(key) {
      return move(key, settings)
    }
    // The action of a switch press is known only when the press has ended or has become a long press.
    let needed = max(settings.holdDuration, settings.longPress)
    guard needed > .zero, ownSwitch(key) != nil || session.isSwitch(key) else {
      let before = session.prompt
      if case .plain = style { echo(key, in: before) }
      use(key, held: .zero)
      if case .plain = style, before == nil, session.prompt?.kind == .command { plain.begin(":") }
      return
    }
    if let held = hold.press(key, at: elapsed, needed: needed) { use(key, held: held) }
  }

  /// Handles a switch that moves the scanner repeatedly while the user holds the switch. A switch with repeated moves
  /// acts as soon as the press counts, so it has no action for a long press.
  private func move(_ key: Key, _ settings: SwitchControl.Settings) {
    let held = settings.holdDuration
    guard repeats.moves(key, at: elapsed, after: held, every: settings.moveRepeat) else { return }
    use(key, held: held)
  }

  /// Forces the whole screen to be redrawn, because another program may have written to it.
  private func forgetScreen() { shown = [] }

  /// Scrolls or closes the help screen, which fills the whole screen. While the help screen is open, switches still
  /// select, and Ctrl-C quits.
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

  /// Returns the switch that the user has assigned to a key. The result is `nil` while an input line is open, because
  /// the key then types a character.
  private func ownSwitch(_ key: Key) -> SwitchSet.Switch? {
    session.prompt == nil ? switches.keys[key] : nil
  }

  private func use(_ key: Key, held: Duration) {
    let least = session.settings.switchControl.longPress
    let command = ownSwitch(key).map {
      SessionCommand.switchControl($0.command(held: held, longPress: least), held: held)
    }
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
