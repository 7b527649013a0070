// SPDX-License-Identifier: MIT

import A11yFiles
import A11ySession
import Foundation

/// A recording of a session as a transcript of its commands and speech.
@MainActor
package final class SessionRecording {
  /// The lines of the header.
  private let header: [String]
  private var lines = RecordedLines()
  private var lastCommand: Duration = .zero
  /// The index of the last command's line, and whether that command ends the session or writes the recording.
  private var last: (place: Int, isEnd: Bool)?
  /// The indices of the lines in which the command line was last opened, and then first entered or left.
  private var commandLine: (open: Int, enter: Int?, escape: Int?)?

  /// The shortest pause between a user's commands that is recorded as a wait.
  private static let pause: Duration = .seconds(1)

  /// Creates an empty recording.
  ///
  /// - Parameter header: The header lines that describe the subject and the settings of the session.
  package init(header: [String]) { self.header = header }

  /// Records a session from its start.
  package func record(_ session: AssistiveSession) {
    session.observe { [weak self] in self?.take($0) }
    session.setWriter { [weak self] path in
      guard let self else { return "" }
      do {
        try self.write(to: path)
        return "Written to \(path)."
      } catch let error as FileReplacementError {
        return "Cannot write \(path): \(error.reason)."
      } catch {
        return "Cannot write \(path): \(error)."
      }
    }
  }

  /// Writes the transcript of the session up to now, without the keys that end the session or write the recording.
  package func write(to path: String) throws {
    let file = try FileReplacement(of: path)
    try file.write(Data((header + [""]).map { $0 + "\n" }.joined().utf8))
    try lines.write(first: end) { try file.write($0) }
    try file.commit()
  }

  /// The number of lines that belong to the written transcript.
  private var end: Int {
    var end = lines.count
    if let last, last.isEnd { end = last.place }
    // If a command line is still open or is closed by this command, the text typed into it belongs to the write command
    // itself.
    if let line = commandLine, line.open < end {
      let enter = line.enter.flatMap { $0 < end ? $0 : nil }
      let isLeft = line.escape.map { $0 < end } ?? false
      if !isLeft, enter == nil || enter == end - 1 { end = line.open }
    }
    return end
  }

  private static func ends(_ line: String) -> Bool {
    line == "> press q" || line == "> quit" || line.hasPrefix("> write ")
  }

  private func take(_ record: TranscriptRecord) {
    guard let line = record.transcriptLine else { return }
    if case .command = record.content {
      lastCommand = record.time
    } else if record.time - lastCommand > Self.pause, lines.count > 0 {
      add("> wait \((record.time - lastCommand).components.seconds)s")
      lastCommand = record.time
    }
    add(line)
  }

  private func add(_ line: String) {
    let place = lines.count
    if line.hasPrefix(">") { last = (place, Self.ends(line)) }
    switch line {
    case "> press :": commandLine = (place, nil, nil)
    case "> press enter" where commandLine?.enter == nil: commandLine?.enter = place
    case "> press escape" where commandLine?.escape == nil: commandLine?.escape = place
    default: break
    }
    lines.append(line)
  }
}
