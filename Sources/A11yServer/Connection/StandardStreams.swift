// SPDX-License-Identifier: MIT

import A11yJSON
import A11yPlatform
import A11ySession
import Dispatch
import Foundation
import Synchronization

/// Standard input and output as the connection to a client.
///
/// If a client stops reading, the server stops answering requests until the client reads again. The server exits when
/// the client exits.
package final class StandardStreams: Sendable {
  private let framing: Framing
  private let onGone: @MainActor @Sendable () -> Void
  private let output = Mutex(Output())
  private let hasOutput = DispatchSemaphore(value: 0)
  private let isFinished = DispatchSemaphore(value: 0)
  /// A semaphore that is signaled after each write to wake the reading thread.
  private let hasWritten = DispatchSemaphore(value: 0)
  /// A semaphore that limits how many chunks of input can wait for the main queue.
  private let waitingParts = DispatchSemaphore(value: 64)

  /// The number of unwritten bytes above which the server stops reading input and answering requests.
  private static let outputLimit = 16 << 20

  private struct Output {
    var messages: [[UInt8]] = []
    var size = 0
    /// Whether the client has exited.
    var isOver = false
    /// Whether no more messages will be sent.
    var isFinishing = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// Creates a connection.
  ///
  /// - Parameter onGone: A closure that is called when the client no longer reads because it has ended.
  package init(_ framing: Framing, onGone: @escaping @MainActor @Sendable () -> Void) {
    self.framing = framing
    self.onGone = onGone
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Sends a message.
  package func send(_ message: JSONValue) {
    let bytes = framing.bytes(of: VisibleText(json: message.text).text)
    output.withLock { output in
      guard !output.isOver else { return }
      output.messages.append(bytes)
      output.size += bytes.count
    }
    hasOutput.signal()
  }

  /// Waits until the client has read enough of the data that the server has sent.
  package func room() async {
    await withCheckedContinuation { continuation in
      let hasRoom = output.withLock { output in
        if output.isOver || output.size <= Self.outputLimit { return true }
        output.waiting.append(continuation)
        return false
      }
      if hasRoom { continuation.resume() }
    }
  }

  /// Starts reading and writing on separate threads.
  ///
  /// - Parameters:
  ///   - receive: A closure that receives each part of the input.
  ///   - onEnd: A closure that is called at the end of the input and is told whether the input ends within a message.
  package func begin(
    receive: @escaping @MainActor @Sendable (MessageReader.Part) -> Void,
    onEnd: @escaping @MainActor @Sendable (_ insideMessage: Bool) -> Void
  ) {
    Thread.detachNewThread { self.readInput(receive, onEnd) }
    Thread.detachNewThread { self.writeOutput() }
  }

  /// Waits until all sent messages have been written or the client has exited.
  package func finish() {
    output.withLock { $0.isFinishing = true }
    hasOutput.signal()
    isFinished.wait()
  }

  private func readInput(
    _ receive: @escaping @MainActor @Sendable (MessageReader.Part) -> Void,
    _ onEnd: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    var reader = MessageReader(framing)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      while output.withLock({ !$0.isOver && $0.size > Self.outputLimit }) { hasWritten.wait() }
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for part in reader.read(buffer[..<count]) {
        waitingParts.wait()
        DispatchQueue.main.async { [waitingParts] in
          MainActor.assumeIsolated { receive(part) }
          waitingParts.signal()
        }
      }
    }
    let isInside = !reader.isBetweenMessages
    DispatchQueue.main.async { MainActor.assumeIsolated { onEnd(isInside) } }
  }

  private func writeOutput() {
    while true {
      hasOutput.wait()
      let (messages, isLast) = output.withLock { output in
        defer { output.messages = [] }
        return (output.messages, output.isFinishing)
      }
      for message in messages where !write(message) {
        fail()
        return
      }
      let waiting = output.withLock { output in
        output.size -= messages.reduce(0) { $0 + $1.count }
        guard output.size <= Self.outputLimit else { return [CheckedContinuation<Void, Never>]() }
        defer { output.waiting = [] }
        return output.waiting
      }
      for continuation in waiting { continuation.resume() }
      hasWritten.signal()
      if isLast { return _ = isFinished.signal() }
    }
  }

  /// Writes all bytes, and returns whether the client could receive them.
  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        A11yPlatform.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var file = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&file, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private func fail() {
    let waiting = output.withLock { output in
      output.isOver = true
      defer { output.waiting = [] }
      return output.waiting
    }
    for continuation in waiting { continuation.resume() }
    hasWritten.signal()
    isFinished.signal()
    DispatchQueue.main.async { [onGone] in MainActor.assumeIsolated { onGone() } }
  }
}
