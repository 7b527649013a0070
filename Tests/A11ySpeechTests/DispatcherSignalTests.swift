// SPDX-License-Identifier: MIT

import A11yPlatform
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import A11ySpeech

/// The number of calls to the handler of the test's signal.
private let interruptions = Atomic<Int>(0)

/// A socket on which the test answers, and a client whose thread receives signals.
private final class InterruptedClient: Sendable {
  let folder: TemporaryFolder
  let listener: Int32
  private let thread = Mutex<pthread_t?>(nil)
  private let started = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  /// A semaphore that keeps the thread alive until it no longer receives signals.
  private let mayLeave = DispatchSemaphore(value: 0)
  private let result = Mutex<Result<String, SpeechError>?>(nil)

  init() throws {
    folder = try TemporaryFolder()
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = folder.path("s")
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let listener = listener
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    listen(listener, 1)
    // Without a handler, the signal would interrupt nothing.
    _ = interruptions.load(ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in interruptions.add(1, ordering: .relaxed) }
    sigaction(SIGURG, &action, nil)
  }

  deinit { close(listener) }

  /// Performs a command on a new thread.
  func perform(_ command: String, limit: Int32) {
    Thread.detachNewThread { [self] in
      // A test's threads block this signal.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGURG)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      thread.withLock { $0 = pthread_self() }
      started.signal()
      do throws(SpeechError) {
        let connection = try DispatcherConnection(path: folder.path("s"), limit: limit)
        // The end of the test must not wait for a client that has given up.
        defer { connection.close() }
        let text = try connection.perform(command).text
        result.withLock { $0 = .success(text) }
      } catch {
        result.withLock { $0 = .failure(error) }
      }
      ended.signal()
      mayLeave.wait()
    }
    started.wait()
  }

  /// Interrupts the thread a number of times, each time after the previous signal has been handled.
  func interrupt(times: Int) {
    let goal = interruptions.load(ordering: .relaxed) + times
    while interruptions.load(ordering: .relaxed) < goal, result.withLock({ $0 }) == nil {
      thread.withLock { _ = $0.map { pthread_kill($0, SIGURG) } }
      sched_yield()
    }
  }

  /// Interrupts the thread until its command has ended, and returns the result.
  func interruptToTheEnd() throws -> Result<String, SpeechError> {
    // A million signals are far more than can be handled before the wait ends.
    let most = interruptions.load(ordering: .relaxed) + 1_000_000
    while ended.wait(timeout: .now()) == .timedOut {
      try #require(interruptions.load(ordering: .relaxed) < most)
      thread.withLock { _ = $0.map { pthread_kill($0, SIGURG) } }
      sched_yield()
    }
    mayLeave.signal()
    return try #require(result.withLock { $0 })
  }

  func end() throws -> Result<String, SpeechError> {
    ended.wait()
    mayLeave.signal()
    return try #require(result.withLock { $0 })
  }
}

/// When a terminal's window is resized, the program receives a signal, which any of its threads may handle.
@Suite(
  "Communication with Speech Dispatcher despite signals",
  .serialized,
  .timeLimit(.minutes(30))
)
struct DispatcherSignalTests {
  @Test func `A storm of signals does not end the connection`() throws {
    let client = try InterruptedClient()
    // The command is larger than the socket's buffer, so sending it blocks as well.
    let command = String(repeating: "x", count: 4 << 20)
    client.perform(command, limit: 600_000)
    let connection = accept(client.listener, nil, nil)
    defer { close(connection) }
    client.interrupt(times: 1_000)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    while count < command.utf8.count + 2 {
      let size = recv(connection, &bytes, bytes.count, 0)
      try #require(size > 0)
      count += size
    }
    client.interrupt(times: 1_000)
    for part in ["200-o", "ne\r\n200 ", "two\r\n"] {
      _ = send(connection, part, part.utf8.count, Int32(MSG_NOSIGNAL))
      if part.last != "\n" || part.hasPrefix("ne") { client.interrupt(times: 100) }
    }
    #expect(try client.end() == .success("two"))
  }

  @Test func `A storm of signals does not lengthen the wait for an answer`() throws {
    let client = try InterruptedClient()
    client.perform("NOOP", limit: 100)
    let connection = accept(client.listener, nil, nil)
    defer { close(connection) }
    #expect(
      try client.interruptToTheEnd()
        == .failure(.voiceEnded(reason: "Speech Dispatcher is not responding"))
    )
  }
}
