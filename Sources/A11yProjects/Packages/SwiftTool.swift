// SPDX-License-Identifier: MIT

import A11yProcesses
import Foundation
import Synchronization

/// The `swift` command on this machine.
struct SwiftTool {
  /// The output of a run of the command.
  struct Output {
    let status: Int32
    let text: String
    let errors: String
  }

  private let program: String

  /// Finds the command, or returns `nil` if it is not in `PATH`.
  init?() {
    guard let program = SearchPath.find("swift") else { return nil }
    self.program = program
  }

  /// Creates a command from the path of the `swift` command or of another Swift tool.
  init(at path: String) { program = path }

  /// Runs the command in a folder, with standard input closed.
  ///
  /// - Parameter limit: The time in seconds after which the command is terminated.
  func run(
    _ arguments: [String],
    in folder: URL,
    limit: Double
  ) throws(ProjectError) -> Output {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch {
      throw .manifest(folder.path, "swift could not be started")
    }
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler { process.terminate() }
    timer.schedule(deadline: .now() + limit)
    timer.resume()
    defer { timer.cancel() }
    // Both pipes are read at the same time, because a full pipe would block the process.
    let messages = Reader(errors.fileHandleForReading)
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus,
      text: String(decoding: text, as: UTF8.self),
      errors: String(decoding: messages.wait(), as: UTF8.self)
    )
  }

  /// Reads a pipe on a separate thread.
  private final class Reader: Sendable {
    private let done = DispatchSemaphore(value: 0)
    private let data = Mutex(Data())

    init(_ file: FileHandle) {
      DispatchQueue.global().async { [self] in
        let all = file.readDataToEndOfFile()
        data.withLock { $0 = all }
        done.signal()
      }
    }

    func wait() -> Data {
      done.wait()
      return data.withLock { $0 }
    }
  }
}
