// SPDX-License-Identifier: MIT

import A11yPlatform

// Signal handlers may use only plain memory and a few system calls, so their data is in these globals. Invariant: the
// globals are written on the main thread only, the file descriptors once before any handler is installed, and the saved
// state only while `isRaw` is false. Handlers and other threads read the globals and write single bytes to the pipe;
// each such write is atomic.
nonisolated(unsafe) private var pipeEnds: (read: Int32, write: Int32) = (-1, -1)
nonisolated(unsafe) private var savedState = termios()
nonisolated(unsafe) private var rawState = termios()
nonisolated(unsafe) private var rawInput: Int32 = -1
nonisolated(unsafe) private var rawOutput: Int32 = -1
nonisolated(unsafe) private var isRaw = false
nonisolated(unsafe) private var usesScreen = false

private let enterScreen: StaticString =
  "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"
private let leaveScreen: StaticString =
  "\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

private func send(_ text: StaticString) {
  _ = write(rawOutput, text.utf8Start, text.utf8CodeUnitCount)
}

/// Restores the terminal, using only operations that are allowed in a signal handler.
private func restoreTerminal() {
  guard isRaw else { return }
  isRaw = false
  if usesScreen { send(leaveScreen) }
  _ = tcsetattr(rawInput, TCSANOW, &savedState)
}

private func postByte(_ byte: UInt8) {
  var byte = byte
  let before = errno
  _ = write(pipeEnds.write, &byte, 1)
  errno = before
}

// The handlers are global functions rather than closures, because a closure would inherit the isolation of
// the class, but a signal may be delivered on any thread.
private func reportSignal(_ number: Int32) { postByte(UInt8(truncatingIfNeeded: number)) }

private func dieOfSignal(_ number: Int32) {
  restoreTerminal()
  _ = signal(number, SIG_DFL)
  _ = kill(getpid(), number)
}

/// The signals that the program handles, which are delivered as bytes in a pipe, and the terminal state to restore.
@MainActor
final class TerminalSignals {
  /// A byte that does not represent a signal.
  static let wake: Int32 = 0

  private static let handled: [Int32] = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
    // These signals terminate a process that does not handle them.
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
  ]
  private static let deadly: [Int32] = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  var readEnd: Int32 { pipeEnds.read }

  init() {
    guard pipeEnds.read < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    pipeEnds = (ends[0], ends[1])
    install()
    _ = signal(SIGPIPE, SIG_IGN)
    atexit(restoreTerminal)
  }

  private func install() {
    for number in Self.handled { _ = signal(number, reportSignal) }
    for number in Self.deadly { _ = signal(number, dieOfSignal) }
    // A process that is started from a thread with blocked signals would never receive these signals.
    var all = sigset_t()
    sigemptyset(&all)
    for number in Self.handled + Self.deadly { sigaddset(&all, number) }
    _ = pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  nonisolated static func post() { postByte(0) }

  func enterRawMode(input: Int32, output: Int32, usesScreen screen: Bool) -> Bool {
    guard tcgetattr(input, &savedState) == 0 else { return false }
    rawState = savedState
    cfmakeraw(&rawState)
    // Output settings stay unchanged, because other programs may also write plain text.
    rawState.c_oflag = savedState.c_oflag
    rawInput = input
    rawOutput = output
    usesScreen = screen
    resumeRawMode()
    return true
  }

  private func resumeRawMode() {
    guard rawInput >= 0 else { return }
    isRaw = true
    _ = tcsetattr(rawInput, TCSANOW, &rawState)
    if usesScreen { send(enterScreen) }
  }

  func restore() { restoreTerminal() }

  func suspend() {
    let wasRaw = isRaw
    restoreTerminal()
    _ = signal(SIGTSTP, SIG_DFL)
    _ = kill(0, SIGTSTP)
    // The program continues here when the user resumes the process.
    install()
    if wasRaw { resumeRawMode() }
  }

  func raise(_ number: Int32) {
    _ = signal(number, SIG_DFL)
    _ = kill(getpid(), number)
  }

  func read() -> [Int32] {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = systemRead(pipeEnds.read, &buffer, buffer.count)
    return count > 0 ? buffer[..<count].map { Int32($0) } : []
  }
}

func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, buffer, count)
}
