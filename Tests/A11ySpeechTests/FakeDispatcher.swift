// SPDX-License-Identifier: MIT

import A11yPlatform
import Dispatch
import Foundation
import Synchronization

/// A stand-in for Speech Dispatcher that records the lines that it receives instead of speaking.
final class FakeDispatcher: Sendable {
  let path: String
  /// A semaphore that is signaled when a message has begun and not yet ended.
  let speaking = DispatchSemaphore(value: 0)

  private let folder: TemporaryFolder
  private let listener: Int32
  private let lines = Mutex<[String]>([])
  private let isEndless: Bool
  private let leavesAtMessage: Mutex<Int>

  /// - Parameters:
  ///   - isEndless: Whether messages end only when they are cancelled.
  ///   - message: The number of the message during which the connection is closed, or 0 for no message.
  init(isEndless: Bool = false, leavesAt message: Int = 0) throws {
    folder = try TemporaryFolder()
    path = folder.path("s")
    self.isEndless = isEndless
    leavesAtMessage = Mutex(message)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { [path] in $0.copyBytes(from: path.utf8) }
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    listen(listener, 4)
    self.listener = listener
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        serve(connection)
        close(connection)
      }
    }
  }

  deinit { close(listener) }

  /// The received lines, except the lines that open a connection.
  var told: [String] {
    lines.withLock { lines in
      lines.filter { line in
        !["CLIENT_NAME", "NOTIFICATION", "SSML_MODE", "PRIORITY"].contains { line.contains($0) }
      }
    }
  }

  private func serve(_ connection: Int32) {
    var rest = ""
    var isMessage = false
    var number = 0
    func answer(_ text: String) { _ = send(connection, text, text.utf8.count, Int32(MSG_NOSIGNAL)) }
    func event(_ code: Int, _ text: String) {
      answer("\(code)-\(number)\r\n\(code)-1\r\n\(code) \(text)\r\n")
    }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = recv(connection, &bytes, bytes.count, 0)
      guard count > 0 else { return }
      rest += String(decoding: bytes.prefix(count), as: UTF8.self)
      while let end = rest.firstIndex(of: "\r\n") {
        let line = String(rest[..<end])
        rest.removeSubrange(...end)
        lines.withLock { $0.append(line) }
        if isMessage {
          guard line == "." else { continue }
          isMessage = false
          number += 1
          let leaves = leavesAtMessage.withLock { wanted in
            defer { if wanted == number { wanted = 0 } }
            return wanted == number
          }
          if leaves { return }
          answer("225-\(number)\r\n225 OK MESSAGE QUEUED\r\n")
          event(701, "BEGIN")
          speaking.signal()
          if !isEndless { event(702, "END") }
          continue
        }
        switch line {
        case "SPEAK":
          isMessage = true
          answer("230 OK RECEIVING DATA\r\n")
        case "CANCEL SELF":
          answer("210 OK CANCELED\r\n")
          event(703, "CANCELED")
        case "GET LANGUAGE": answer("251-fr\r\n251 OK GET RETURNED\r\n")
        case "GET PITCH": answer("251-10\r\n251 OK GET RETURNED\r\n")
        case "QUIT":
          answer("231 HAPPY HACKING\r\n")
          return
        default: answer("200 OK\r\n")
        }
      }
    }
  }
}
