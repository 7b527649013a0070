// SPDX-License-Identifier: MIT

import A11yPlatform
import A11ySession
import Foundation

/// The terminal device, including its raw mode, size, input and output.
@MainActor
public final class TerminalDevice {
  /// A reason that ``wait(atMost:)`` returns.
  enum Event {
    case input([UInt8])
    case endOfInput
    /// Lines, or parts of lines, from switches.
    case switches([UInt8])
    case signal(Int32)
    case timeout
    /// Work on the main queue has run, or another thread has called ``waker``.
    case program
  }

  private let input: Int32
  /// The file descriptor from which lines for switches are read, or -1 if there is none.
  private let switches: Int32
  private let output: Int32
  private let glyphs: Glyphs
  private let signals: TerminalSignals
  private let watch: ReadinessWatch
  private var isRaw = false

  /// Opens the process's terminal.
  ///
  /// - Parameter readsTerminal: Whether keys are read from the terminal itself, not from standard input.
  /// - Parameter readsSwitches: Whether standard input provides lines from switches.
  /// - Parameter readsInput: Whether standard input is read and its end ends the session.
  public init(
    readsTerminal: Bool = false,
    readsSwitches: Bool = false,
    readsInput: Bool = true
  ) {
    input =
      readsTerminal || readsSwitches
      ? open("/dev/tty", O_RDONLY | O_CLOEXEC) : readsInput ? STDIN_FILENO : -1
    switches = readsSwitches && readsInput ? STDIN_FILENO : -1
    output = STDOUT_FILENO
    glyphs = Glyphs(writingTo: output)
    signals = TerminalSignals()
    watch = ReadinessWatch([input, switches, signals.readEnd])
  }

  /// Whether keys are read from a terminal.
  public var hasKeyboard: Bool { isatty(input) == 1 }

  /// Whether output is written to a terminal.
  public var hasScreen: Bool { isatty(output) == 1 }

  /// The screen's columns and rows, or 80 × 24 if they are unknown.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Switches the terminal to single-key input without echo, until an exit path restores it.
  func enterRawMode(usesScreen: Bool) {
    guard hasKeyboard, !isRaw else { return }
    isRaw = signals.enterRawMode(input: input, output: output, usesScreen: usesScreen)
  }

  /// Restores the terminal.
  func leaveRawMode() {
    guard isRaw else { return }
    signals.restore()
    isRaw = false
  }

  /// Suspends the process, as Ctrl-Z does, until the user resumes it.
  func suspend() {
    signals.suspend()
  }

  /// Terminates the process with a signal, so that its parent process can see the cause.
  func die(of signal: Int32) -> Never {
    leaveRawMode()
    signals.raise(signal)
    exit(128 + signal)
  }

  /// Waits for a key, a signal, a wake-up or work on the main queue. The wait has a time limit unless `time` is `nil`.
  /// The main queue runs during the wait.
  func wait(atMost time: Duration?) -> [Event] {
    watch.arm()
    let end = time.map { Date(timeIntervalSinceNow: $0.seconds) } ?? .distantFuture
    MainQueue.wait(until: end)
    let isOver = end.timeIntervalSinceNow <= 0
    guard watch.takeReady() || isOver else { return [.program] }
    // Input that has arrived by now takes precedence over the timeout, because a key's bytes may be split by a turn
    // that took longer than the wait for the remaining bytes.
    let events = read()
    return events.isEmpty ? [isOver ? .timeout : .program] : events
  }

  /// Reads the input that has arrived, starting with signals and continuing with keys.
  private func read() -> [Event] {
    var files = [input, switches, signals.readEnd].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let ready = poll(&files, nfds_t(files.count), 0)
    guard ready != 0 else { return [] }
    var events: [Event] = []
    if files[2].revents != 0 {
      events += signals.read().filter { $0 != TerminalSignals.wake }.map { .signal($0) }
    }
    if files[0].revents != 0, let event = take(input, Event.input) { events.append(event) }
    if files[1].revents != 0, let event = take(switches, Event.switches) { events.append(event) }
    return events
  }

  /// Reads all data that is currently available from a file, and reports the end of the file as an event.
  private func take(_ file: Int32, _ event: ([UInt8]) -> Event) -> Event? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var bytes: [UInt8] = []
    // All available input from a terminal is read, because a person may have pressed a key, such as Ctrl-C, that must
    // be handled before the preceding input. Input from a pipe does not need to be read immediately.
    let limit = isatty(file) == 1 ? Self.readLimit : 1
    while bytes.count < limit {
      let count = systemRead(file, &buffer, buffer.count)
      guard count > 0 else {
        let isOver = count == 0 || (errno != EINTR && errno != EAGAIN)
        // The bytes before the end of the input are returned first; the next read reports the end again.
        return !bytes.isEmpty ? event(bytes) : isOver ? .endOfInput : nil
      }
      bytes += buffer[..<count]
      var next = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&next, 1, 0) > 0, next.revents & Int16(POLLIN) != 0 else { break }
    }
    return event(bytes)
  }

  /// The maximum number of bytes to read before the bytes are handled.
  private static let readLimit = 1 << 20

  /// A closure that other threads call to make ``wait(atMost:)`` return.
  nonisolated var waker: @Sendable () -> Void { TerminalSignals.post }

  /// Whether output is impossible because the reading program has closed the connection or the disk is full.
  private(set) var isOutputClosed = false

  /// Writes text, and drops anything that cannot be written.
  func write(_ text: VisibleText) {
    var bytes = Array(glyphs.drawn(text.text).utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var file = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&file, 1, 1000)
      } else if errno != EINTR {
        isOutputClosed = true
        return
      }
    }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
