// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import Foundation
import Synchronization

/// A relay that forwards a child process's standard error line by line, so that lines from different child processes
/// are not mixed.
final class LineRelay: Sendable {
  let pipe = Pipe()
  private let rest = Mutex(Data())
  private let ended = DispatchSemaphore(value: 0)

  init() {
    pipe.fileHandleForReading.readabilityHandler = { [self] handle in
      let data = handle.availableData
      guard data.isEmpty else { return take(data) }
      handle.readabilityHandler = nil
      ended.signal()
    }
  }

  private func take(_ data: Data) {
    rest.withLock { rest in
      rest += data
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
      write(rest[..<end])
      rest = Data(rest[rest.index(after: end)...])
    }
  }

  private func write(_ lines: Data) {
    for line in String(decoding: lines, as: UTF8.self).components(separatedBy: "\n") {
      StandardError.write(VisibleText(line))
    }
  }

  /// Waits until the child process's last line has been forwarded.
  func finish() {
    try? pipe.fileHandleForWriting.close()
    ended.wait()
    rest.withLock { if !$0.isEmpty { write($0) } }
  }
}
