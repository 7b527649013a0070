// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation
import Synchronization

/// A thread that watches files and wakes the main run loop when one of them becomes readable.
///
/// The main thread can therefore wait for keys, signals and work on the main queue at the same time. The watch polls
/// once each time that it is armed.
final class ReadinessWatch: Sendable {
  private let files: [Int32]
  private let armed = DispatchSemaphore(value: 0)
  private let state = Mutex(State.idle)

  private enum State { case idle, watching, ready }

  /// Starts watching files for as long as the process runs.
  init(_ files: [Int32]) {
    self.files = files
    let thread = Thread { [self] in
      while true {
        armed.wait()
        waitForAny()
        state.withLock { $0 = .ready }
        DispatchQueue.main.async {}
      }
    }
    thread.name = "a11ynav keys"
    thread.start()
  }

  /// Starts a poll unless one is already in progress.
  func arm() {
    let isIdle = state.withLock { state in
      defer { if state == .idle { state = .watching } }
      return state == .idle
    }
    if isIdle { armed.signal() }
  }

  /// Returns whether a file is readable. If the file is readable, the watch becomes idle.
  func takeReady() -> Bool {
    state.withLock { state in
      guard state == .ready else { return false }
      state = .idle
      return true
    }
  }

  private func waitForAny() {
    var polled = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&polled, nfds_t(polled.count), -1) < 0, errno == EINTR {}
  }
}
