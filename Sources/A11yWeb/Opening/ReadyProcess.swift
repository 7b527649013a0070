// SPDX-License-Identifier: MIT

import A11yOpening
import A11yPlatform
import A11yProcesses
import A11yWire
import Foundation

/// A program of the user's that serves a page.
enum ReadyProcess {
  /// How long a program may take until it serves.
  static let limit: Duration = .seconds(60)

  /// Starts a command, and returns once something answers at an address.
  ///
  /// What listens there already is not the command's, so that is an error.
  static func start(
    _ command: String,
    in folder: String,
    ready address: String
  ) async throws(SubjectError) -> GuardedProcess {
    guard let port = ServerAddress(address) else {
      throw SubjectError("“\(address)” is no address of a server", field: "ready")
    }
    if await port.answers() {
      throw SubjectError(
        "\(address): something else listens there already; end it, or choose another port",
        field: "ready"
      )
    }
    let place = folder.isEmpty ? "." : folder
    guard let alive = SocketPair.make() else {
      throw SubjectError("no process can be started", field: "run")
    }
    let process = GuardedProcess(
      ["/bin/sh", "-c", "cd \"$1\" && eval \"$2\"", "a11ynav", place, command],
      ending: .terminate,
      descriptors: [3: alive.theirs]
    )
    close(alive.theirs)
    defer { close(alive.ours) }
    guard let process else { throw SubjectError("no process can be started", field: "run") }
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      if await port.answers() { return process }
      if hasEnded(alive.ours) {
        process.end()
        throw SubjectError(
          "“\(command)” ended before anything answered at \(address)",
          field: "run"
        )
      }
      try? await Task.sleep(for: .milliseconds(50))
    }
    process.end()
    throw SubjectError(
      "nothing answered at \(address) within \(limit.components.seconds) s",
      field: "ready"
    )
  }

  /// Whether every process that received the other end has ended.
  private static func hasEnded(_ socket: Int32) -> Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_DONTWAIT)) == 0
  }
}
