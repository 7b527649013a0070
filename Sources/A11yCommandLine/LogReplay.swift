// SPDX-License-Identifier: MIT

import A11yEventLog
import A11yNavigation
import A11ySession
import Foundation

/// Replays an event log and prints the speech.
package enum LogReplay {
  /// Replays the log at the given path, or the log on standard input if the path is `-`.
  ///
  /// - Throws: ``Failure`` if the log cannot be read, or if the replay leads to effects other than those in the log.
  @MainActor
  package static func run(
    _ path: String,
    json: Bool,
    trace: TraceOptions,
    words: WordList? = nil
  ) throws {
    let data: Data
    do {
      data =
        path == "-"
        ? FileHandle.standardInput.readDataToEndOfFile()
        : try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure("\(path): the log cannot be read")
    }
    var output = StandardOutput()
    defer { output.flush() }
    let write = try trace.writer()
    var replay = SessionReplay()
    replay.words = words
    replay.onRecord = { record in
      switch record.content {
      case .notice(let text): StandardError.write("(\(VisibleText(lines: text)))")
      case .speech where json: output.write(VisibleText(json: record.json))
      case _ where json: break
      default:
        if let line = record.line { output.write(VisibleText(line)) }
      }
    }
    replay.onTrace = { write?("\($0.inSeconds) \($1)") }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).lazy
      .map { String(decoding: $0, as: UTF8.self) }
    do {
      try replay.run(lines)
    } catch {
      throw Failure("\(path): \(error.description)")
    }
  }
}
