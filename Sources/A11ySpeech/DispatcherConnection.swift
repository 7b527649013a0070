// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yProcesses
import Dispatch

/// A connection to Speech Dispatcher through the line-based Speech Synthesis Interface Protocol (SSIP).
///
/// Invariant: the descriptor is open until ``close()``, after which no other method is called.
final class DispatcherConnection {
  /// The maximum time to wait for the server's answer to a command, in milliseconds.
  private let limit: Int32

  /// A complete answer or event from the server.
  struct Reply: Equatable {
    /// The status code, which is 2xx for success and 7xx for an event.
    var code: Int
    /// The contents of all lines except the last, such as a message's number.
    var values: [String]
    /// The text of the last line.
    var text: String
  }

  private let descriptor: Int32
  private var received: [UInt8] = []
  private var events: [Reply] = []

  /// Connects to a socket in the file system, or throws ``SpeechError/noVoice(reason:)``.
  ///
  /// - Parameter limit: The maximum time to wait for the server's answer to a command, in milliseconds.
  init(path: String, limit: Int32 = 3_000) throws(SpeechError) {
    let descriptor = Self.connect(path)
    guard descriptor >= 0 else {
      throw .noVoice(reason: "Speech Dispatcher is not listening at \(path)")
    }
    self.descriptor = descriptor
    self.limit = limit
  }

  func close() { _ = A11yPlatform.close(descriptor) }

  /// Sends a command and waits for the answer, or throws an error if the command fails.
  @discardableResult
  func perform(_ command: String) throws(SpeechError) -> Reply {
    try send(command + "\r\n")
    while true {
      guard let reply = try next(within: limit) else {
        throw .voiceEnded(reason: "Speech Dispatcher is not responding")
      }
      if reply.code >= 700 {
        events.append(reply)
      } else if (200..<300).contains(reply.code) {
        return reply
      } else {
        throw .cannotSpeak(reason: "Speech Dispatcher: \(reply.text)")
      }
    }
  }

  /// Returns the next event, or `nil` if no event arrives within the given time.
  func event(within milliseconds: Int32) throws(SpeechError) -> Reply? {
    if !events.isEmpty { return events.removeFirst() }
    return try next(within: milliseconds)
  }

  private func next(within milliseconds: Int32) throws(SpeechError) -> Reply? {
    let end = DispatchTime.now() + .milliseconds(Int(milliseconds))
    while true {
      if let reply = takeReply() { return reply }
      guard isReady(POLLIN, until: end) else { return nil }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let size = recv(descriptor, &bytes, bytes.count, 0)
      if size < 0, errno == EINTR { continue }
      guard size > 0 else { throw .voiceEnded(reason: "Speech Dispatcher closed the connection") }
      received += bytes.prefix(size)
      // Speech Dispatcher never sends an answer of a mebibyte or more.
      guard received.count < 1 << 20 else {
        throw .voiceEnded(reason: "Speech Dispatcher sent a response that is too long")
      }
    }
  }

  /// Waits until the socket can be read or written or has failed, and returns `false` if the time limit passes first.
  ///
  /// A signal, such as the one that a terminal sends when its window is resized, interrupts the wait but does not
  /// extend it.
  private func isReady(_ event: Int32, until end: DispatchTime) -> Bool {
    while true {
      let left =
        end.uptimeNanoseconds - min(DispatchTime.now().uptimeNanoseconds, end.uptimeNanoseconds)
      var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      // The time is rounded up, because a last wait of less than a millisecond would become a busy loop.
      let count = poll(&entry, 1, Int32(clamping: (left + 999_999) / 1_000_000))
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
      if left == 0 { return false }
    }
  }

  /// Removes and returns a complete answer from the received bytes, if there is one. In all lines except the last, a
  /// hyphen follows the status code.
  private func takeReply() -> Reply? {
    var reply = Reply(code: 0, values: [], text: "")
    var start = 0
    while let end = received[start...].firstIndex(of: 0x0A) {
      let line = String(decoding: received[start..<end], as: UTF8.self)
        .filter { $0 != "\r" }
      start = end + 1
      reply.code = Int(line.prefix(3)) ?? 0
      let rest = String(line.dropFirst(4))
      if line.dropFirst(3).first == "-" {
        reply.values.append(rest)
      } else {
        reply.text = rest
        received.removeFirst(start)
        return reply
      }
    }
    return nil
  }

  private func send(_ text: String) throws(SpeechError) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      guard isReady(POLLOUT, until: .now() + .milliseconds(Int(limit))) else {
        throw .voiceEnded(reason: "Speech Dispatcher is not responding")
      }
      let count = bytes[start...].withUnsafeBytes {
        A11yPlatform.send(descriptor, $0.baseAddress, $0.count, SocketPair.sendFlags)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .voiceEnded(reason: "Speech Dispatcher closed the connection") }
      start += count
    }
  }

  private static func connect(_ path: String) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let size = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < size else { return -1 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, SocketPair.streamKind, 0)
    guard descriptor >= 0 else { return -1 }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        while A11yPlatform.connect(descriptor, address, size) != 0 {
          // The connection may have been established even though a signal interrupted the call.
          if errno == EISCONN { return true }
          guard errno == EINTR else { return false }
        }
        return true
      }
    }
    guard isConnected else {
      _ = A11yPlatform.close(descriptor)
      return -1
    }
    return descriptor
  }
}
