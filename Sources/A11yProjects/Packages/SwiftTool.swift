// SPDX-License-Identifier: MIT

import A11yProcesses
import Foundation
import Synchronization

/// The `swift` command of this machine.
struct SwiftTool {
  /// What a run left.
  struct Output {
    let status: Int32
    let text: String
    let errors: String
  }

  private let program: String

  /// Finds the command; `nil` if there is none in `PATH`.
  init?() {
    guard let program = SearchPath.find("swift") else { return nil }
    self.program = program
  }

  /// Runs it in a folder, with standard input closed.
  ///
  /// - Parameter limit: Seconds after which it is ended.
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
      throw .manifest(folder.path, "swift failed to start")
    }
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler { process.terminate() }
    timer.schedule(deadline: .now() + limit)
    timer.resume()
    defer { timer.cancel() }
    // Both are read at once: a pipe that is full would stop the process.
    let messages = Reader(errors.fileHandleForReading)
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus,
      text: String(decoding: text, as: UTF8.self),
      errors: String(decoding: messages.wait(), as: UTF8.self)
    )
  }

  /// Reads a pipe on a thread of its own.
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
