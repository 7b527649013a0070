// SPDX-License-Identifier: MIT

import A11yPlatform
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import A11ySpeech

/// How often the handler of the test's signal was called.
private let interruptions = Atomic<Int>(0)

/// A socket on which the test answers, and a client whose thread gets signals.
private final class InterruptedClient: Sendable {
  let folder: TemporaryFolder
  let listener: Int32
  private let thread = Mutex<pthread_t?>(nil)
  private let started = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)
  /// The thread stays until no more signals are sent to it.
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
    // A handler, without which the signal would interrupt nothing.
    _ = interruptions.load(ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in interruptions.add(1, ordering: .relaxed) }
    sigaction(SIGURG, &action, nil)
  }

  deinit { close(listener) }

  /// Performs a command on a thread.
  func perform(_ command: String, limit: Int32) {
    Thread.detachNewThread { [self] in
      // The threads of a test have it blocked.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGURG)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      thread.withLock { $0 = pthread_self() }
      started.signal()
      do throws(SpeechError) {
        let connection = try DispatcherConnection(path: folder.path("s"), limit: limit)
        // The test's end must not wait for a client that has given up.
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

  /// Interrupts the thread a number of times, each after the last was noticed.
  func interrupt(times: Int) {
    let goal = interruptions.load(ordering: .relaxed) + times
    while interruptions.load(ordering: .relaxed) < goal, result.withLock({ $0 }) == nil {
      thread.withLock { _ = $0.map { pthread_kill($0, SIGURG) } }
      sched_yield()
    }
  }

  /// Interrupts the thread until it is done.
  func interruptToTheEnd() throws -> Result<String, SpeechError> {
    // Far more than there is time for in a wait that ends.
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

/// A window that is resized sends a signal to the program, which any of its threads may get.
@Suite("Speech Dispatcher and signals", .serialized, .timeLimit(.minutes(30)))
struct DispatcherSignalTests {
  @Test func `A storm of signals does not end the connection`() throws {
    let client = try InterruptedClient()
    // More than the socket holds, so that sending waits, too.
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
        == .failure(.voiceEnded(reason: "Speech Dispatcher does not answer"))
    )
  }
}
