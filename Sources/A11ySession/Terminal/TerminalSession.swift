import A11yNavigation
import A11ySpeech
import A11yTree
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A session that a person drives with keys in a terminal.
@MainActor
public final class TerminalSession {
  /// How the session is shown.
  public enum Style: Sendable {
    /// A caption, the elements around the cursors, and the state, redrawn in place.
    case screen(color: Bool)
    /// A line for each thing that is said or shown; nothing is ever redrawn.
    case plain
  }

  /// How long an escape may be followed by the rest of its sequence.
  private static let escapeDelay: Duration = .milliseconds(25)

  let session: Session
  let title: String
  let style: Style
  let device: TerminalDevice
  /// What is to be known from the start, such as that there is no voice.
  public var notice = ""
  private var decoder = KeyDecoder()
  private var hold = SwitchHold()
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let finished: FinishedSpeech

  /// Makes a session that is shown in a style. The session must be told to be in real time.
  public init(
    session: Session,
    title: String,
    style: Style,
    device: TerminalDevice,
    speech: any SpeechOutput
  ) {
    self.session = session
    self.title = title
    self.style = style
    self.device = device
    start = clock.now
    finished = FinishedSpeech()
    let finished = finished
    let wake = device.waker
    speech.onFinish { id, isComplete in
      guard isComplete else { return }
      finished.ids.withLock { $0.append(id) }
      wake()
    }
  }

  private var elapsed: Duration { clock.now - start }

  /// Runs until the user ends it or the keys end.
  public func run() {
    var usesScreen = false
    if case .screen = style { usesScreen = true }
    if !usesScreen { session.onRecord = { [weak self] in self?.printPlain($0) } }
    device.enterRawMode(usesScreen: usesScreen)
    defer { device.leaveRawMode() }
    session.start()
    if !notice.isEmpty { session.notify(notice) }
    draw()
    while !session.isFinished {
      let events = device.wait(atMost: timeout)
      session.advance(to: elapsed)
      for event in events {
        handle(event)
        if session.isFinished { return }
      }
      for id in finished.take() { session.speechDidFinish(id) }
      draw()
    }
  }

  private var timeout: Duration? {
    var waits: [Duration] = []
    if decoder.isWaiting { waits.append(Self.escapeDelay) }
    if let deadline = [session.deadline, hold.deadline].compactMap({ $0 }).min() {
      waits.append(max(deadline - elapsed, .zero))
    }
    return waits.min()
  }

  private func handle(_ event: TerminalDevice.Event) {
    switch event {
    case .input(let bytes): for key in decoder.decode(bytes) { press(key) }
    case .timeout:
      for key in decoder.flush() { press(key) }
      if let (key, held) = hold.release(at: elapsed) {
        session.perform(.press(key, held: held))
      }
    case .endOfInput:
      for key in decoder.flush() { press(key) }
      session.perform(.quit)
    case .signal(let number): handle(signal: number)
    }
  }

  private func handle(signal number: Int32) {
    switch number {
    case SIGTSTP: suspend()
    case SIGTERM, SIGHUP, SIGINT: device.die(of: number)
    default: break
    }
  }

  /// Stops the process as ^Z asks; an app is in the background meanwhile.
  private func suspend() {
    session.silence()
    session.enter(background: true)
    device.suspend()
    session.enter(background: false)
  }

  private func press(_ key: Key) {
    if key == Key(.character("z"), .control) { return suspend() }
    let needed = session.settings.switchControl.holdDuration
    guard needed > .zero, session.isSwitch(key) else {
      if case .plain = style { echo(key, in: session.prompt) }
      return session.perform(.press(key))
    }
    if let held = hold.press(key, at: elapsed, needed: needed) {
      session.perform(.press(key, held: held))
    }
  }

  /// In plain mode a command is seen as it is typed; what the item chooser finds is said instead.
  private func echo(_ key: Key, in line: Prompt?) {
    guard let line, line.kind == .command else { return }
    switch key.code {
    case .character(let character) where key.modifiers.subtracting(.shift).isEmpty:
      device.write(TerminalText.visible(String(character)))
    case .backspace where !line.text.isEmpty: device.write("\u{8} \u{8}")
    case .enter, .escape, .backspace, .character: device.write("\n")
    default: break
    }
  }

  private func draw() {
    guard case .screen(let color) = style else { return }
    let size = device.size
    let screen = Screen(session: session, title: title, columns: size.columns, rows: size.rows)
    device.write(screen.frame(color: color))
  }

  private func printPlain(_ record: TranscriptRecord) {
    switch record.content {
    case .command: break
    case .notice(let text):
      device.write("(\(TerminalText.visible(text, keepingLines: true)))\n")
    default:
      if let line = record.line { device.write(TerminalText.visible(line) + "\n") }
    }
  }
}

/// What the voice has finished, handed over from its thread.
private final class FinishedSpeech: Sendable {
  let ids = Mutex<[SpeechItem.ID]>([])

  func take() -> [SpeechItem.ID] {
    ids.withLock { ids in
      defer { ids = [] }
      return ids
    }
  }
}

extension Session {
  /// Whether a key is a switch now.
  func isSwitch(_ key: Key) -> Bool {
    guard driven == .switchControl, prompt == nil else { return false }
    switch KeyMap.switchControl(key) {
    case .switchControl(.select, _), .switchControl(.next, _), .switchControl(.previous, _):
      return true
    default: return false
    }
  }
}
